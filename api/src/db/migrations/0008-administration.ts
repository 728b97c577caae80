import { type AnyDb, long, table } from './table.ts'

export async function up(db: AnyDb) {
  // A deleted item is listed in this table, and its own row gets a changed mark (0021-deleted-at.ts), until it is
  // restored or 30 days have passed.
  await table(db, 'deleted_content')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('deleted_at', long(db), (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_content_key', ['kind', 'id'])
    .execute()
  await db.schema.createIndex('deleted_content_old').on('deleted_content').columns(['deleted_at']).execute()
  // No reference to people: the entries are kept when the account of whoever acted is deleted.
  await table(db, 'audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', long(db), (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_newest').on('audit_log').columns(['at', 'id']).execute()
  await db.schema.createIndex('audit_subject').on('audit_log').columns(['kind', 'subject_id', 'at']).execute()
  // These indexes find the learners who have used an item that is about to be deleted.
  await db.schema.createIndex('quiz_attempts_quiz').on('quiz_attempts').columns(['quiz_id', 'user_id']).execute()
  await db.schema.createIndex('evaluations_scenario').on('evaluations').columns(['scenario_id', 'user_id']).execute()
  // These indexes serve the lists and counters of people.
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute()
  await db.schema.alterTable('progress_folds').addColumn('active_at', long(db)).execute()
  await db.schema.createIndex('progress_active').on('progress_folds').columns(['active_at', 'user_id']).execute()
}
