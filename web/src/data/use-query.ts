import { useLiveQuery } from 'dexie-react-hooks'
import { openedDb, type SituDb, unlessClosed } from './db'

/**
 * What a query finds in the signed-in learner's database, again after every change; undefined while it is looked up, and for a
 * screen that is still there for a moment when its learner has left.
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
