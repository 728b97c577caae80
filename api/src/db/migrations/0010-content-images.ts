import { type AnyDb, long, table } from './table.ts'

export async function up(db: AnyDb) {
  // Pictures of modules; the name of a picture is derived from a hash of its bytes.
  await table(db, 'content_images')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('base64', 'text', (c) => c.notNull())
    .addColumn('created_at', long(db), (c) => c.notNull())
    .execute()
}
