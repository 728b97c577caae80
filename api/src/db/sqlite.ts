import { chmodSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { makeOwnerOnly } from '../durable-file.ts'
import { groupCommit } from './group-commit.ts'
import type { Migrations } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { runDirectly } from './prepared.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { upgradeSqlite, whenFree } from './upgrade-sqlite.ts'

const BUSY_TIMEOUT = 'busy_timeout = 5000'
// FULL is required: the driver's default with WAL reports success before the data are on disk.
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  // 16 MiB: a batch of many users changes hundreds of pages, and a checkpoint waits for the disk twice.
  'wal_autocheckpoint = 4000',
  'trusted_schema = OFF',
]
const STATEMENTS_KEPT = 500

/** Gets every statement that runs, for tests that check its plan. */
export type Watch = (sql: string) => void

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** Prepared statements by their text. */
function statements(sqlite: SQLite.Database, watch?: Watch) {
  const kept = new Map<string, { statement: SQLite.Statement<unknown[], unknown[]>; names: string[] | undefined }>()
  return (sql: string) => {
    watch?.(sql)
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    const statement = sqlite.prepare<unknown[], unknown[]>(sql)
    const names = statement.reader
      ? statement
          .raw(true)
          .columns()
          .map((c) => camel(c.name))
      : undefined
    const made = { statement, names }
    kept.set(sql, made)
    return made
  }
}

function kysely(sqlite: SQLite.Database, watch?: Watch, before: () => void = () => {}) {
  const prepare = (sql: string) => {
    watch?.(sql)
    before()
    return sqlite.prepare(sql) as SqliteStatement
  }
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: { prepare, close: () => sqlite.close() } }),
    plugins: [new CamelCasePlugin()],
  })
  const statementOf = statements(sqlite, watch)
  runDirectly(db, (sql, parameters) => {
    const { statement, names } = statementOf(sql)
    before()
    if (!names) {
      statement.run(...parameters)
      return []
    }
    return statement.all(...parameters).map((values) => {
      const row: Record<string, unknown> = {}
      for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i]
      return row
    })
  })
  return db
}

/**
 * The reads of one event-loop turn share one read transaction, because taking the lock for each costs as much as the
 * read. A commit of the writer ends that transaction, so that nobody reads older data after a reply.
 */
function sharedView(sqlite: SQLite.Database) {
  const begin = sqlite.prepare('begin')
  const commit = sqlite.prepare('commit')
  const endIfOpen = () => {
    if (sqlite.open && sqlite.inTransaction) commit.run()
  }
  return {
    begin: () => {
      if (sqlite.inTransaction) return
      begin.run()
      setImmediate(endIfOpen)
    },
    end: endIfOpen,
  }
}

/** A connection to an upgraded database. Throws a `FileError` where the upgrade fails, and closes the file. */
async function openWriter(file: string, list: Migrations, watch?: Watch) {
  // A file made by an earlier version in an existing folder may be readable by others.
  if (!makeOwnerOnly(file)) chmodSync(file, 0o600)
  const writer = new SQLite(file, { timeout: 0 })
  try {
    await whenFree(file, () => {
      for (const pragma of PRAGMAS) writer.pragma(pragma)
      writer.exec('begin immediate')
    })
    writer.pragma(BUSY_TIMEOUT)
    const writing = kysely(writer, watch)
    await upgradeSqlite(file, writer, writing, list)
    return { writer, writing }
  } catch (error) {
    writer.close()
    throw error
  }
}

/** Opens and upgrades a SQLite file: one connection writes by group commit, another one reads committed data. */
export async function openSqlite(file: string, watch?: Watch, list: Migrations = migrations): Promise<Store> {
  const { writer, writing } = await openWriter(file, list, watch)
  const reader = new SQLite(file, { readonly: true })
  for (const pragma of [BUSY_TIMEOUT, 'trusted_schema = OFF']) reader.pragma(pragma)
  const view = sharedView(reader)
  const read = kysely(reader, watch, view.begin)
  const queue = groupCommit(writer, writing, view.end)
  return {
    read,
    readTogether: (job) => job(read),
    write: queue.write,
    writeAtOnce: queue.write,
    state: () => ({ writesWaiting: queue.waiting(), connections: 0, connectionsWaiting: 0, repeats: 0 }),
    close: async () => {
      await queue.idle()
      await read.destroy()
      await writing.destroy()
      // Kysely closes only connections that it has used.
      if (reader.open) reader.close()
      if (writer.open) writer.close()
    },
  }
}
