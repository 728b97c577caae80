import { prepared } from '../../prepared.ts'
import type { Db } from '../../schema.ts'

export const profileImage = prepared<{ userId: string }, { type: string; base64: string }>((db, arg) =>
  db.selectFrom('profileImages').select(['type', 'base64']).where('userId', '=', arg('userId')),
)

/** Replaces the user's picture; null removes it. `at` becomes its name. */
export async function setProfileImage(
  db: Db,
  userId: string,
  image: { type: string; base64: string } | null,
  at: number,
) {
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
