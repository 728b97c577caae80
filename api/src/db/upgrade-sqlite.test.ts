import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LAST_UNPROTECTED } from './half-applied.ts'
import { type Migrations, migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import type { Database } from './schema.ts'
import { openSqlite, type Watch } from './sqlite.ts'

// Statements between two injected failures, by default a number for each case; EVERY=1 fails at each statement, which
// takes half a minute.
const EVERY = Number(process.env.EVERY ?? 0)

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situ-upgrade-'))
  file = join(folder, 'situ.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const first = (n: number): Migrations => Object.fromEntries(Object.entries(migrations).slice(0, n))
async function start(path: string, list?: Migrations, watch?: Watch) {
  await (await openSqlite(path, watch, list)).close()
}
/** Schema and rows of a database, without the times of its migrations. */
function contentsOf(path: string) {
  const db = new SQLite(path, { readonly: true })
  try {
    const schema = db.prepare<[], { type: string; name: string; sql: string }>(
      'select type, name, sql from sqlite_master order by type, name',
    )
    const things = schema.all()
    const tables = things.filter(({ type }) => type === 'table').map(({ name }) => name)
    const rows = tables.map((name) => {
      const lines = db.prepare<[], unknown[]>(`select * from ${name}`).raw().all()
      return [name, lines.map((line) => JSON.stringify(name === 'kysely_migration' ? line[0] : line)).sort()]
    })
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    return { things, rows }
  } finally {
    db.close()
  }
}
/** A database as the server of the eighth migration left it, with people and their data. */
async function older(path: string) {
  await start(path, first(8))
  const db = new SQLite(path)
  const user = db.prepare(
    "insert into users (id, email, password_hash, first_name, last_name, created_at) values (?, ?, 'hash', ?, 'Côté-Roy', 1)",
  )
  const activity = db.prepare(
    `insert into activity_log (user_id, id, type, completed, occurred_at, received_at, local_day, title, description, icon, color, data)
     values (?, ?, 'game', 1, 1, 1, '2026-11-22', '', '', '', '', '{}')`,
  )
  for (const name of ['Ada', 'Zoë', 'Jean-Luc']) {
    user.run(name, `${name.toLowerCase()}@example.org`, name)
    for (let i = 0; i < 5; i++) activity.run(name, `a${i}`)
  }
  db.prepare("insert into test_dates values ('d', '2027-01-10', '10:00', 'casper', 'fr', 's', '2026-11-22')").run()
  db.close()
}
const nothing = async (path: string) => new SQLite(path).close()

/**
 * Runs the migrations up to `LAST_UNPROTECTED` as earlier servers did, with every statement committed separately.
 * `between` is called before each statement and after the last one.
 */
async function upgradeUnprotected(path: string, between: () => void) {
  const sqlite = new SQLite(path)
  // Without a log file, the database file alone is complete at every moment.
  for (const pragma of ['journal_mode = delete', 'synchronous = off']) sqlite.pragma(pragma)
  const prepare = (text: string) => {
    between()
    return sqlite.prepare(text) as SqliteStatement
  }
  const dialect = new SqliteDialect({ database: { prepare, close: () => sqlite.close() } })
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] })
  const unprotected = Object.entries(migrations).filter(([name]) => name <= LAST_UNPROTECTED)
  await migrate(db, Object.fromEntries(unprotected))
  between()
  await db.destroy()
}

describe.each([
  { what: 'a first start', make: nothing, step: EVERY || 9, halfStep: EVERY || 28 },
  { what: 'an upgrade of a database with people', make: older, step: EVERY || 9, halfStep: EVERY || 11 },
])('$what', ({ make, step, halfStep }) => {
  let whole: ReturnType<typeof contentsOf>
  let statements = 0
  beforeAll(async () => {
    const own = mkdtempSync(join(tmpdir(), 'situ-upgraded-'))
    const path = join(own, 'whole.db')
    await make(path)
    await start(path, migrations, () => void statements++)
    whole = contentsOf(path)
    rmSync(own, { recursive: true })
  })
  beforeEach(() => make(file))

  test('that fails at a statement leaves everything as it was, and the next one succeeds', async () => {
    const before = contentsOf(file)
    for (let stop = 1; stop <= statements; stop += step) {
      let n = 0
      const failing = start(file, migrations, () => {
        if (++n === stop) throw new Error('stopped here')
      })
      await expect(failing).rejects.toThrow('stopped here')
      expect(contentsOf(file)).toEqual(before)
    }
    await start(file)
    expect(contentsOf(file)).toEqual(whole)
  })

  test('that is killed at a statement is done by the next one', async () => {
    const killed: string[] = []
    let n = 0
    await start(file, migrations, () => {
      if (n++ % halfStep !== 0) return
      const copy = join(folder, `killed-${n}.db`)
      for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`)
      killed.push(copy)
    })
    for (const copy of killed) {
      await start(copy)
      expect(contentsOf(copy)).toEqual(whole)
    }
  })

  test('that an earlier version left half done is undone and done', async () => {
    const halves: string[] = []
    let n = 0
    await upgradeUnprotected(file, () => {
      if (n++ % halfStep !== halfStep - 1) return
      const copy = join(folder, `half-${n}.db`)
      copyFileSync(file, copy)
      halves.push(copy)
    })
    for (const half of halves) {
      await start(half)
      expect(contentsOf(half)).toEqual(whole)
    }
  })

  test('on a full disk says so in one sentence and leaves everything as it was; with room again it succeeds', async () => {
    const before = contentsOf(file)
    // The database may grow by four pages, too few for either the copy or the upgrade.
    const pages = statSync(file).size / 4096 + 4
    const limited = Object.fromEntries(
      Object.entries(migrations).map(([name, { up }]) => [
        name,
        {
          up: async (db: Kysely<never>) => {
            await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
            await up(db)
          },
        },
      ]),
    )
    await expect(start(file, limited)).rejects.toThrow(
      /^The database cannot be brought to this version.*: database or disk is full\. \S+ is as it was before\./,
    )
    expect(contentsOf(file)).toEqual(before)
    await start(file)
    expect(contentsOf(file)).toEqual(whole)
  })
})

test('of two statements of which the second fails the first one is not there either', async () => {
  await older(file)
  const before = contentsOf(file)
  const step = (second: string) => ({
    ...first(8),
    '0009-more': {
      up: async (db: Kysely<never>) => {
        await sql`create table more (a text) strict`.execute(db)
        await sql.raw(second).execute(db)
      },
    },
  })
  await expect(start(file, step('insert into nowhere values (1)'))).rejects.toThrow(
    'The database cannot be brought to this version (at 0009-more): no such table: nowhere.',
  )
  expect(contentsOf(file)).toEqual(before)
  await start(file, step("insert into more values ('x')"))
  expect(contentsOf(file).rows).toContainEqual(['more', ['["x"]']])
})

test('what an earlier version left half done and somebody changed is left alone, with a sentence that names a copy', async () => {
  await older(file)
  const db = new SQLite(file)
  db.exec('create table user_words (word text, mine text)')
  db.close()
  const before = contentsOf(file)
  const copy = `${file}.before-0009-people`
  await expect(start(file)).rejects.toThrow(
    `0009-people was stopped half-way by an earlier version, and user_words is not as expected. ${file} is as it was before. The newest copy of it is ${copy}.`,
  )
  expect(contentsOf(file)).toEqual(before)
  expect(contentsOf(copy)).toEqual(before)
})

test.each([
  ['new', nothing],
  ['older', older],
])('servers that start at once on one %s file all come up', async (_, make) => {
  await make(file)
  await Promise.all([start(file), start(file), start(file)])
  expect(contentsOf(file).rows.find(([name]) => name === 'kysely_migration')?.[1]).toHaveLength(
    Object.keys(migrations).length,
  )
})

test('a new database is its owner’s alone, with its logs', async () => {
  const store = await openSqlite(file)
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])
  await store.close()
  expect(modes).toEqual([
    ['situ.db', 0o600],
    ['situ.db-shm', 0o600],
    ['situ.db-wal', 0o600],
  ])
  expect(existsSync(`${file}-wal`)).toBe(false)
})
