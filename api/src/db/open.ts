import { FileError } from './file-error.ts'
import type { ReplicaSettings } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The URL without its user name and password, for display. */
export const shownUrl = (url: string) => url.replace(/\/\/[^/@]*@/, '//')

/**
 * Opens and migrates the database of the URL: `sqlite:FILE` or `postgres://…`. `onBroken` gets the errors of
 * connections that end by themselves. Throws a `FileError` that says in a sentence why it cannot be opened.
 */
export async function openStore(
  url: string,
  onBroken: (error: Error) => void,
  connections = 10,
  replica?: ReplicaSettings,
): Promise<Store> {
  try {
    if (url.startsWith('sqlite:')) return await openSqlite(url.slice('sqlite:'.length))
    // The driver of PostgreSQL is loaded only where it is used, because a server on SQLite does not need it.
    const { openPostgres } = await import('./postgres.ts')
    return await openPostgres(url, onBroken, { connections, replica })
  } catch (error) {
    if (error instanceof FileError) throw error
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new FileError(`The database ${shownUrl(url)} cannot be opened: ${why}.`, { cause: error })
  }
}
