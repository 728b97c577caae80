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
/** The largest number of results that one statement keeps. */
const ROWS_KEPT = 5000

/** Gets every statement that runs, for tests that check its plan. */
export type Watch = (sql: string) => void

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())

interface Prepared {
  statement: SQLite.Statement<unknown[], unknown[]>
  /** Names of the columns, where it returns rows. */
  names: string[] | undefined
  /** Rows by the parameters as JSON, and the version of the data to which they belong. */
  kept: { version: number; rows: Map<string, readonly unknown[]> }
}
/** Prepared statements by their text. */
function statements(sqlite: SQLite.Database, watch?: Watch) {
  const known = new Map<string, Prepared>()
  return (sql: string): Prepared => {
    watch?.(sql)
    const before = known.get(sql)
    if (before) return before
    if (known.size >= STATEMENTS_KEPT) known.clear()
    const statement = sqlite.prepare<unknown[], unknown[]>(sql)
    const names = statement.reader
      ? statement
          .raw(true)
          .columns()
          .map((c) => camel(c.name))
      : undefined
    const made = { statement, names, kept: { version: Number.NaN, rows: new Map() } }
    known.set(sql, made)
    return made
  }
}

/** What happens before a statement of a connection that reads, and the version of the data that it will see. */
interface View {
  begin: () => void
  version: () => number
}

function kysely(sqlite: SQLite.Database, watch?: Watch, view?: View) {
  const prepare = (sql: string) => {
    watch?.(sql)
    view?.begin()
    return sqlite.prepare(sql) as SqliteStatement
  }
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: { prepare, close: () => sqlite.close() } }),
    plugins: [new CamelCasePlugin()],
  })
  const statementOf = statements(sqlite, watch)
  const rowsOf = ({ statement, names }: Prepared, parameters: readonly unknown[]) => {
    if (!names) {
      statement.run(...parameters)
      return []
    }
    return statement.all(...parameters).map((values) => {
      const row: Record<string, unknown> = {}
      for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i]
      return row
    })
  }
  /** The rows of a statement that only reads: those of its last run, if nothing was committed since. */
  function keptRows(prepared: Prepared, parameters: readonly unknown[], version: number) {
    const { kept } = prepared
    if (kept.version !== version || kept.rows.size >= ROWS_KEPT) prepared.kept = { version, rows: new Map() }
    const { rows } = prepared.kept
    const key = JSON.stringify(parameters)
    const before = rows.get(key)
    if (before) return before as unknown[]
    const read = rowsOf(prepared, parameters)
    for (const row of read) Object.freeze(row)
    rows.set(key, read)
    return read
  }
  runDirectly(db, (sql, parameters, isKept) => {
    const prepared = statementOf(sql)
    view?.begin()
    return isKept && view ? keptRows(prepared, parameters, view.version()) : rowsOf(prepared, parameters)
  })
  return db
}

/**
 * The reads of one event-loop turn share one read transaction, because taking the lock for each costs as much as the
 * read. A commit of the writer ends that transaction, so that nobody reads older data after a reply. All of them see one
 * version of the data, a number that every commit changes, that of another process too
 * (https://sqlite.org/pragma.html#pragma_data_version).
 */
function sharedView(sqlite: SQLite.Database) {
  const begin = sqlite.prepare('begin')
  const commit = sqlite.prepare('commit')
  const dataVersion = sqlite.prepare<[], number>('pragma data_version').pluck()
  let version: number | undefined
  const endIfOpen = () => {
    version = undefined
    if (sqlite.open && sqlite.inTransaction) commit.run()
  }
  return {
    begin: () => {
      if (sqlite.inTransaction) return
      begin.run()
      setImmediate(endIfOpen)
    },
    version: () => (version ??= dataVersion.get() ?? Number.NaN),
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
  const read = kysely(reader, watch, view)
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
