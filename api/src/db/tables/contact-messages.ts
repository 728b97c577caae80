import type { ContactMessageRow, Db } from '../schema.ts'

export const addContactMessage = (db: Db, row: ContactMessageRow) =>
  db.insertInto('contactMessages').values(row).execute()
