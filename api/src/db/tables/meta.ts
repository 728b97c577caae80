import type { Db } from '../schema.ts'
import type { Store } from '../store.ts'

const stored = (db: Db, name: string) =>
  db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst()

/** The value of this name, if there is one. */
export const storedMeta = async (db: Db, name: string) => (await stored(db, name))?.value

export const hasMeta = async (db: Db, name: string) => (await stored(db, name)) !== undefined

/** Stores a value under this name where there is none yet. */
export const setMeta = (db: Db, name: string, value: string) =>
  db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((c) => c.column('name').doNothing())
    .execute()

/** The value of this name, made by `make` on first use. */
export async function metaValue(store: Store, name: string, make: () => string) {
  const there = await stored(store.read, name)
  if (there) return there.value
  return store.write(async (db) => {
    await setMeta(db, name, make())
    return (await stored(db, name))?.value ?? ''
  })
}

export const replaceMeta = (db: Db, name: string, value: string) =>
  db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
