import type { AnyDb } from './table.ts'

/** What all sessions of a learner come to, by kind of text. */
export async function up(db: AnyDb) {
  await db.schema.createIndex('typing_sessions_kinds').on('typing_sessions').columns(['user_id', 'text_type']).execute()
}
