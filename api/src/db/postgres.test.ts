import type { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, CompiledQuery, Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePostgres, startFakePostgres } from '../testing/fake-postgres.ts'
import { blankPglite, emptyPglite } from '../testing/seeded-database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openPostgres, storeOn } from './postgres.ts'
import type { Database } from './schema.ts'
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
  /** Breaks the connection at this statement, the first `times` times. */
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

describe('on a server', () => {
  let postgres: FakePostgres
  let store: Store
  beforeEach(async () => {
    postgres = await startFakePostgres()
    store = await openPostgres(postgres.url, () => {}, { connections: 4 })
    postgres.asked.length = 0
  })
  afterEach(async () => {
    postgres.on(() => 'done')
    postgres.dropAll()
    await store.close()
    await postgres.stop()
  })
  const read = () => store.read.executeQuery(CompiledQuery.raw('select 1'))
  const write = () => store.write((db) => db.executeQuery(CompiledQuery.raw('update a')))

  test('writes that all wait for one row leave connections to reads and to what is written at once, and are told after four seconds', async () => {
    postgres.on((sql) => (sql === 'update a' ? 'silent' : 'done'))
    const stuck = Array.from({ length: 12 }, () => failureOf(write()))
    for (let i = 0; i < 20; i++) expect((await read()).rows).toEqual([])
    expect(postgres.asked.filter((sql) => sql === 'update a')).toHaveLength(1)
    // A proxy checks whether this process can write. Writes that all wait for one locked row must not make that check
    // fail.
    await store.writeAtOnce((db) => db.executeQuery(CompiledQuery.raw('update meta')))
    expect(postgres.asked.slice(-2)).toEqual(['update meta', 'commit'])
    const begun = performance.now()
    expect(await stuck[5]).toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - begun).toBeLessThan(15_000)
  })
  test.each(['55P03', '57014'])(
    'a lock or a time that runs out (%s) is told as such, on a connection that goes on',
    async (code) => {
      postgres.on((sql) => (sql === 'update a' ? { refuse: code } : 'done'))
      expect(await failureOf(write())).toBeInstanceOf(DatabaseUnavailable)
      expect(postgres.asked.slice(-1)).toEqual(['rollback'])
    },
  )
  test('a statement that comes often is parsed once, until a pooler shows that it does not know its name', async () => {
    for (let i = 0; i < 6; i++) await read()
    expect(postgres.parsed('select 1')).toBe(3)
    postgres.on((sql) => (sql === 'select 1' && postgres.asked.length === 7 ? { refuse: '26000' } : 'done'))
    for (let i = 0; i < 4; i++) await read()
    expect(postgres.parsed('select 1')).toBe(7)
  })
})

describe('on one cluster', () => {
  let pglite: PGlite
  beforeAll(async () => {
    pglite = await emptyPglite()
  })
  afterAll(() => pglite.close())

  test('a failure of the job is told as it is, and nothing of it is written', async () => {
    const store = await storeOn(new PGliteDialect({ pglite }))
    const job = store.write(async (db) => {
      await db.insertInto('meta').values({ name: 'a', value: '1' }).execute()
      throw new RangeError('no')
    })
    expect(await failureOf(job)).toBeInstanceOf(RangeError)
    expect(await store.read.selectFrom('meta').selectAll().where('name', '=', 'a').execute()).toEqual([])
  })

  test('a database of a newer version is used as it is, one with another history is refused', async () => {
    const first = await storeOn(new PGliteDialect({ pglite }))
    await first.write((db) =>
      db.executeQuery(CompiledQuery.raw("insert into kysely_migration values ('0099-newer', '2030')")),
    )
    const second = await storeOn(new PGliteDialect({ pglite }))
    expect(await second.read.selectFrom('meta').selectAll().where('name', '=', 'a').execute()).toEqual([])
    await second.write((db) =>
      db.executeQuery(CompiledQuery.raw("delete from kysely_migration where name = '0003-modules'")),
    )
    await expect(storeOn(new PGliteDialect({ pglite }))).rejects.toThrow('cannot be brought to this version')
  })
})

test('the log is split by the user, what was there before included, and goes with its user', async () => {
  const pglite = await blankPglite()
  const names = Object.keys(migrations)
  const before = Object.fromEntries(
    names.slice(0, names.indexOf('0015-partitioned-log')).map((n) => [n, migrations[n]]),
  )
  const old = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] })
  await migrate(old, before as typeof migrations)
  const people = Array.from({ length: 40 }, (_, i) => `user-${i}`)
  for (const id of people) {
    await sql`insert into users (id, email, password_hash, first_name, last_name, plan, created_at)
      values (${id}, ${id}, '', 'A', 'B', 'free', 1)`.execute(old)
    await sql`insert into activity_log select ${id}, 'a' || n, 'quiz', null, null, null, null, null, 1, n, n, '2026-01-15', 'd', n,
      '', '', '', '', '{}' from generate_series(1, 3) n`.execute(old)
  }
  const { rows: earlier } = await sql`select * from activity_log order by user_id, id`.execute(old)
  const store = await storeOn(new PGliteDialect({ pglite }))
  const { rows } = await sql`select * from activity_log order by user_id, id`.execute(store.read)
  expect(rows).toEqual(earlier)
  const parts = async () =>
    (
      await sql<{ part: string }>`select distinct tableoid::regclass::text as part from activity_log`.execute(
        store.read,
      )
    ).rows
  expect((await parts()).length).toBeGreaterThan(8)
  const { rows: plan } = await sql<
    Record<string, string>
  >`explain select id from activity_log where user_id = 'user-1'`.execute(store.read)
  expect(JSON.stringify(plan).match(/activity_log_\d+/g)?.length).toBeGreaterThan(0)
  expect(new Set(JSON.stringify(plan).match(/on activity_log_\d+/g)).size).toBe(1)
  await store.write((db) => db.deleteFrom('users').where('id', '!=', 'user-1').execute())
  expect(await sql`select user_id from activity_log`.execute(store.read)).toMatchObject({ rows: [{}, {}, {}] })
  await store.close()
})
