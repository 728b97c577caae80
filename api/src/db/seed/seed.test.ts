import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { ENGINES, type Engine, shipped } from '../../testing/api.ts'
import { blankPglite, emptyPglite } from '../../testing/seeded-database.ts'
import { migrations } from '../migrations/all.ts'
import { storeOn } from '../postgres.ts'
import type { Database, Db } from '../schema.ts'
import { openSqlite } from '../sqlite.ts'
import { publishedCards } from '../tables/content/modules.ts'
import { publishedQuizzes, saveQuiz } from '../tables/content/quizzes.ts'
import { publishedScenarios } from '../tables/content/scenarios.ts'
import { testDates } from '../tables/content/test-dates.ts'
import { moveToTrash } from '../tables/content/trash.ts'
import { type Shipped, seed } from './seed.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

/** A database that survives being closed, as a file or as an in-memory cluster. */
async function place(engine: Engine, cluster = blankPglite) {
  const folder = mkdtempSync(join(tmpdir(), 'situ-seed-'))
  const file = join(folder, 'situ.db')
  const pglite = engine === 'pglite' ? await cluster() : undefined
  // Kysely closes its database when it is destroyed; here that does nothing, because the tests share the cluster.
  const lent = pglite && new Proxy(pglite, { get: (of, name) => (name === 'close' ? async () => {} : bound(of, name)) })
  const dialect = (): Dialect =>
    lent ? new PGliteDialect({ pglite: lent }) : new SqliteDialect({ database: new SQLite(file) })
  return {
    dialect,
    open: () => (lent ? storeOn(dialect()) : openSqlite(file)),
    remove: async () => {
      await pglite?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
function bound(of: object, name: string | symbol) {
  const value: unknown = Reflect.get(of, name)
  return typeof value === 'function' ? value.bind(of) : value
}
/**
 * The shipped content, of which only these kinds may be loaded: loading another kind fails. The names of parts may
 * always be read.
 */
const only = (...kinds: (keyof Shipped)[]) =>
  Object.fromEntries(
    Object.entries(shipped).map(([kind, way]) => {
      const refused = () => Promise.reject(new Error(`${kind} was loaded`))
      if ((kinds as string[]).includes(kind)) return [kind, way]
      return [kind, typeof way === 'function' ? refused : { ...way, load: refused }]
    }),
  ) as unknown as Shipped
const counts = async (db: Db) => [
  (await publishedCards(db)).length,
  (await publishedQuizzes(db)).length,
  (await publishedScenarios(db)).length,
  (await testDates(db)).length,
]

test.each(ENGINES)('a database of the version before gets what it lacks at the next start (%s)', async (engine) => {
  const { dialect, open, remove } = await place(engine)
  const old = new Kysely<Database>({ dialect: dialect(), plugins: [new CamelCasePlugin()] })
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo('0003-modules')).error).toBeUndefined()
  const card = JSON.stringify({ ...(await shipped.modules())[0], id: 'edited' })
  const module = { id: 'edited', sortOrder: 1, isPublished: 1, pageCount: 1, card, body: '{}', updatedAt: 1 }
  await old.insertInto('modules').values(module).execute()
  await old.destroy()

  const store = await open()
  const lacking = ['quizzes', 'scenarios', 'testDates', 'competencies', 'practiceTexts', 'ratedAnswers'] as const
  await seed(store, only(...lacking, 'keyPointExamples', 'pageFigures'), NOW)
  expect((await publishedCards(store.read)).map(({ id }) => id)).toEqual(['edited'])
  expect(await counts(store.read)).toEqual([1, 12, 48, 40])
  expect((await publishedQuizzes(store.read))[0]?.updatedAt).toBe(new Date(NOW).toISOString())
  await store.close()
  await remove()
})

test('a second start loads nothing and keeps what was changed, also what was deleted to the last', async () => {
  const { open, remove } = await place('sqlite')
  const first = await open()
  await seed(first, shipped, NOW)
  await first.write(async (db) => {
    for (const { id } of await testDates(db)) await moveToTrash(db, 'testDates', id, NOW)
    const [quiz] = await shipped.quizzes()
    if (quiz) await saveQuiz(db, { ...quiz, timeLimit: 99 }, 1, NOW)
  })
  await first.close()

  const second = await open()
  await seed(second, only(), NOW + 1)
  expect(await counts(second.read)).toEqual([16, 12, 48, 0])
  expect((await publishedQuizzes(second.read))[0]?.timeLimit).toBe(99)
  await second.close()
  await remove()
})

test.each(ENGINES)('two servers that start at once on one database seed it once (%s)', async (engine) => {
  const { open, remove } = await place(engine, emptyPglite)
  const store = await open()
  await Promise.all([seed(store, shipped, NOW), seed(store, shipped, NOW)])
  expect(await counts(store.read)).toEqual([16, 12, 48, 40])
  await store.close()
  await remove()
})

test('a start that fails half way leaves nothing half done', async () => {
  const { open, remove } = await place('sqlite')
  const store = await open()
  const broken = async () => [...(await shipped.scenarios()), ...(await shipped.scenarios()).slice(0, 1)]
  await expect(seed(store, { ...shipped, scenarios: broken }, NOW)).rejects.toThrow('UNIQUE')
  expect(await counts(store.read)).toEqual([16, 12, 0, 0])
  const rest = ['scenarios', 'testDates', 'competencies', 'practiceTexts', 'ratedAnswers', 'keyPointExamples'] as const
  await seed(store, only(...rest), NOW)
  expect(await counts(store.read)).toEqual([16, 12, 48, 40])
  await store.close()
  await remove()
})
