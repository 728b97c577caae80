import { prepared } from '../../prepared.ts'
import type { Db } from '../../schema.ts'

export const contentImage = prepared<{ name: string }, { type: string; base64: string }>((db, arg) =>
  db.selectFrom('contentImages').select(['type', 'base64']).where('name', '=', arg('name')),
)

/** Stores a picture; returns whether it is new. */
export async function addContentImage(
  db: Db,
  image: { name: string; type: string; base64: string },
  createdAt: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contentImages')
    .values({ ...image, createdAt })
    .onConflict((c) => c.column('name').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Every picture, by its name. */
export const allContentImages = (db: Db) =>
  db.selectFrom('contentImages').select(['name', 'type', 'base64']).orderBy('name').execute()
