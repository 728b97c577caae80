import { sql } from 'kysely'
import { type AnyDb, onSqlite } from './table.ts'

/** Parts of the log on PostgreSQL: each a sixteenth of the learners, small enough to be vacuumed and indexed by itself. */
const PARTS = 16
const REPLAYED = "type in ('review', 'casper_test', 'casper_scenario', 'casper_module', 'test_date')"

/**
 * Partitions the log, which grows without limit, by the hash of the user id. Adds an index that finds the chat reports
 * about a sender.
 */
export async function up(db: AnyDb) {
  await db.schema.createIndex('chat_reports_sender').on('chat_reports').columns(['sender_id']).execute()
  if (onSqlite(db)) return
  const run = (text: string) => sql.raw(text).execute(db)
  // Processes of the previous release still run beside this one: they wait for the lock, and then find the new table
  // under the same name.
  await run('lock table activity_log in access exclusive mode')
  await run('alter table activity_log rename to activity_log_whole')
  await run('create table activity_log (like activity_log_whole including defaults) partition by hash (user_id)')
  for (let part = 0; part < PARTS; part++)
    await run(
      `create table activity_log_${part} partition of activity_log for values with (modulus ${PARTS}, remainder ${part})`,
    )
  await run('insert into activity_log select * from activity_log_whole')
  await run('drop table activity_log_whole')
  await run('alter table activity_log add constraint activity_log_key primary key (user_id, id)')
  await run(
    'alter table activity_log add constraint activity_log_user_id_fkey foreign key (user_id) references users (id) on delete cascade',
  )
  await run('create index activity_log_newest on activity_log (user_id, occurred_at, id)')
  await run('create index activity_log_device on activity_log (user_id, device_id, seq) where seq is not null')
  await run(`create index activity_log_replayed on activity_log (user_id, received_at, id) where ${REPLAYED}`)
}
