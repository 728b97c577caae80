import { useLiveQuery } from 'dexie-react-hooks'
import { openedDb, type SituDb, unlessClosed } from './db'

/**
 * The result of a query on the signed-in learner's database, updated after every change; undefined while it loads, and
 * on a screen that remains for a moment after sign-out.
 */
export const useQuery = <T>(query: (db: SituDb) => Promise<T>, dependencies: unknown[]): T | undefined =>
  useLiveQuery(async () => {
    const db = openedDb()
    if (!db) return undefined
    try {
      return await query(db)
    } catch (error) {
      unlessClosed(db)(error)
      return undefined
    }
  }, dependencies)
