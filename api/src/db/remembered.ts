import type { Db } from './schema.ts'

/** The columns of a row by which a change of the list is noticed without reading the list itself. */
interface Stamp {
  id: string
  sortOrder: number
  updatedAt: number
}

/**
 * A list that is read often and changed rarely: read once, and again when a row was added, removed, moved or has
 * another `updatedAt`. Until then every caller gets the same frozen array.
 */
export function remembered<T>(stampsOf: (db: Db) => Promise<Stamp[]>, read: (db: Db) => Promise<T[]>) {
  const lists = new WeakMap<object, { stamp: string; list: T[] }>()
  return async (db: Db): Promise<T[]> => {
    const { adapter } = db.getExecutor()
    // The stamp is read before the list. A change between the two reads then only causes one more read of the list, and
    // an outdated list is never kept.
    const stamp = JSON.stringify(await stampsOf(db))
    const known = lists.get(adapter)
    if (known?.stamp === stamp) return known.list
    const list = await read(db)
    Object.freeze(list)
    lists.set(adapter, { stamp, list })
    return list
  }
}

/**
 * A row that is read often and changed rarely: read once, and again when it has another stamp, the number that each
 * change of the row raises. A row without a stamp is not there. Until then every caller gets the same frozen object.
 */
export function rememberedById<T extends object>(
  stampOf: (db: Db, id: string) => Promise<number | undefined>,
  read: (db: Db, id: string) => Promise<T | undefined>,
) {
  const rows = new WeakMap<object, Map<string, { stamp: number; row: T }>>()
  return async (db: Db, id: string): Promise<T | undefined> => {
    const { adapter } = db.getExecutor()
    const known = rows.get(adapter) ?? new Map()
    rows.set(adapter, known)
    // The stamp is read before the row, as above.
    const stamp = await stampOf(db, id)
    const before = known.get(id)
    if (stamp !== undefined && before?.stamp === stamp) return before.row
    known.delete(id)
    const row = stamp === undefined ? undefined : await read(db, id)
    if (stamp === undefined || !row) return undefined
    known.set(id, { stamp, row: Object.freeze(row) })
    return row
  }
}
