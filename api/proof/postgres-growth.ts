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
/** The number of turns. In each turn both databases are measured, so that other load on the machine slows both down. */
const TURNS = 20
const CALLS = 100
/**
 * The number of learners whose calls are measured in each database. The pages with their rows, a hundred rows each, fit
 * into the server's 128 MiB of buffers; with more, the figures would show the size of the buffers.
 */
const SAMPLE = 50

/** Generated rows are consistent, so references need no check, and no write waits for the disk. */
const QUICKLY = 'set session_replication_role = replica; set synchronous_commit = off;'

/** Learners with numbers in [`from`, `until`), each with a session, a fold and 100 activities. */
async function fill(query: (sql: string, values?: unknown[]) => Promise<unknown>, from: number, until: number) {
  const range = `generate_series(${from}, ${until - 1}) u`
  await query(`${QUICKLY} insert into users (id, email, password_hash, first_name, last_name, plan, created_at)
    select 'user-' || u, 'user-' || u || '@example.org', '', 'A', 'B', 'free', 1 from ${range}`)
  await query(`${QUICKLY} insert into sessions (token_hash, user_id, seen_at, expires_at)
    select 't-' || u, 'user-' || u, 1, 9e15::bigint from ${range}`)
  await query(`${QUICKLY} insert into activity_log
    (user_id, id, type, module_id, time_spent, completed, occurred_at, received_at, local_day, device_id, seq, title, description, icon, color, data)
    select 'user-' || u, 'act-' || n, 'module', 'm' || n % 16, 60, 1, 1760000000000 + n * 86400000::bigint, 1760000000000 + n * 86400000::bigint,
      '2026-01-' || lpad((1 + n % 28)::text, 2, '0'), 'device', n, 'A module page', 'A line that says more of it', 'book', 'blue', '{}'
    from ${range}, generate_series(1, ${EACH}) n`)
  await query(
    `insert into progress_folds (user_id, fold, active_at) select 'user-' || u, $1, 1760000000000 from ${range}`,
    [JSON.stringify({ ...EMPTY_FOLD, count: EACH, minutes: EACH })],
  )
}

/** The calls of the hot paths on a database of `users` learners; `i` is the number of the call. */
function callsOf(store: Store, users: number): Record<string, (i: number) => Promise<unknown>> {
  const any = (i: number) => `user-${Math.floor((i % SAMPLE) * (users / SAMPLE))}`
  return {
    session: (i) => sessionByToken(store.read, { tokenHash: any(i).replace('user', 't') }),
    'user by e-mail': (i) => userByEmail(store.read, { email: `${any(i)}@example.org` }),
    'list of activities': (i) => newestItems(store.read, { userId: any(i) }),
    summary: (i) => store.readTogether((db) => foldOf(db, any(i))),
    'write of an activity': (i) =>
      store.write(async (db) => {
        const { stored } = await insertActivities(db, any(i), [activity(any(i), `new-${i}`, 1000 + i)])
        await stored
      }),
  }
}

/**
 * The time in milliseconds below which a tenth of the calls stay, because other load on the machine only slows calls
 * down. Sorts `times`.
 */
const fast = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

const postgres = await PostgresServer.create()
console.log(postgres.version)
const sizes: { users: number; store: Store }[] = []
for (const users of [FEW, MANY]) {
  const name = `of_${users}`
  await postgres.query(`create database ${name}`)
  const url = postgres.url.replace(/\w+$/, name)
  const query = (sql: string, values: unknown[] = []) => postgres.query(sql, values, url)
  const store = await openPostgres(url, (error) => console.log(`a connection ended: ${error.message}`))
  const begin = performance.now()
  for (let made = 0; made < users; made += CHUNK) await fill(query, made, Math.min(users, made + CHUNK))
  await query('vacuum analyze')
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${users.toLocaleString('en')} learners with ${EACH} activities each, made in ${seconds} s`)
  sizes.push({ users, store })
}
// Without a checkpoint, the server would still write these rows to the disk during the measurement.
await postgres.query('checkpoint')
let isGood = true
const [few, many] = sizes.map(({ users, store }) => callsOf(store, users))
for (const name of Object.keys(few ?? {})) {
  const times: [number[], number[]] = [[], []]
  for (let turn = -1; turn < TURNS; turn++)
    for (const [place, calls] of [few, many].entries())
      for (let i = 0; i < CALLS; i++) {
        const begin = performance.now()
        await calls?.[name]?.((turn + 1) * CALLS + i)
        // The first turn brings the pages into memory.
        if (turn >= 0) times[place]?.push(performance.now() - begin)
      }
  const [before, after] = [fast(times[0]), fast(times[1])]
  isGood &&= after <= before * LIMIT
  console.log(`${name.padEnd(22)} ${before.toFixed(2)} ms → ${after.toFixed(2)} ms: × ${(after / before).toFixed(2)}`)
}
for (const { store } of sizes) await store.close()
await postgres.remove()
if (!isGood) {
  console.log(`FAILED: a call costs more than × ${LIMIT}`)
  process.exit(1)
}
