import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely'
import { type Migrations, migrate } from './migrate.ts'
import type { Database } from './schema.ts'

/** The last migration of servers that committed each statement separately; later migrations are atomic. */
export const LAST_UNPROTECTED = '0012-people-words'

interface Thing {
  type: 'table' | 'index'
  name: string
  sql: string
}
interface Schema {
  things: Map<string, Thing>
  /** Names of columns by table. */
  columns: Map<string, string[]>
}

function schemaOf(sqlite: SQLite.Database): Schema {
  const rows = sqlite
    .prepare<[], Thing>(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'kysely%' order by rowid",
    )
    .all()
  const columnsOf = sqlite.prepare<[string], string>('select name from pragma_table_info(?)').pluck()
  return {
    things: new Map(rows.map((thing) => [thing.name, thing])),
    columns: new Map(rows.filter(({ type }) => type === 'table').map(({ name }) => [name, columnsOf.all(name)])),
  }
}
/** The schema that these migrations make from an empty database. */
async function schemaAfter(list: Migrations, names: string[]) {
  const sqlite = new SQLite(':memory:')
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    await migrate(db, Object.fromEntries(names.map((name) => [name, list[name] ?? {}]) as never))
    return schemaOf(sqlite)
  } finally {
    sqlite.close()
  }
}

/** The tables, indexes and columns of the migration after `before` that already exist in `found`. */
function additions(before: Schema, after: Schema, found: Schema) {
  const things = [...after.things.values()].filter(({ name }) => !before.things.has(name) && found.things.has(name))
  const columns = [...before.columns].flatMap(([table, names]) =>
    (after.columns.get(table) ?? [])
      .filter((name) => !names.includes(name) && found.columns.get(table)?.includes(name))
      .map((name) => ({ table, name })),
  )
  return { things, columns }
}

/**
 * Removes the traces of an unrecorded migration: an earlier server was stopped in the middle of it, and could not start
 * since. No data are lost, because those migrations only add tables, indexes and columns, whose content the migration
 * itself writes again. If the schema is not exactly what those migrations make, it throws, and the caller's transaction
 * rolls everything back.
 */
export async function undoHalfApplied(sqlite: SQLite.Database, list: Migrations, applied: string[], next: string) {
  if (next > LAST_UNPROTECTED) return
  const before = await schemaAfter(list, applied)
  const after = await schemaAfter(list, [...applied, next])
  const found = schemaOf(sqlite)
  const { things, columns } = additions(before, after, found)
  if (things.length === 0 && columns.length === 0) return
  const check = (expected: Thing[], there: Schema) => {
    const other = expected.find(({ name, sql }) => there.things.get(name)?.sql !== sql)
    if (other)
      throw new Error(`${next} was stopped half-way by an earlier version, and ${other.name} is not as expected`)
  }
  check(things, found)
  for (const { name } of things.filter(({ type }) => type === 'index')) sqlite.exec(`drop index "${name}"`)
  for (const { name } of things.filter(({ type }) => type === 'table').reverse()) sqlite.exec(`drop table "${name}"`)
  for (const { table, name } of columns) sqlite.exec(`alter table "${table}" drop column "${name}"`)
  check([...before.things.values()], schemaOf(sqlite))
}
