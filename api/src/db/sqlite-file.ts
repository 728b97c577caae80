import { chmodSync, copyFileSync, existsSync, rmSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { keepAs, makeOwnerOnly, putInPlace } from '../durable-file.ts'
import { checkSum, keepSum } from './checksum.ts'
import { FileError } from './file-error.ts'
import { migrations } from './migrations/all.ts'

const OWNER_ONLY = 0o600

/** Numbers of rows in a database file that was checked. */
export interface Contents {
  users: number
  activities: number
}

const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

function open(file: string, options: SQLite.Options = {}) {
  if (!existsSync(file)) throw new FileError(`There is no file ${file}.`)
  try {
    const db = new SQLite(file, options)
    // Opening a file reads nothing: a file of another kind is detected here.
    db.pragma('schema_version')
    return db
  } catch (error) {
    throw new FileError(`${file} is not a database.`, { cause: error })
  }
}
const countOf = (db: SQLite.Database, table: string) =>
  Number(db.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n)

/** Reads from a file; any error in its pages means that it is damaged. */
function reading<T>(file: string, look: (db: SQLite.Database) => T) {
  const db = open(file, { readonly: true })
  try {
    return look(db)
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`${file} is damaged: ${why(error)}.`, { cause: error })
  } finally {
    db.close()
  }
}
function checkPagesOf(file: string, db: SQLite.Database) {
  const [found] = db.pragma('integrity_check', { simple: false }) as { integrity_check: string }[]
  if (found?.integrity_check !== 'ok') throw new FileError(`${file} is damaged: ${found?.integrity_check}.`)
}

/** Reads every page of a file. Throws a `FileError` that says what is damaged. */
export const checkPages = (file: string) => reading(file, (db) => checkPagesOf(file, db))

/** Checks a whole file: its pages, its references and its migrations. Throws a `FileError` that says what is wrong. */
export const checkSqlite = (file: string): Contents =>
  reading(file, (db) => {
    checkPagesOf(file, db)
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
  })

/**
 * Copies a database, even one in use, to a file from one snapshot, replacing a file of that name. The copy gets its
 * name only after the check and after the disk has all of it, so that an interruption leaves no partial copy that looks
 * complete.
 */
export function copySqlite<T>(file: string, to: string, check: (copy: string) => T): T {
  const part = `${to}.${process.pid}.part`
  const clear = () => {
    for (const end of ['', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
  const db = open(file)
  try {
    clear()
    // The empty file is made first, so that it is unreadable for others from its first byte on. SQLite writes into an
    // existing file if it is empty.
    makeOwnerOnly(part)
    db.pragma('busy_timeout = 5000')
    db.prepare('vacuum into ?').run(part)
    const found = check(part)
    putInPlace(part, to)
    return found
  } catch (error) {
    clear()
    if (error instanceof FileError) throw error
    throw new FileError(`${to} cannot be written: ${why(error)}.`, { cause: error })
  } finally {
    db.close()
  }
}

/**
 * Copies a database, even one in use, to a new file from one snapshot, checks the copy, and writes its checksum beside
 * it. Throws a `FileError` where the file exists.
 */
export function backupSqlite(file: string, to: string): Contents {
  if (existsSync(to)) throw new FileError(`${to} is there already; a backup replaces nothing.`)
  const contents = copySqlite(file, to, checkSqlite)
  keepSum(to)
  return contents
}

/** Merges the write-ahead log into the file; fails while another process has it open. */
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

/**
 * Throws a `FileError` while a server, or anybody else, has the database open. What a killed server left in its
 * write-ahead log is merged into the file.
 */
export function refuseInUse(file: string) {
  const db = open(file)
  try {
    // Every process that uses the file holds a shared lock on it.
    db.pragma('locking_mode = exclusive')
    db.pragma('busy_timeout = 0')
    db.exec('begin immediate')
    db.exec('rollback')
  } catch (error) {
    throw new FileError(`The server of ${file} is running: stop it first.`, { cause: error })
  } finally {
    db.close()
  }
}

/** Replaces the database by a checked backup, and keeps the earlier file as `kept`. */
export function restoreSqlite(file: string, from: string, kept: string): Contents {
  checkSum(from)
  const contents = checkSqlite(from)
  const coming = `${file}.coming`
  copyFileSync(from, coming)
  chmodSync(coming, OWNER_ONLY)
  try {
    if (existsSync(file)) {
      settle(file)
      // A second name first, so that a kill at any time leaves a whole database under the original one.
      keepAs(file, kept)
    }
    putInPlace(coming, file)
  } finally {
    rmSync(coming, { force: true })
  }
  return contents
}
