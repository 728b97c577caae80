import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Opens and migrates the database that the URL names: `sqlite:FILE` or `postgres://…`. */
export const openStore = (url: string): Promise<Store> =>
  url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url)
