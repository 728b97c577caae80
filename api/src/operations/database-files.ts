import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backupSqlite, type Contents, restoreSqlite } from '../db/sqlite-file.ts'
import type { Env } from '../env.ts'
import { OperationError } from './operation.ts'

const PREFIX = 'sqlite:'

function sqliteFile({ databaseUrl }: Env) {
  if (!databaseUrl.startsWith(PREFIX))
    throw new OperationError('This is for SQLite: of PostgreSQL, pg_dump and pg_restore make and restore backups.')
  return databaseUrl.slice(PREFIX.length)
}
const told = ({ users, activities }: Contents) => `${users} users, ${activities} activities`
const stamp = (now: number) => new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')

/** Makes a backup while the server goes on. */
export const backup = (env: Env, file: string) =>
  `Backed up and checked: ${file} (${told(backupSqlite(sqliteFile(env), file))}). Keep secret.key apart from it: what was sealed is opened by it alone.\n`

/** Puts a backup in the place of the database; the server must be stopped. */
export function restore(env: Env, file: string) {
  const database = sqliteFile(env)
  const kept = `${database}.before-${stamp(Date.now())}`
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 })
  return `Restored: ${told(restoreSqlite(database, file, kept))}. What was there before, if anything, is ${kept}.\n`
}
