import { type AnyDb, long, table } from './table.ts'

/** Mails that wait to be sent, sealed with the server's key: some hold a link that opens an account. */
export async function up(db: AnyDb) {
  await table(db, 'mail_outbox')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_at', long(db), (c) => c.notNull())
    .addColumn('expires_at', long(db), (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mail_outbox_next').on('mail_outbox').columns(['next_at', 'id']).execute()
}
