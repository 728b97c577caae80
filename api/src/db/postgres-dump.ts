import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeOwnerOnly, putInPlace } from '../durable-file.ts'
import { keepSum } from './checksum.ts'
import { FileError } from './file-error.ts'

/** Where Debian installs the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** Folders that may contain PostgreSQL's own programs: those of PATH, then Debian's, the newest version first. */
function places(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(DEBIAN, version, 'bin'))]
}
function program(name: string, folders: readonly string[]) {
  const folder = folders.find((place) => place !== '' && existsSync(join(place, name)))
  if (folder === undefined)
    throw new FileError(`${name} is not on this machine: install PostgreSQL's client programs of the server's version.`)
  return join(folder, name)
}

/** The settings of a URL as environment variables, which do not appear in the list of processes. */
function settingsOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return { PATH: process.env.PATH, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) }
}

/**
 * Dumps a PostgreSQL database into a new file from one snapshot while servers run, reads the dump through, and writes
 * its checksum beside it. Throws a `FileError` with the output of PostgreSQL's program.
 */
export function dumpPostgres(url: string, file: string, folders: readonly string[] = places()) {
  if (existsSync(file)) throw new FileError(`${file} is there already; a backup replaces nothing.`)
  const [dump, restore] = [program('pg_dump', folders), program('pg_restore', folders)]
  const part = `${file}.${process.pid}.part`
  const run = (command: string, words: string[]) => {
    const { status, stderr, error } = spawnSync(command, words, {
      env: settingsOf(url),
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new FileError(`The backup failed: ${(error?.message ?? stderr).trim()}`)
  }
  try {
    makeOwnerOnly(part)
    run(dump, ['--format=custom', '--no-owner', '--no-privileges', '--file', part])
    // The dump is converted to SQL statements, so that every block of it is read and decompressed.
    run(restore, ['--file=/dev/null', part])
    putInPlace(part, file)
    keepSum(file)
  } finally {
    rmSync(part, { force: true })
  }
}
