import { liveQuery, type Subscription } from 'dexie'
import { useMemo, useSyncExternalStore } from 'react'
import { openedDb, type SituDb, unlessClosed } from './db'

/** The last value of a query and those who show it. */
function watched<T>(db: SituDb, query: (db: SituDb) => Promise<T>, afterMs: number) {
  let value: T | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Subscription | undefined
  const listeners = new Set<() => void>()
  // A failure inside the query would end its updates.
  const attempt = () => query(db).catch(unlessClosed(db))
  const run = () => {
    running = liveQuery(attempt).subscribe({
      next(result) {
        value = result ?? value
        for (const listener of listeners) listener()
      },
      error: unlessClosed(db),
    })
  }
  return {
    get: () => value,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1)
        if (value === undefined) timer = setTimeout(run, afterMs)
        else run()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        running?.unsubscribe()
        running = undefined
      }
    },
  }
}

const NONE = { get: () => undefined, subscribe: () => () => {} }

/**
 * A hook for a query that several parts of the screen show: it runs once for all of them, for the first time after
 * `afterMs` milliseconds, so that what the learner came for is read first. Its result is updated after every change,
 * and undefined while it loads.
 */
export function sharedQuery<T>(query: (db: SituDb) => Promise<T>, afterMs: number): () => T | undefined {
  const stores = new WeakMap<SituDb, ReturnType<typeof watched<T>>>()
  const storeOf = (db: SituDb) => {
    const store = stores.get(db) ?? watched(db, query, afterMs)
    stores.set(db, store)
    return store
  }
  return () => {
    const db = openedDb()
    const { subscribe, get } = useMemo(() => (db ? storeOf(db) : NONE), [db])
    return useSyncExternalStore<T | undefined>(subscribe, get)
  }
}
