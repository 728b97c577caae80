import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Opens and migrates the database that the URL names: `sqlite:FILE` or `postgres://…`. `onBroken` hears of connections that end by themselves. */
export async function openStore(url: string, onBroken: (error: Error) => void): Promise<Store> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length))
  // Loaded only where it is used: a server on SQLite needs no driver of another.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, onBroken)
}
