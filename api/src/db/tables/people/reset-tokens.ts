import type { Database, Db } from '../../schema.ts'

export const addResetToken = (db: Db, row: Database['resetTokens']) =>
  db.insertInto('resetTokens').values(row).execute()

/** The owner of a token that could be used now, without using it. */
export async function ownerOfResetToken(db: Db, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('resetTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.userId
}
/** Uses the token: of two simultaneous uses, one gets the user. */
export async function takeResetToken(db: Db, tokenHash: string, now: number) {
  const [row] = await db
    .deleteFrom('resetTokens')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .execute()
  return row?.userId
}
export const deleteResetTokensOf = (db: Db, userId: string) =>
  db.deleteFrom('resetTokens').where('userId', '=', userId).execute()
