import { type AnyDb, long, table } from './table.ts'

/** Keys of picture files that are to be removed from their store, each not before `due_at`. */
export async function up(db: AnyDb) {
  await table(db, 'picture_removals')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('due_at', long(db), (c) => c.notNull())
    .execute()
  await db.schema.createIndex('picture_removals_due').on('picture_removals').columns(['due_at', 'key']).execute()
}
