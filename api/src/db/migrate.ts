import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import type { Database } from './schema.ts'

/** Brings the database to the newest schema; refuses one whose history is not the beginning of ours. */
export async function migrate(db: Kysely<Database>) {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw new Error(`The database cannot be brought to this version: ${String(error)}`, { cause: error })
}
