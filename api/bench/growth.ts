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
import { figure, median } from './report.ts'

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

/** A database with this many users, and the calls of the hot paths; each returns its milliseconds. */
async function databaseOf(users: number) {
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
  const timed = (call: (i: number) => Promise<unknown>) => async (i: number) => {
    const begin = performance.now()
    await call(i)
    return performance.now() - begin
  }
  const calls = {
    session: timed((i) => sessionByToken(store.read, { tokenHash: `t-${any(i)}` })),
    'user by e-mail': timed((i) => userByEmail(store.read, { email: `user-${any(i)}@example.org` })),
    'list of 50': timed((i) => newestItems(store.read, { userId: `user-${any(i)}` })),
    summary: timed((i) => foldOf(store.read, `user-${any(i)}`)),
    // Measures the job without its commit, whose time depends on the disk and not on the number of users.
    insert: (i: number) =>
      store.write(async (db) => {
        const userId = `user-${any(i)}`
        const begin = performance.now()
        const { stored } = await insertActivities(db, userId, [activity(userId, `new-${i}`, 1000 + i)])
        await stored
        return performance.now() - begin
      }),
  }
  const close = async () => {
    await store.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { calls, close }
}

/** Prints the figures of G14: the time of each call with 10,000 users relative to that with 1,000. */
export async function growth() {
  const [small, large] = [await databaseOf(1000), await databaseOf(10_000)]
  for (const name of Object.keys(large.calls) as (keyof typeof large.calls)[]) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
    // The databases take turns, so that a slower moment of the machine is one of both.
    for (let i = 0; i < WARM + ROUNDS; i++) {
      times.small.push(await small.calls[name](i))
      await new Promise(setImmediate)
      times.large.push(await large.calls[name](i))
      await new Promise(setImmediate)
    }
    const [few, many] = [median(times.small.slice(WARM)), median(times.large.slice(WARM))]
    const label = `${name}: 10,000 users against 1,000 (${(many * 1000).toFixed(0)} µs)`
    figure('G14', label, many / few, '×', { most: 1.35 })
  }
  await small.close()
  await large.close()
}
