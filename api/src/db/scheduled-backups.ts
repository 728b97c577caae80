import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sumOf } from './checksum.ts'
import { FileError } from './file-error.ts'
import { backupSqlite } from './sqlite-file.ts'

/** How many backups are kept: the newest ones, and the last one of each of the newest days that have any. */
export interface Kept {
  newest: number
  days: number
}
const NAME = /^situ-(\d{8})T\d{6}Z\.db$/
const LEFTOVER = /^situ-[\dTZ]+\.db(\.sha256)?\.\d+\.part(-journal)?$/
const nameAt = (now: number) => `situ-${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}.db`

/** The names of the backups in a folder, the newest first. */
export const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()

/**
 * The names to delete: neither among the newest, nor the last of a day that is kept. `names` are sorted newest first.
 */
export function superfluous(names: readonly string[], { newest, days }: Kept) {
  const lastOfDay = new Map<string, string>()
  for (const name of names) {
    const day = NAME.exec(name)?.[1] ?? ''
    if (!lastOfDay.has(day)) lastOfDay.set(day, name)
  }
  const kept = new Set([...names.slice(0, newest), ...[...lastOfDay.values()].slice(0, days)])
  return names.filter((name) => !kept.has(name))
}

/**
 * Makes a checked backup with its checksum in the folder, named by its time, and removes those that are no longer kept.
 * If the disk has no room for two more of its size, it makes none and throws a `FileError`, because the database itself
 * needs that room.
 */
export function backUpInTurn(file: string, folder: string, now: number, kept: Kept): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) if (LEFTOVER.test(name)) rmSync(join(folder, name), { force: true })
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < 2 * statSync(file).size)
    throw new FileError(`There is no room in ${folder} for a backup of ${file}.`)
  const made = join(folder, nameAt(now))
  backupSqlite(file, made)
  for (const name of superfluous(backupsIn(folder), kept))
    for (const path of [join(folder, name), sumOf(join(folder, name))]) rmSync(path, { force: true })
  return made
}
