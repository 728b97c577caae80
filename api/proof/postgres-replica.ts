// Proof that statistics and the history are read from a streaming replica of PostgreSQL, but never from data older than
// the setting allows, and from the database itself while the replica is away, stands still, or has never followed it.

import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { adminStatistics } from 'shared/contract/calls/admin/statistics'
import { progress } from 'shared/contract/calls/progress'
import { openPostgres } from '../src/db/postgres.ts'
import { PostgresServer } from './postgres-server.ts'

const LAG_MS = 3000
const LOOK_MS = 1500
const CALLS = { ...adminStatistics, history: progress.history }

const primary = await PostgresServer.create()
console.log(primary.version)
// The tables must be there before the copy is made.
await (await openPostgres(primary.url, () => {})).close()
const standby = await primary.standby()
const log = pino({ level: 'silent' })
const store = await openPostgres(primary.url, (error) => log.warn(error), {
  connections: 5,
  replica: { url: standby.url, lagMs: LAG_MS },
})
const isFresh = () => store.replica?.fresh() !== undefined
async function until(wanted: boolean, what: string) {
  const begin = performance.now()
  while (isFresh() !== wanted) {
    assert(performance.now() - begin < 20_000, what)
    await pause(50)
  }
  console.log(`${what}: after ${Math.round(performance.now() - begin)} ms`)
}
console.log(
  `read there: ${Object.values(CALLS)
    .map(({ path }) => path)
    .join(', ')}`,
)
for (const { shape } of Object.values(CALLS)) assert.equal(shape.mayLag, true)

await until(true, 'the replica follows')
const write = (name: string) => store.write((db) => db.insertInto('meta').values({ name, value: 'x' }).execute())
const there = async (name: string) =>
  (await store.replica?.fresh()?.selectFrom('meta').select('name').where('name', '=', name).execute())?.length
await write('one')
await pause(LOOK_MS)
assert.equal(await there('one'), 1)
await assert.rejects(standby.query('create table t (n int)'), /read-only/)

await standby.query('select pg_wal_replay_pause()')
await write('two')
await until(false, 'it stands still: read from the database itself')
await standby.query('select pg_wal_replay_resume()')
await until(true, 'it has caught up')
assert.equal(await there('two'), 1)

await standby.stop('crash')
const failed = await store.replica
  ?.fresh()
  ?.selectFrom('meta')
  .selectAll()
  .execute()
  .then(
    () => 'answered',
    () => 'failed',
  )
if (failed === 'failed') store.replica?.failed()
await until(false, `it is gone (a read there ${failed}): read from the database itself`)
await write('three')
await standby.start()
await until(true, 'it is back')
assert.equal(await there('three'), 1)

const alone = await openPostgres(primary.url, () => {}, {
  connections: 3,
  replica: { url: primary.url, lagMs: LAG_MS },
})
await pause(2 * LOOK_MS)
assert.equal(alone.replica?.fresh(), undefined)
console.log('a server that follows nobody is not read')
await alone.close()
await store.close()
await standby.remove()
await primary.remove()
