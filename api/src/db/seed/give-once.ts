import type { Db } from '../schema.ts'
import type { Store } from '../store.ts'
import { replaceMeta, storedMeta } from '../tables/meta.ts'

/** A part of existing content that releases add item by item. */
export interface ShippedPart<T> {
  /** The names of the parts that this release ships, without spaces; returned without loading the parts. */
  names: () => string[]
  /** Loads the parts with these names, in the order of `names`. */
  load: (names: readonly string[]) => Promise<T[]>
}

const listed = (value: string | undefined) => (value ?? '').split(' ').filter(Boolean)

/**
 * Gives a database each shipped part once; what was given is listed under `mark`. A part that an administrator has
 * removed since does not come back.
 */
export async function giveOnce<T>(
  store: Store,
  mark: string,
  { names, load }: ShippedPart<T>,
  give: (db: Db, part: T) => Promise<void>,
) {
  const shipped = names()
  const seen = new Set(listed(await storedMeta(store.read, mark)))
  const fresh = shipped.filter((name) => !seen.has(name))
  if (fresh.length === 0) return
  const parts = await load(fresh)
  await store.write(async (db) => {
    // The list is read again in the transaction, because another server may have started on the same database.
    const given = new Set(listed(await storedMeta(db, mark)))
    for (const [i, part] of parts.entries()) if (!given.has(fresh[i] ?? '')) await give(db, part)
    await replaceMeta(db, mark, [...new Set([...given, ...fresh])].join(' '))
  })
}

/** Lists everything as given: the content that was just added has its parts. */
export const markGiven = (store: Store, mark: string, { names }: Pick<ShippedPart<unknown>, 'names'>) =>
  store.write((db) => replaceMeta(db, mark, names().join(' ')))
