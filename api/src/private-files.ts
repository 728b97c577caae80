import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The rights of a file's group and of everybody else. */
const OTHERS = 0o077
const RIGHTS = 0o777
/** The sticky bit, which marks a folder that many users write to, such as `/tmp`. */
const SHARED = 0o1000
const BACKUP = /^situ-[\dTZ]+\.db(\.sha256)?$/

interface Places {
  dataDir: string
  /** The file of SQLite; undefined with PostgreSQL. */
  database: string | undefined
  backups: string
}

const within = (folder: string, isOurs: (name: string) => boolean) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(isOurs)
        .map((name) => join(folder, name))
    : []

/** The database with its log and the copies beside it. */
const filesOf = (database: string) =>
  within(dirname(database), (name) => {
    const start = basename(database)
    return name.startsWith(start) && /^($|[-.])/.test(name.slice(start.length))
  })

/**
 * The folders and files that only the server should read. A folder outside the data folder may serve others too, so
 * only the server's own files in it are listed.
 */
function privatePaths({ dataDir, database, backups }: Places): string[] {
  const mail = join(dataDir, 'mail')
  return [
    ...[dataDir, mail, join(dataDir, 'backups'), join(dataDir, 'secret.key')].filter((path) => existsSync(path)),
    ...within(mail, (name) => name.endsWith('.eml')),
    ...(database === undefined ? [] : filesOf(database)),
    ...within(backups, (name) => BACKUP.test(name)),
  ]
}

/** Removes the access of others to a path; returns whether they have none now. */
function close(path: string): boolean {
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return true
  if (mode & SHARED) return false
  try {
    chmodSync(path, mode & RIGHTS & ~OTHERS)
  } catch {
    // The file belongs to somebody else, or the file system has no rights: the caller reports the path instead.
    return false
  }
  return (statSync(path).mode & OTHERS) === 0
}

/**
 * Removes other users' access to the server's files and folders, which an earlier start, a restored backup or a person
 * may have left open. Returns the paths that others can still access.
 */
export function closeToOthers(places: Places): string[] {
  // Windows has no such mode bits: files have access rights of another kind, which they inherit from their folder.
  if (process.platform === 'win32') return []
  return privatePaths(places).filter((path) => !close(path))
}
