import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { groupCommit } from './group-commit.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

// sync-and-security.md §6. FULL must be said: the driver's WAL default answers before the disk has the bytes.
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'foreign_keys = ON',
  'secure_delete = ON',
  'wal_autocheckpoint = 1000',
  'trusted_schema = OFF',
]
const STATEMENTS_KEPT = 500

/** Every statement that ran, for the tests that ask for its plan. */
export type Watch = (sql: string) => void

function kysely(sqlite: SQLite.Database, watch?: Watch) {
  const kept = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    watch?.(sql)
    let statement = kept.get(sql)
    if (!statement) {
      if (kept.size >= STATEMENTS_KEPT) kept.clear()
      statement = sqlite.prepare(sql) as SqliteStatement
      kept.set(sql, statement)
    }
    return statement
  }
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: { prepare, close: () => sqlite.close() } }),
    plugins: [new CamelCasePlugin()],
  })
}

/** One connection writes by group commit, another one reads what is committed. */
export async function openSqlite(file: string, watch?: Watch): Promise<Store> {
  const writer = new SQLite(file)
  for (const pragma of PRAGMAS) writer.pragma(pragma)
  const writing = kysely(writer, watch)
  await migrate(writing)
  const reader = new SQLite(file, { readonly: true })
  for (const pragma of ['busy_timeout = 5000', 'trusted_schema = OFF']) reader.pragma(pragma)
  const read = kysely(reader, watch)
  const queue = groupCommit(writer, writing)
  return {
    read,
    write: queue.write,
    close: async () => {
      await queue.idle()
      await read.destroy()
      await writing.destroy()
      // Kysely closes only what it has opened a connection of.
      if (reader.open) reader.close()
      if (writer.open) writer.close()
    },
  }
}
