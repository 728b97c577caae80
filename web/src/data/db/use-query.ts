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

/** The last result of each named query, by database, with the dependencies that it had. */
const kept = new WeakMap<SituDb, Map<string, { of: string; value: unknown }>>()

/**
 * As `useQuery`, for a slow query: a screen that opens again shows the last result at once, and the new one when it is
 * there. `name` belongs to this query alone; `dependencies` are texts or numbers.
 */
export function useKeptQuery<T>(
  name: string,
  query: (db: SituDb) => Promise<T>,
  dependencies: (string | number)[],
): T | undefined {
  const of = dependencies.join(' ')
  const result = useQuery(async (db) => {
    const value = await query(db)
    const results = kept.get(db) ?? new Map()
    kept.set(db, results.set(name, { of, value }))
    return value
  }, dependencies)
  if (result !== undefined) return result
  const db = openedDb()
  const last = db && kept.get(db)?.get(name)
  return last?.of === of ? (last.value as T) : undefined
}
