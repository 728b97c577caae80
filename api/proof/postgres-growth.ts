// The cost of a call on PostgreSQL with a hundred times the learners: 10,000 with 100 activities each, then USERS
// (1,000,000). The server itself generates the rows. LIMIT is the highest accepted ratio of the second cost to the
// first.

import { EMPTY_FOLD } from 'shared/rules/progress/progress'
import { activity } from '../bench/growth.ts'
import { insertActivities } from '../src/areas/progress.ts'
import { openPostgres } from '../src/db/postgres.ts'
import type { Store } from '../src/db/store.ts'
import { sessionByToken } from '../src/db/tables/people/sessions.ts'
import { userByEmail } from '../src/db/tables/people/users.ts'
import { newestItems } from '../src/db/tables/progress/activities.ts'
import { foldOf } from '../src/db/tables/progress/progress-folds.ts'
import { PostgresServer } from './postgres-server.ts'

const FEW = 10_000
const MANY = Number(process.env.USERS ?? 1_000_000)
const EACH = 100
const LIMIT = Number(process.env.LIMIT ?? 1.35)
const CHUNK = 10_000
const ROUNDS = 1000
const WARM = 200
const SAMPLE = 200

/** Generated rows are consistent, so references need no check, and no write waits for the disk. */
const QUICKLY = 'set session_replication_role = replica; set synchronous_commit = off;'

/** Learners with numbers in [`from`, `until`), each with a session, a fold and 100 activities. */
async function fill(postgres: PostgresServer, from: number, until: number) {
  const range = `generate_series(${from}, ${until - 1}) u`
  await postgres.query(`${QUICKLY} insert into users (id, email, password_hash, first_name, last_name, plan, created_at)
    select 'user-' || u, 'user-' || u || '@example.org', '', 'A', 'B', 'free', 1 from ${range}`)
  await postgres.query(`${QUICKLY} insert into sessions (token_hash, user_id, seen_at, expires_at)
    select 't-' || u, 'user-' || u, 1, 9e15::bigint from ${range}`)
  await postgres.query(`${QUICKLY} insert into activity_log
    (user_id, id, type, module_id, time_spent, completed, occurred_at, received_at, local_day, device_id, seq, title, description, icon, color, data)
    select 'user-' || u, 'act-' || n, 'module', 'm' || n % 16, 60, 1, 1760000000000 + n * 86400000::bigint, 1760000000000 + n * 86400000::bigint,
      '2026-01-' || lpad((1 + n % 28)::text, 2, '0'), 'device', n, 'A module page', 'A line that says more of it', 'book', 'blue', '{}'
    from ${range}, generate_series(1, ${EACH}) n`)
  await postgres.query(
    `insert into progress_folds (user_id, fold, active_at) select 'user-' || u, $1, 1760000000000 from ${range}`,
    [JSON.stringify({ ...EMPTY_FOLD, count: EACH, minutes: EACH })],
  )
}

type Figures = Record<string, number>
/**
 * Milliseconds of the calls of the hot paths: the fastest tenth, because other load on the machine only slows them
 * down.
 */
async function measure(store: Store, users: number): Promise<Figures> {
  const any = (i: number) => `user-${Math.floor((i % SAMPLE) * (users / SAMPLE))}`
  const quick = async (call: (i: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let i = -WARM; i < ROUNDS; i++) {
      const begin = performance.now()
      await call(i + WARM)
      if (i >= 0) times.push(performance.now() - begin)
    }
    return times.sort((a, b) => a - b)[ROUNDS / 10] ?? 0
  }
  return {
    session: await quick((i) => sessionByToken(store.read, { tokenHash: any(i).replace('user', 't') })),
    'user by e-mail': await quick((i) => userByEmail(store.read, { email: `${any(i)}@example.org` })),
    'list of activities': await quick((i) => newestItems(store.read, { userId: any(i) })),
    summary: await quick((i) => store.readTogether((db) => foldOf(db, any(i)))),
    'write of an activity': await quick((i) =>
      store.write(async (db) => {
        const { stored } = await insertActivities(db, any(i), [activity(any(i), `new-${users}-${i}`, 1000 + i)])
        await stored
      }),
    ),
  }
}

const postgres = await PostgresServer.create()
console.log(postgres.version)
const store = await openPostgres(postgres.url, (error) => console.log(`a connection ended: ${error.message}`))
const found: Figures[] = []
let made = 0
for (const users of [FEW, MANY]) {
  const begin = performance.now()
  for (; made < users; made += CHUNK) await fill(postgres, made, Math.min(users, made + CHUNK))
  await postgres.query('vacuum analyze')
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${users.toLocaleString('en')} learners with ${EACH} activities each, made in ${seconds} s`)
  found.push(await measure(store, users))
}
await store.close()
await postgres.remove()
const [few = {}, many = {}] = found
let isGood = true
for (const name of Object.keys(few)) {
  const [before = 0, after = 0] = [few[name], many[name]]
  isGood &&= after <= before * LIMIT
  console.log(`${name.padEnd(22)} ${before.toFixed(2)} ms → ${after.toFixed(2)} ms: × ${(after / before).toFixed(2)}`)
}
if (!isGood) {
  console.log(`FAILED: a call costs more than × ${LIMIT}`)
  process.exit(1)
}
