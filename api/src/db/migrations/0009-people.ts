import { type AnyDb, long, table } from './table.ts'

export async function up(db: AnyDb) {
  // Words by which the administrator finds a person. The words with a given prefix are a range of the primary key's
  // index.
  await table(db, 'user_words')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_words_key', ['word', 'user_id'])
    .execute()
  await db.schema.createIndex('user_words_user').on('user_words').columns(['user_id']).execute()
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'displayName'])
    .where('createdAt', '>=', 0)
    .execute()
  for (const { id, email, firstName, lastName, displayName } of people) {
    const words = plain(`${firstName} ${lastName} ${displayName ?? ''} ${email ?? ''}`).split(/[\s@]+/)
    for (const word of new Set([...words, plain(email ?? '')].filter(Boolean).map((w) => w.slice(0, 64))))
      await db.insertInto('userWords').values({ word, userId: id }).execute()
  }

  await db.schema.alterTable('users').addColumn('updated_at', long(db)).execute()
  await db.schema.alterTable('users').addColumn('password_set_by', 'text').execute()
  await db.schema.alterTable('users').addColumn('password_set_at', long(db)).execute()
  await table(db, 'password_history')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('created_at', long(db), (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('password_history_newest')
    .on('password_history')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  // A password that the administrator set to be handed over, encrypted with a key that is not in the database, until it
  // expires.
  await table(db, 'handed_passwords')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('expires_at', long(db), (c) => c.notNull())
    .execute()
  await db.schema.createIndex('handed_passwords_old').on('handed_passwords').columns(['expires_at']).execute()
  await db.schema.alterTable('sessions').addColumn('verified_at', long(db)).execute()
  await table(db, 'second_factors')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', long(db))
    .addColumn('last_step', long(db), (c) => c.notNull())
    .execute()
}
