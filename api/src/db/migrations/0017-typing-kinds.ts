import type { AnyDb } from './table.ts'

/** An index for the totals of a learner's typing sessions by kind of text. */
export async function up(db: AnyDb) {
  await db.schema.createIndex('typing_sessions_kinds').on('typing_sessions').columns(['user_id', 'text_type']).execute()
}
