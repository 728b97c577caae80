import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import type { Database } from './schema.ts'

/** Migrations by name, in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

/** A failed upgrade, with its reason; a database with transactional DDL is unchanged. */
export class UpgradeError extends Error {
  constructor(cause: unknown, at = '') {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The database cannot be brought to this version${at}: ${why}`, { cause })
  }
}

/**
 * Migrates the database to the newest schema; refuses one whose applied migrations are not the beginning of this list.
 */
export async function migrate(db: Kysely<Database>, list: Migrations = migrations) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => list } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new UpgradeError(error, failed && ` (at ${failed.migrationName})`)
}
