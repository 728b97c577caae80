import type { Db } from '../schema.ts'

/** Throws where the database does not reply. */
export const ping = (db: Db) => db.selectFrom('meta').select('name').where('name', '=', 'log_id').execute()

/** Throws where the database accepts no writes: a full disk, a server that became a replica. */
export const touch = (db: Db) =>
  db
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'log_id')
    .execute()
