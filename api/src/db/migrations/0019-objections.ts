import { type AnyDb, long, table } from './table.ts'

/** What learners object to in their evaluations: one row for each evaluation and point. */
export async function up(db: AnyDb) {
  // No reference to the evaluation's scenario: an objection is kept when the scenario is deleted.
  await table(db, 'objections')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('evaluation_id', 'text', (c) => c.notNull())
    .addColumn('point_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sentence', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('is_withdrawn', 'integer', (c) => c.notNull())
    .addColumn('created_at', long(db), (c) => c.notNull())
    .addColumn('received_at', long(db), (c) => c.notNull())
    .addColumn('handled_at', long(db))
    .addPrimaryKeyConstraint('objections_key', ['user_id', 'evaluation_id', 'point_id'])
    .execute()
  await db.schema
    .createIndex('objections_received')
    .on('objections')
    .columns(['user_id', 'received_at', 'id'])
    .execute()
  await db.schema.createIndex('objections_entry').unique().on('objections').columns(['entry_id']).execute()
  await db.schema
    .createIndex('objections_scenario')
    .on('objections')
    .columns(['is_withdrawn', 'scenario_id', 'received_at', 'entry_id'])
    .execute()
}
