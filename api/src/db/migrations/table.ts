import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

// Migrations are frozen in time and see tables that the present schema no longer has.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyDb = Kysely<any>

export const onSqlite = (db: AnyDb) => db.getExecutor().adapter instanceof SqliteAdapter

/** A new table; on SQLite it is STRICT, so that a column accepts only values of its type. */
export function table<T extends string>(db: AnyDb, name: T): CreateTableBuilder<T> {
  const builder = db.schema.createTable(name)
  return onSqlite(db) ? builder.modifyEnd(sql`strict`) : builder
}
/** Epoch milliseconds and counters: 64 bits on both engines. */
export const long = (db: AnyDb) => (onSqlite(db) ? sql`integer` : sql`bigint`)
/** A number with decimals: 64 bits on both engines. */
export const real = (db: AnyDb) => (onSqlite(db) ? sql`real` : sql`double precision`)
