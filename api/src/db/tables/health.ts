import type { Db } from '../schema.ts'

/** Throws where the database does not answer. */
export const ping = (db: Db) => db.selectFrom('meta').select('name').where('name', '=', 'log_id').execute()
