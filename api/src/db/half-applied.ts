import SQLite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely'
import { type Migrations, migrate } from './migrate.ts'
import type { Database } from './schema.ts'

/** The last migration of the servers that committed each statement alone; a later one cannot be stopped half-way. */
const LAST_UNPROTECTED = '0012-people-words'

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
/** What these migrations make of an empty database. */
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

/** What the migration after `before` adds and is in `found` already. */
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
 * Takes away what is there of a migration that is not recorded: an earlier server was stopped in the middle of it, and could not
 * start since. Nothing of anybody is lost: those migrations only add tables, indexes and columns, what stands in these was
 * written by the migration itself, and it writes it again. Where things are not exactly as those migrations make them, it throws,
 * and the caller's transaction undoes all of this.
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
