import type { Database, Db } from '../../schema.ts'

type Row = Database['secondFactors']

export const secondFactor = (db: Db, userId: string) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()
export const putSecondFactor = (db: Db, { userId, ...values }: Row) =>
  db
    .insertInto('secondFactors')
    .values({ userId, ...values })
    .onConflict((c) => c.column('userId').doUpdateSet(values))
    .execute()
export const deleteSecondFactor = (db: Db, userId: string) =>
  db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
/** Uses a code's time step; false where it or a later one was already used. */
export const useStep = async (db: Db, userId: string, step: number, confirmedAt: number) =>
  (
    await db
      .updateTable('secondFactors')
      .set({ lastStep: step, confirmedAt })
      .where('userId', '=', userId)
      .where('lastStep', '<', step)
      .returning('userId')
      .execute()
  ).length > 0
