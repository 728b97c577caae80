import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, SqliteDialect, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blankPglite } from '../testing/seeded-database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { storeOn } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { allModules, moduleById, publishedCards } from './tables/content/modules.ts'
import { practiceTextById, practiceTexts } from './tables/content/practice-texts.ts'
import { allQuizzes, publishedQuizzes, quizById } from './tables/content/quizzes.ts'
import { allScenarios, editedScenario } from './tables/content/scenarios.ts'
import { testDateById, testDates } from './tables/content/test-dates.ts'
import { emptyTrash, inTrash, isInTrash, moveToTrash, type TrashKind, takeFromTrash } from './tables/content/trash.ts'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0021'))
const KINDS: readonly TrashKind[] = ['modules', 'quizzes', 'scenarios', 'practiceTexts', 'testDates']
const NOW = 1_000_000

/**
 * Content as previous releases stored it: for each kind, one item that is shown and three that were deleted, one of
 * them a draft.
 */
function oldRows() {
  const rows = { shown: 1, published: -2, draft: -1, late: -2 }
  const statements: string[] = []
  for (const [place, [id, state]] of Object.entries(rows).entries()) {
    const at = place + 1
    statements.push(
      `insert into modules values ('${id}', ${at}, ${state}, 1, '{"id":"${id}","order":${at}}', '{}', ${at})`,
      `insert into quizzes values ('${id}', ${at}, ${state}, '{}', ${at})`,
      `insert into scenarios values ('${id}', ${at}, ${state}, '{}', ${at})`,
      `insert into practice_texts values ('${id}', ${state < 0 ? -1 - at : at}, '{}', ${at})`,
      `insert into test_dates values ('${id}', '2027-01-0${at}', '10:00', 'casper', 'fr', 's', '2026-11-22', ${state < 0 ? -2 : 1}, ${at})`,
    )
  }
  for (const kind of KINDS)
    for (const [id, at] of [
      ['published', 100],
      ['draft', 200],
      ['late', 300],
    ])
      statements.push(`insert into deleted_content values ('${kind}', '${id}', ${at})`)
  return statements
}

let folder: string
let pglite: PGlite
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situ-deleted-'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
async function older(dialect: Dialect, isShared: boolean) {
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] })
  await migrate(db, before)
  for (const statement of oldRows()) await sql.raw(statement).execute(db)
  if (!isShared) await db.destroy()
}
const OPENERS = {
  async sqlite() {
    const file = join(folder, 'situ.db')
    await older(new SqliteDialect({ database: new SQLite(file) }), false)
    return openSqlite(file)
  },
  async postgres() {
    pglite = await blankPglite()
    await older(new PGliteDialect({ pglite }), true)
    return storeOn(new PGliteDialect({ pglite }))
  },
}
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test.each(['sqlite', 'postgres'] as const)(
  'what an earlier release deleted stays deleted and can be restored (%s)',
  async (engine) => {
    store = await OPENERS[engine]()
    const { read } = store
    for (const list of [
      allModules,
      publishedCards,
      allQuizzes,
      publishedQuizzes,
      allScenarios,
      practiceTexts,
      testDates,
    ])
      expect(ids(await list(read))).toEqual(['shown'])
    for (const kind of KINDS) expect(await inTrash(read, kind)).toEqual(['late', 'draft', 'published'])
    for (const one of [moduleById, quizById, editedScenario, practiceTextById, testDateById])
      expect(await one(read, 'published')).toBeDefined()

    for (const kind of KINDS)
      await store.write(async (db) => {
        expect(await takeFromTrash(db, kind, 'published', NOW)).toBe(true)
        expect(await takeFromTrash(db, kind, 'draft', NOW)).toBe(true)
        expect(await takeFromTrash(db, kind, 'shown', NOW)).toBe(false)
        expect(await isInTrash(db, kind, 'late')).toBe(true)
      })
    for (const list of [allModules, allQuizzes, allScenarios, practiceTexts, testDates])
      expect(ids(await list(read))).toEqual(['shown', 'published', 'draft'])
    expect(ids(await publishedQuizzes(read))).toEqual(['shown', 'published'])
    expect((await quizById(read, 'published'))?.updatedAt).toBe(new Date(NOW).toISOString())

    await store.write((db) => emptyTrash(db, 299))
    expect(await inTrash(read, 'quizzes')).toEqual(['late'])
    await store.write((db) => emptyTrash(db, 300))
    for (const kind of KINDS) expect(await inTrash(read, kind)).toEqual([])
    expect(ids(await allQuizzes(read))).toEqual(['shown', 'published', 'draft'])
  },
)

test('on PostgreSQL a process of the release before sees what was deleted, and is understood', async () => {
  store = await OPENERS.postgres()
  const asBefore = async (text: string) => (await pglite.query<{ id: string }>(text)).rows.map(({ id }) => id)
  const columns = { quizzes: 'is_published', practice_texts: 'sort_order' }
  for (const [table, column] of Object.entries(columns)) {
    const kind = table === 'quizzes' ? 'quizzes' : 'practiceTexts'
    const hidden = () => asBefore(`select id from ${table} where ${column} < 0 order by id`)
    const noted = () => asBefore(`select id from deleted_content where kind = '${kind}' order by id`)
    const turn = (id: string) =>
      pglite.exec(`update ${table} set ${column} = -1 - ${column}, updated_at = 500 where id = '${id}'`)

    // This release deletes one item and restores another.
    await store.write((db) => moveToTrash(db, kind, 'shown', NOW))
    await store.write((db) => takeFromTrash(db, kind, 'draft', NOW))
    expect(await hidden()).toEqual(['late', 'published', 'shown'])
    expect(await noted()).toEqual(['late', 'published', 'shown'])

    // A process of the previous release restores one item and deletes another.
    await turn('shown')
    await pglite.exec(`delete from deleted_content where kind = '${kind}' and id = 'shown'`)
    await turn('draft')
    await pglite.exec(`insert into deleted_content values ('${kind}', 'draft', 500)`)
    expect(await inTrash(store.read, kind)).toEqual(['draft', 'late', 'published'])
  }
  // Nothing is left that the previous release would delete permanently.
  await store.write((db) => emptyTrash(db, 500))
  expect(await asBefore("select id from deleted_content where kind in ('quizzes', 'practiceTexts')")).toEqual([])
})
