import { type AnyDb, long } from './table.ts'

export async function up(db: AnyDb) {
  // A date is deleted as other content is, so that it can be brought back, and has versions as it has.
  await db.schema
    .alterTable('test_dates')
    .addColumn('is_published', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('test_dates')
    .addColumn('updated_at', long(db), (c) => c.notNull().defaultTo(0))
    .execute()
}
