import type { Db } from './schema.ts'

/** What tells two versions of a list apart without reading it. */
interface Stamp {
  id: string
  sortOrder: number
  updatedAt: number
}

/**
 * A list that many ask for and few change: read once, and again when a row came, went, moved or has another `updatedAt`.
 * Until then everybody gets the same frozen array.
 */
export function remembered<T>(stampsOf: (db: Db) => Promise<Stamp[]>, read: (db: Db) => Promise<T[]>) {
  const lists = new WeakMap<object, { stamp: string; list: T[] }>()
  return async (db: Db): Promise<T[]> => {
    const { adapter } = db.getExecutor()
    // Before the list: one that was read later than its stamp is only read once more, never kept too long.
    const stamp = JSON.stringify(await stampsOf(db))
    const known = lists.get(adapter)
    if (known?.stamp === stamp) return known.list
    const list = await read(db)
    Object.freeze(list)
    lists.set(adapter, { stamp, list })
    return list
  }
}
