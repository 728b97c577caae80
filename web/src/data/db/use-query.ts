import { useLiveQuery } from 'dexie-react-hooks'
import { openedDb, type SituDb, unlessClosed } from './db'

/**
 * The result of a query on the signed-in learner's database, updated after every change; undefined while it loads, and
 * on a screen that remains for a moment after sign-out.
 */
export const useQuery = <T>(query: (home: SituDb) => Promise<T>, dependencies: unknown[]): T | undefined =>
  useLiveQuery(async () => {
    const home = openedDb()
    if (!home) return undefined
    try {
      return await query(home)
    } catch (error) {
      unlessClosed(home)(error)
      return undefined
    }
  }, dependencies)
