import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkPages, copySqlite } from './sqlite-file.ts'

const KEPT = 3
/** What follows `situ.db.before-`: a migration's name. What `restore` keeps has a point in time there, and is left alone. */
const MIGRATION = /^\d{4}-[a-z0-9-]+$/
const LEFTOVER = /^\d{4}-[a-z0-9-]+\.\d+\.part(-journal)?$/

function filesBefore(file: string, kind: RegExp) {
  const start = `${basename(file)}.before-`
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && kind.test(name.slice(start.length)))
    .map((name) => join(dirname(file), name))
}

/** The copies that were made of a database before its upgrades, the newest first. */
export const upgradeBackups = (file: string) =>
  filesBefore(file, MIGRATION)
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1))
    .map(({ path }) => path)

/**
 * Copies the database beside itself, named after the migration that comes next, and checks the copy. The newest three are kept.
 * The caller holds the write lock, so nobody else makes such copies or changes what is copied.
 */
export function backUpBefore(file: string, migration: string) {
  for (const leftover of filesBefore(file, LEFTOVER)) rmSync(leftover, { force: true })
  copySqlite(file, `${file}.before-${migration}`, checkPages)
  for (const old of upgradeBackups(file).slice(KEPT)) rmSync(old, { force: true })
}
