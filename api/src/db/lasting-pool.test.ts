import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakePostgres, startFakePostgres } from '../testing/fake-postgres.ts'
import { ConnectionLost, lastingPool } from './lasting-pool.ts'
import type { Database } from './schema.ts'
import { DatabaseUnavailable } from './store.ts'

let postgres: FakePostgres
let pool: ReturnType<typeof lastingPool>
let db: Kysely<Database>
let broken: Error[]
beforeEach(async () => {
  postgres = await startFakePostgres()
  broken = []
  pool = lastingPool(new pg.Pool({ connectionString: postgres.url, max: 2 }), (error) => broken.push(error))
  db = new Kysely({ dialect: new PostgresDialect({ pool }) })
})
afterEach(async () => {
  await db.destroy()
  await postgres.stop()
})
const ask = (sql: string) => db.executeQuery(CompiledQuery.raw(sql))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each(['drop', 'terminate'] as const)('a connection that ends while it is used (%s) is told once', async (how) => {
  postgres.on((sql) => (sql === 'update a' ? how : 'done'))
  expect(await failureOf(ask('update a'))).toBeInstanceOf(ConnectionLost)
  await expect.poll(() => broken.length).toBe(1)
  expect(await failureOf(ask('update b'))).toBeUndefined()
})
test('connections that end while nobody uses them are told once each, and others take their place', async () => {
  await Promise.all([ask('select 1'), ask('select 2')])
  postgres.dropAll()
  await expect.poll(() => broken.length).toBe(2)
  expect(await failureOf(ask('update a'))).toBeUndefined()
})
test('a lone read is asked once more, of another connection', async () => {
  let times = 0
  postgres.on((sql) => (sql === 'select 1' && ++times === 1 ? 'drop' : 'done'))
  expect(await failureOf(ask('select 1'))).toBeUndefined()
  expect(times).toBe(2)
  postgres.on(() => 'drop')
  expect(await failureOf(ask('select 2'))).toBeInstanceOf(DatabaseUnavailable)
  expect(postgres.asked.filter((sql) => sql === 'select 2')).toHaveLength(2)
})
test('a read in a transaction is not', async () => {
  postgres.on((sql) => (sql.startsWith('select') ? 'drop' : 'done'))
  const work = db.transaction().execute((t) => t.executeQuery(CompiledQuery.raw('select 1')))
  expect(await failureOf(work)).toBeInstanceOf(ConnectionLost)
  expect(postgres.asked).toEqual(['begin', 'select 1'])
})
test('a server that starts is waited for', async () => {
  postgres.refuse('57P03')
  const work = ask('select 1')
  setTimeout(() => postgres.refuse(undefined), 300)
  expect(await failureOf(work)).toBeUndefined()
})
test('a server that stays away is told, and so is a password that it does not take, but at once', async () => {
  postgres.refuse('28P01')
  expect(await failureOf(ask('select 1'))).toBeInstanceOf(DatabaseUnavailable)
  await postgres.stop()
  const error = await failureOf(ask('select 1'))
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(String(error)).toContain('no connection to the database: connect ECONNREFUSED')
})
test('a network that is silent counts as a lost connection', async () => {
  pool.giveUpAfter(100, { lockMs: 3000, statementMs: 30_000 })
  postgres.on(() => 'silent')
  expect(await failureOf(ask('update a'))).toBeInstanceOf(ConnectionLost)
  postgres.on(() => 'done')
  expect(await failureOf(ask('update b'))).toBeUndefined()
})
test('a value that cannot be sent is no lost connection', async () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  const error = await failureOf(db.executeQuery(CompiledQuery.raw('update a', [loop])))
  expect(error).toBeInstanceOf(TypeError)
  expect(broken).toEqual([])
})
