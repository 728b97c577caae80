import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The rights of a file's group and of everybody else. */
const OTHERS = 0o077
const RIGHTS = 0o777
/** The mark of a folder that many users write to, as `/tmp`. */
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
 * What the server keeps for itself. A folder outside of the data folder may serve others, too: there only the server's
 * own files are meant.
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

/** Takes the rights of others from a path; returns whether they have none now. */
function close(path: string): boolean {
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return true
  if (mode & SHARED) return false
  try {
    chmodSync(path, mode & RIGHTS & ~OTHERS)
  } catch {
    // Somebody else's file, or a file system without rights: what others may do with it is told instead.
    return false
  }
  return (statSync(path).mode & OTHERS) === 0
}

/**
 * Closes to everybody else the folders and files of an earlier start, of a backup that was brought back or of a folder
 * that was made by hand. Returns the paths that stay open to others.
 */
export function closeToOthers(places: Places): string[] {
  // Windows has other rights than these, which a folder inherits.
  if (process.platform === 'win32') return []
  return privatePaths(places).filter((path) => !close(path))
}
