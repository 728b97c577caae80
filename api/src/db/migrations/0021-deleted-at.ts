import { sql } from 'kysely'
import { type AnyDb, long, onSqlite } from './table.ts'

/**
 * The kinds of content in `deleted_content`, each with its table and the column that marks a deleted row: previous
 * releases turned its value x into -1 - x.
 */
const KINDS = [
  ['modules', 'modules', 'is_published'],
  ['quizzes', 'quizzes', 'is_published'],
  ['scenarios', 'scenarios', 'is_published'],
  ['testDates', 'test_dates', 'is_published'],
  ['practiceTexts', 'practice_texts', 'sort_order'],
] as const

/**
 * A trigger function that keeps `deleted_at` and the marks of the previous release consistent while processes of that
 * release run beside this one.
 */
const inStep = (kind: string, table: string, column: string) => `
create function ${table}_in_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from deleted_content where kind = '${kind}' and id = old.id;
    return old;
  end if;
  if new.deleted_at is distinct from old.deleted_at then
    if (new.deleted_at is null) = (new.${column} < 0) then
      new.${column} := -1 - new.${column};
    end if;
    if new.deleted_at is null then
      delete from deleted_content where kind = '${kind}' and id = new.id;
    else
      insert into deleted_content values ('${kind}', new.id, new.deleted_at)
        on conflict (kind, id) do update set deleted_at = excluded.deleted_at;
    end if;
  elsif (new.${column} < 0) <> (old.${column} < 0) then
    new.deleted_at := case when new.${column} < 0 then new.updated_at end;
  end if;
  return new;
end $$`

/**
 * Moves the time at which content was deleted into the content's own row. On PostgreSQL, triggers keep the previous
 * release's mark up to date for its processes that still run; the next release can drop the triggers. No older process
 * uses a SQLite file at the same time, so there the marked columns get their own values back.
 */
export async function up(db: AnyDb) {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const [kind, table, column] of KINDS) {
    await db.schema.alterTable(table).addColumn('deleted_at', long(db)).execute()
    await run(
      `update ${table} set deleted_at = coalesce((select d.deleted_at from deleted_content d where d.kind = '${kind}' and d.id = ${table}.id), updated_at) where ${column} < 0`,
    )
    if (onSqlite(db)) await run(`update ${table} set ${column} = -1 - ${column} where ${column} < 0`)
    await run(`create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`)
    if (onSqlite(db)) continue
    await run(inStep(kind, table, column))
    await run(
      `create trigger ${table}_in_step before update or delete on ${table} for each row execute function ${table}_in_step()`,
    )
  }
  if (onSqlite(db)) await db.schema.dropTable('deleted_content').execute()
}
