import { sql } from 'kysely'
import { type AnyDb, long, table } from './table.ts'

export async function up(db: AnyDb) {
  // No reference to the scenario: evaluations are kept when it is deleted.
  await table(db, 'evaluations')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('scenario_id', 'text', (c) => c.notNull())
    .addColumn('engine', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('credited_at', long(db))
    .addColumn('assists', 'integer', (c) => c.notNull())
    .addColumn('created_at', long(db), (c) => c.notNull())
    .addColumn('received_at', long(db), (c) => c.notNull())
    .addPrimaryKeyConstraint('evaluations_key', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('evaluations_newest')
    .on('evaluations')
    .columns(['user_id', 'engine', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('evaluations_received')
    .on('evaluations')
    .columns(['user_id', 'received_at', 'id'])
    .execute()
  // Contains only evaluations that used a credit, because only those count towards the limit of the plan.
  await db.schema
    .createIndex('evaluations_credits')
    .on('evaluations')
    .columns(['user_id', 'credited_at'])
    .where(sql<boolean>`credited_at is not null`)
    .execute()
  await table(db, 'ai_usage')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('assistant', 'text', (c) => c.notNull())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('input_tokens', long(db), (c) => c.notNull())
    .addColumn('output_tokens', long(db), (c) => c.notNull())
    .addColumn('cost_micro_usd', long(db), (c) => c.notNull())
    .addPrimaryKeyConstraint('ai_usage_key', ['month', 'assistant'])
    .execute()
}
