import type { Db } from '../schema.ts'
import type { Store } from '../store.ts'

const stored = (db: Db, name: string) =>
  db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst()

/** The value of this name, made by `make` the first time anyone asks. */
export async function metaValue(store: Store, name: string, make: () => string) {
  const there = await stored(store.read, name)
  if (there) return there.value
  return store.write(async (db) => {
    await db
      .insertInto('meta')
      .values({ name, value: make() })
      .onConflict((c) => c.column('name').doNothing())
      .execute()
    return (await stored(db, name))?.value ?? ''
  })
}
