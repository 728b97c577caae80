import type { AnyDb } from './table.ts'

/** Tokens that replaced one another belong to one session, and a session ends with all of its tokens. */
export async function up(db: AnyDb) {
  // The column is null in rows that an earlier version writes while it still runs; such a token is a session of its
  // own.
  await db.schema.alterTable('sessions').addColumn('chain', 'text').execute()
  await db.schema.createIndex('sessions_chain').on('sessions').column('chain').execute()
}
