import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_FOLD } from 'shared/rules/progress/progress'
import { activityRow } from '../src/areas/activity-rows.ts'
import { insertActivities } from '../src/areas/progress.ts'
import { newUserRow } from '../src/areas/user.ts'
import { openSqlite } from '../src/db/sqlite.ts'
import { addSession, sessionByToken } from '../src/db/tables/people/sessions.ts'
import { addUser, userByEmail } from '../src/db/tables/people/users.ts'
import { addActivities, newestItems } from '../src/db/tables/progress/activities.ts'
import { changeFold, foldOf } from '../src/db/tables/progress/progress-folds.ts'
import { figure } from './report.ts'

const ROWS_EACH = 50
const ROUNDS = 300
const WARM = 50
const SAMPLE_USERS = 200

/** An activity of a user as a row for the log; `at` is its time in epoch milliseconds and its sequence number. */
export const activity = (userId: string, id: string, at: number) =>
  activityRow(
    {
      id,
      type: 'module',
      title: 'A module page',
      description: '',
      score: null,
      timestamp: new Date(at).toISOString(),
      icon: '',
      color: '',
      timeSpent: 60,
      completed: true,
      moduleId: 'm1',
      scenarioId: null,
      data: {},
      seq: at,
    },
    { userId, now: 2_000_000_000_000, deviceId: 'd' },
  )

/** Median milliseconds of the calls of the hot paths on a database with this many users. */
async function measure(users: number) {
  const dir = mkdtempSync(join(tmpdir(), 'situ-growth-'))
  const store = await openSqlite(join(dir, 'situ.db'))
  const CHUNK = 100
  for (let from = 0; from < users; from += CHUNK)
    await store.write(async (db) => {
      for (let u = from; u < from + CHUNK; u++) {
        const id = `user-${u}`
        await addUser(
          db,
          newUserRow({ id, email: `${id}@example.org`, passwordHash: '', firstName: 'A', lastName: 'B', createdAt: 1 }),
        )
        await addSession(db, {
          tokenHash: `t-${u}`,
          userId: id,
          seenAt: 1,
          expiresAt: 2,
          retiredAt: null,
          verifiedAt: null,
          chain: null,
        })
        await addActivities(
          db,
          Array.from({ length: ROWS_EACH }, (_, i) => activity(id, `a-${i}`, i + 1)),
        )
        await changeFold(db, id, 1, () => EMPTY_FOLD)
      }
    })
  const any = (i: number) => Math.floor((i % SAMPLE_USERS) * (users / SAMPLE_USERS))
  const median = async (call: (i: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let i = -WARM; i < ROUNDS; i++) {
      const begin = performance.now()
      await call(i + WARM)
      if (i >= 0) times.push(performance.now() - begin)
      await new Promise(setImmediate)
    }
    return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
  }
  const result = {
    session: await median((i) => sessionByToken(store.read, { tokenHash: `t-${any(i)}` })),
    'user by e-mail': await median((i) => userByEmail(store.read, { email: `user-${any(i)}@example.org` })),
    'list of 50': await median((i) => newestItems(store.read, { userId: `user-${any(i)}` })),
    summary: await median((i) => foldOf(store.read, `user-${any(i)}`)),
    // Measures the job without its commit, whose time depends on the disk and not on the number of users.
    insert: await median((i) =>
      store.write(async (db) => {
        const userId = `user-${any(i)}`
        const begin = performance.now()
        const { stored } = await insertActivities(db, userId, [activity(userId, `new-${i}`, 1000 + i)])
        await stored
        inside.push(performance.now() - begin)
      }),
    ).then(
      () =>
        inside
          .splice(0)
          .slice(WARM)
          .sort((a, b) => a - b)[ROUNDS >> 1] ?? 0,
    ),
  }
  await store.close()
  rmSync(dir, { recursive: true, force: true })
  return result
}
const inside: number[] = []

/** Prints the figures of G14: the time of each call with 10,000 users relative to that with 1,000. */
export async function growth() {
  const [small, large] = [await measure(1000), await measure(10_000)]
  for (const [name, ms] of Object.entries(large)) {
    const ratio = ms / (small[name as keyof typeof small] || 1)
    figure('G14', `${name}: 10,000 users against 1,000 (${(ms * 1000).toFixed(0)} µs)`, ratio, '×', { most: 1.35 })
  }
}
