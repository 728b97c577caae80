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

/** The last value of each name, and what it was computed for. */
type LastValues = Map<string, { of: string; value: unknown }>
const lastValues = new WeakMap<SituDb, LastValues>()

/**
 * The value, or while it loads the last value of this name, so that a screen that opens again is complete at once. Only
 * for display: a form that starts from an old value would keep it. `of` is what the value depends on.
 */
export function useLastKnown<T>(name: string, value: T | undefined, of = ''): T | undefined {
  const db = openedDb()
  if (!db) return value
  const values: LastValues = lastValues.get(db) ?? new Map()
  const last = values.get(name)
  if (value === undefined) return last?.of === of ? (last.value as T) : undefined
  lastValues.set(db, values.set(name, { of, value }))
  return value
}
