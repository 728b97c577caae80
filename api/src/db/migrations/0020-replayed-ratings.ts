import { sql } from 'kysely'
import type { AnyDb } from './table.ts'

/** Every device needs all ratings, too, so the index of the activities that devices need now contains them. */
export async function up(db: AnyDb) {
  await db.schema.dropIndex('activity_log_replayed').execute()
  await db.schema
    .createIndex('activity_log_replayed')
    .on('activity_log')
    .columns(['user_id', 'received_at', 'id'])
    .where(sql<boolean>`type in ('review', 'casper_test', 'casper_scenario', 'casper_module', 'test_date', 'rating')`)
    .execute()
}
