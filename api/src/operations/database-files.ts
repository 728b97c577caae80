import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { dumpPostgres } from '../db/postgres-dump.ts'
import { backupSqlite, type Contents, restoreSqlite } from '../db/sqlite-file.ts'
import type { Env } from '../env.ts'
import { OperationError } from './operation.ts'

const PREFIX = 'sqlite:'

function sqliteFile({ databaseUrl }: Env) {
  if (!databaseUrl.startsWith(PREFIX))
    throw new OperationError(
      'This is for SQLite: a backup of PostgreSQL is brought back with pg_restore, into a new database.',
    )
  return databaseUrl.slice(PREFIX.length)
}
const told = ({ users, activities }: Contents) => `${users} users, ${activities} activities`
const stamp = (now: number) => new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')

/** Makes a backup while the server runs; for PostgreSQL with its own programs. */
export function backup(env: Env, file: string) {
  if (env.databaseUrl.startsWith(PREFIX)) return backupFile(env, file)
  dumpPostgres(env.databaseUrl, file)
  return `Backed up and read through: ${file}. Bring it back with: pg_restore --no-owner --dbname=… ${file}. Keep SECRET_KEY apart from it.\n`
}
const backupFile = (env: Env, file: string) =>
  `Backed up and checked: ${file} (${told(backupSqlite(sqliteFile(env), file))}). Keep secret.key apart from it: what was sealed is opened by it alone.\n`

/** Replaces the database by a backup; the server must be stopped. */
export function restore(env: Env, file: string) {
  const database = sqliteFile(env)
  const kept = `${database}.before-${stamp(Date.now())}`
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 })
  return `Restored: ${told(restoreSqlite(database, file, kept))}. What was there before, if anything, is ${kept}.\n`
}
