import { moveSqlite } from '../db/move.ts'
import { refuseInUse } from '../db/sqlite-file.ts'
import type { Store } from '../db/store.ts'
import type { Env } from '../env.ts'
import { checkDatabase } from './check-database.ts'
import { OperationError } from './operation.ts'

/** Copies a SQLite database into PostgreSQL, compares both, and compares every learner's statistics with their log. */
export async function moveDatabase(store: Store, { databaseUrl }: Env, file: string): Promise<string> {
  if (databaseUrl.startsWith('sqlite:'))
    throw new OperationError('Set DATABASE_URL to the PostgreSQL database that everything is moved to.')
  refuseInUse(file)
  const counts = await moveSqlite(file, store)
  const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return `Moved and compared: ${rows} rows of ${Object.keys(counts).length} tables. ${await checkDatabase(store)}Start the server with the same SECRET_KEY, or secret.key.\n`
}
