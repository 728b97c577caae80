import { type AnyDb, long } from './table.ts'

export async function up(db: AnyDb) {
  // Test dates get two columns of other content: `is_published`, whose value marks a deleted item that can be restored,
  // and `updated_at`, the version that an edit names.
  await db.schema
    .alterTable('test_dates')
    .addColumn('is_published', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('test_dates')
    .addColumn('updated_at', long(db), (c) => c.notNull().defaultTo(0))
    .execute()
}
