import { setTimeout as pause } from 'node:timers/promises'
import type SQLite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { FileError } from './file-error.ts'
import { undoHalfApplied } from './half-applied.ts'
import { type Migrations, migrate, UpgradeError } from './migrate.ts'
import type { Database } from './schema.ts'
import { backUpBefore, upgradeBackups } from './upgrade-backups.ts'

/** Milliseconds that a start waits for another process that upgrades the same file. */
const WAIT_MS = 60_000
const PAUSE_MS = 20

/**
 * Runs `job` again until no other connection has the database; throws a `FileError` after a minute. It does not use
 * SQLite's busy handler, which is not called when two processes put one new file into WAL mode, and would block the
 * other connection of this process.
 */
export async function whenFree(file: string, job: () => void) {
  for (const end = Date.now() + WAIT_MS; ; await pause(PAUSE_MS))
    try {
      return job()
    } catch (error) {
      if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error
      if (Date.now() > end)
        throw new FileError(`The database ${file} has been in use by another process for a minute.`, { cause: error })
    }
}

/** Names of tables, without SQLite's own. */
const tablesOf = (sqlite: SQLite.Database) =>
  sqlite
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all()
const appliedTo = (sqlite: SQLite.Database) =>
  tablesOf(sqlite).includes('kysely_migration')
    ? sqlite.prepare<[], string>('select name from kysely_migration order by name').pluck().all()
    : []

/** If there is anything to upgrade, copies the database and removes what an earlier version left half applied. */
async function prepare(file: string, sqlite: SQLite.Database, list: Migrations) {
  const applied = appliedTo(sqlite)
  const names = Object.keys(list).sort()
  const next = names[applied.length]
  const isEmpty = tablesOf(sqlite).every((name) => name.startsWith('kysely_'))
  // The migrator refuses any other history.
  if (next === undefined || isEmpty || applied.some((name, i) => name !== names[i])) return
  backUpBefore(file, next)
  await undoHalfApplied(sqlite, list, applied, next)
}

/**
 * Migrates a database file to the newest schema in one transaction, after a checked copy. Whatever interrupts it, the
 * file is either unchanged or upgraded, and the next start continues from there. The caller has the write lock (`begin
 * immediate`), so of two servers that start at once the second one finds the work of the first. Throws a `FileError`.
 */
export async function upgradeSqlite(file: string, sqlite: SQLite.Database, db: Kysely<Database>, list: Migrations) {
  try {
    await prepare(file, sqlite, list)
    // Kysely opens no transaction on SQLite, so all of its statements, including those on its own tables, belong to the
    // caller's.
    await migrate(db, list)
    sqlite.exec('commit')
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (sqlite.inTransaction) sqlite.exec('rollback')
    const { message } = error instanceof UpgradeError ? error : new UpgradeError(error)
    const [copy] = upgradeBackups(file)
    const hint = copy === undefined ? '' : ` The newest copy of it is ${copy}.`
    throw new FileError(`${message.replace(/\.$/, '')}. ${file} is as it was before.${hint}`, { cause: error })
  }
}
