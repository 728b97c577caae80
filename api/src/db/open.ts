import type { ReplicaSettings } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/**
 * Opens and migrates the database of the URL: `sqlite:FILE` or `postgres://…`. `onBroken` gets the errors of
 * connections that end by themselves.
 */
export async function openStore(
  url: string,
  onBroken: (error: Error) => void,
  connections = 10,
  replica?: ReplicaSettings,
): Promise<Store> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length))
  // The driver of PostgreSQL is loaded only where it is used, because a server on SQLite does not need it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, onBroken, { connections, replica })
}
