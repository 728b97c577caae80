import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { migrations } from './migrations/all.ts'

/** A database file that cannot be copied, used or replaced; the message is one sentence. */
export class FileError extends Error {}

const OWNER_ONLY = 0o600

/** What a sound file holds. */
export interface Contents {
  users: number
  activities: number
}

function open(file: string, options: SQLite.Options = {}) {
  if (!existsSync(file)) throw new FileError(`There is no file ${file}.`)
  try {
    const db = new SQLite(file, options)
    // Opening reads nothing: a file of another kind is noticed here.
    db.pragma('schema_version')
    return db
  } catch (error) {
    throw new FileError(`${file} is not a database.`, { cause: error })
  }
}
const countOf = (db: SQLite.Database, table: string) =>
  Number(db.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n)

/** Reads a whole file: its pages, its references and its history must be sound. Throws a `FileError` that says what is not. */
export function checkSqlite(file: string): Contents {
  const db = open(file, { readonly: true })
  try {
    const [found] = db.pragma('integrity_check', { simple: false }) as { integrity_check: string }[]
    if (found?.integrity_check !== 'ok') throw new FileError(`${file} is damaged: ${found?.integrity_check}.`)
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new FileError(`${file} is damaged: rows refer to others that are not there.`)
    const history = db.prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name = 'kysely_migration'",
    )
    if (!history.get()) throw new FileError(`${file} is not a database of Situ.`)
    const known = Object.keys(migrations)
    const applied = db.prepare<[], { name: string }>('select name from kysely_migration order by name').all()
    if (applied.some(({ name }, i) => name !== known[i]))
      throw new FileError(`${file} is of a newer Situ; update the server first.`)
    return { users: countOf(db, 'users'), activities: countOf(db, 'activity_log') }
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  } finally {
    db.close()
  }
}

/** Copies a database, also one in use, into a new file of one moment, and checks the copy. */
export function backupSqlite(file: string, to: string): Contents {
  if (existsSync(to)) throw new FileError(`${to} is there already; a backup replaces nothing.`)
  const db = open(file)
  try {
    db.pragma('busy_timeout = 5000')
    db.prepare('vacuum into ?').run(to)
  } catch (error) {
    rmSync(to, { force: true })
    throw new FileError(`${to} cannot be written: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  } finally {
    db.close()
  }
  chmodSync(to, OWNER_ONLY)
  return checkSqlite(to)
}

/** Folds the write-ahead log into the file; fails while somebody else has it open. */
function settle(file: string) {
  const db = open(file)
  try {
    const [mode] = db.pragma('journal_mode = delete') as { journal_mode: string }[]
    if (mode?.journal_mode !== 'delete') throw new Error('still shared')
  } catch (error) {
    throw new FileError('The server is running: stop it, then restore.', { cause: error })
  } finally {
    db.close()
  }
}

/** Puts a checked backup in the database's place and keeps what stood there as `kept`. */
export function restoreSqlite(file: string, from: string, kept: string): Contents {
  const contents = checkSqlite(from)
  const coming = `${file}.coming`
  copyFileSync(from, coming)
  chmodSync(coming, OWNER_ONLY)
  try {
    if (existsSync(file)) {
      settle(file)
      renameSync(file, kept)
    }
    renameSync(coming, file)
  } finally {
    rmSync(coming, { force: true })
  }
  return contents
}
