import type { Database, Db } from '../schema.ts'

type Row = Database['mailOutbox']
/** The largest number of mails per check. */
const DUE_MAX = 50

export const addMail = (db: Db, row: Row) => db.insertInto('mailOutbox').values(row).execute()

/** Ids of due mails, the oldest first. */
export const dueMails = async (db: Db, now: number): Promise<string[]> =>
  (
    await db
      .selectFrom('mailOutbox')
      .select(['id', 'nextAt'])
      .where('nextAt', '<=', now)
      .orderBy('nextAt')
      .orderBy('id')
      .limit(DUE_MAX)
      .execute()
  ).map(({ id }) => id)

/** Claims a due mail until `until`, and counts a try: of two processes, one gets the mail and the other undefined. */
export const claimMail = async (db: Db, id: string, now: number, until: number): Promise<Row | undefined> =>
  (
    await db
      .updateTable('mailOutbox')
      .set((eb) => ({ nextAt: until, tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('nextAt', '<=', now)
      .returningAll()
      .execute()
  )[0]
export const postponeMail = (db: Db, id: string, nextAt: number) =>
  db.updateTable('mailOutbox').set({ nextAt }).where('id', '=', id).execute()
export const deleteMail = (db: Db, id: string) => db.deleteFrom('mailOutbox').where('id', '=', id).execute()
