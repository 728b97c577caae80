import { prepared } from '../../prepared.ts'
import type { Db } from '../../schema.ts'
import { addRemoval, dropRemoval, fileKey } from '../picture-removals.ts'

export const profileImage = prepared<{ userId: string }, { type: string; base64: string }>((db, arg) =>
  db.selectFrom('profileImages').select(['type', 'base64']).where('userId', '=', arg('userId')),
)

/**
 * Marks the file of the user's picture for removal at `at` or later, if the picture is in a store of files. The file
 * with the key `except` is kept.
 */
export async function releaseProfileImage(db: Db, userId: string, at: number, except?: string) {
  const [row] = await profileImage(db, { userId })
  const key = fileKey(row?.base64)
  if (key !== undefined && key !== except) await addRemoval(db, key, at)
}
/**
 * Replaces the user's picture; null removes it. `at` (epoch milliseconds) becomes the time of the picture, which its
 * URL contains.
 */
export async function setProfileImage(
  db: Db,
  userId: string,
  image: { type: string; base64: string } | null,
  at: number,
) {
  const key = fileKey(image?.base64)
  await releaseProfileImage(db, userId, at, key)
  if (key !== undefined) await dropRemoval(db, key)
  if (image === null) await db.deleteFrom('profileImages').where('userId', '=', userId).execute()
  else
    await db
      .insertInto('profileImages')
      .values({ userId, ...image })
      .onConflict((c) => c.column('userId').doUpdateSet(image))
      .execute()
  await db
    .updateTable('users')
    .set({ imageAt: image === null ? null : at })
    .where('id', '=', userId)
    .execute()
}
