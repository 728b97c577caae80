import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkPages, copySqlite } from './sqlite-file.ts'

const KEPT = 3
/**
 * The suffix after `situ.db.before-` is a migration's name. Files kept by `restore` have a time there, and are not
 * touched.
 */
const MIGRATION = /^\d{4}-[a-z0-9-]+$/
const LEFTOVER = /^\d{4}-[a-z0-9-]+\.\d+\.part(-journal)?$/

function filesBefore(file: string, kind: RegExp) {
  const start = `${basename(file)}.before-`
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && kind.test(name.slice(start.length)))
    .map((name) => join(dirname(file), name))
}

/** The copies made before upgrades of a database, the newest first. */
export const upgradeBackups = (file: string) =>
  filesBefore(file, MIGRATION)
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1))
    .map(({ path }) => path)

/**
 * Copies the database beside itself, named by the next migration, and checks the copy. The newest three are kept. The
 * caller has the write lock, so no other process makes such copies or changes the data.
 */
export function backUpBefore(file: string, migration: string) {
  for (const leftover of filesBefore(file, LEFTOVER)) rmSync(leftover, { force: true })
  copySqlite(file, `${file}.before-${migration}`, checkPages)
  for (const old of upgradeBackups(file).slice(KEPT)) rmSync(old, { force: true })
}
