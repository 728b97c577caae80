import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, PGliteDialect } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakePostgres, startFakePostgres } from '../testing/fake-postgres.ts'
import { openPostgres, storeOn } from './postgres.ts'
import { DatabaseUnavailable, type Store } from './store.ts'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a write whose connection breaks', () => {
  let postgres: FakePostgres
  let store: Store
  let jobs: number
  beforeEach(async () => {
    postgres = await startFakePostgres()
    store = await openPostgres(postgres.url, () => {})
    jobs = 0
    postgres.asked.length = 0
  })
  afterEach(async () => {
    await store.close()
    await postgres.stop()
  })
  const write = () =>
    store.write(async (db) => {
      jobs++
      await db.executeQuery(CompiledQuery.raw('update a'))
      return 'written'
    })
  /** The connection breaks when this statement comes for the first `times`. */
  function breakAt(statement: string, times: number) {
    let came = 0
    postgres.on((sql) => (sql === statement && ++came <= times ? 'drop' : 'done'))
  }

  test.each(['begin', 'update a'])('at "%s" is done again on another one, and committed once', async (statement) => {
    breakAt(statement, 2)
    expect(await write()).toBe('written')
    expect(postgres.asked.filter((sql) => sql === 'commit')).toHaveLength(1)
    expect(postgres.asked.slice(-3)).toEqual(['begin', 'update a', 'commit'])
  })
  test('at its commit is told and not done again, for it may have been committed', async () => {
    breakAt('commit', 1)
    expect(await failureOf(write())).toBeInstanceOf(DatabaseUnavailable)
    expect(jobs).toBe(1)
    expect(await write()).toBe('written')
  })
  test('again and again is told', async () => {
    postgres.on((sql) => (sql === 'update a' ? 'terminate' : 'done'))
    expect(await failureOf(write())).toBeInstanceOf(DatabaseUnavailable)
    expect(jobs).toBe(3)
  })
  test('with twelve of them at once, more than there are connections, each is told or done', async () => {
    breakAt('update a', 5)
    expect(await Promise.all(Array.from({ length: 12 }, write))).toEqual(Array(12).fill('written'))
    expect(postgres.asked.filter((sql) => sql === 'commit')).toHaveLength(12)
  })
})

test('a failure of the job is told as it is, and nothing of it is written', async () => {
  const store = await storeOn(new PGliteDialect({ pglite: new PGlite() }))
  const job = store.write(async (db) => {
    await db.insertInto('meta').values({ name: 'a', value: '1' }).execute()
    throw new RangeError('no')
  })
  expect(await failureOf(job)).toBeInstanceOf(RangeError)
  expect(await store.read.selectFrom('meta').selectAll().where('name', '=', 'a').execute()).toEqual([])
  await store.close()
}, 60_000)
