import type { Db } from '../schema.ts'

/** The largest number of files per sweep. */
const DUE_MAX = 200
/**
 * Prefix of a file's key where a row has the key instead of the picture's bytes. Base64 contains no colon, so the two
 * cannot be confused.
 */
const FILE = 'file:'

/** What a row holds instead of the bytes of a picture that is in a store of files. */
export const fileMark = (key: string) => `${FILE}${key}`
/** The key of the file; undefined where the row itself holds the bytes. */
export const fileKey = (base64: string | undefined) =>
  base64?.startsWith(FILE) ? base64.slice(FILE.length) : undefined

/** Marks a file for removal at `dueAt` or later. */
export const addRemoval = (db: Db, key: string, dueAt: number) =>
  db
    .insertInto('pictureRemovals')
    .values({ key, dueAt })
    .onConflict((c) => c.column('key').doUpdateSet({ dueAt }))
    .execute()
/** Removes the mark, because the file is in use or has been removed. */
export const dropRemoval = (db: Db, key: string) => db.deleteFrom('pictureRemovals').where('key', '=', key).execute()

export const dueRemovals = async (db: Db, now: number): Promise<string[]> => {
  const due = db.selectFrom('pictureRemovals').select(['key', 'dueAt']).where('dueAt', '<=', now)
  return (await due.orderBy('dueAt').orderBy('key').limit(DUE_MAX).execute()).map(({ key }) => key)
}

/**
 * The names of the content pictures whose bytes are still in their rows. `usersInRows` returns the owners of such
 * profile pictures.
 */
export const namesInRows = (db: Db) =>
  db.selectFrom('contentImages').select('name').where('base64', 'not like', `${FILE}%`).orderBy('name').execute()
export const usersInRows = (db: Db) =>
  db
    .selectFrom('profileImages')
    .innerJoin('users', 'users.id', 'userId')
    .select(['userId', 'imageAt'])
    .where('base64', 'not like', `${FILE}%`)
    .orderBy('userId')
    .execute()

interface Moved {
  from: string
  to: string
}
/** Makes the row refer to the file if it still contains these bytes; returns whether it did. */
export async function referToContentFile(db: Db, name: string, { from, to }: Moved): Promise<boolean> {
  const move = db.updateTable('contentImages').set({ base64: to }).where('name', '=', name).where('base64', '=', from)
  return (await move.executeTakeFirst()).numUpdatedRows === 1n
}
export async function referToProfileFile(db: Db, userId: string, { from, to }: Moved): Promise<boolean> {
  const row = db.updateTable('profileImages').set({ base64: to }).where('userId', '=', userId)
  return (await row.where('base64', '=', from).executeTakeFirst()).numUpdatedRows === 1n
}
