// Copies a SQLite database into an empty PostgreSQL one, table by table. If it is interrupted, the next run continues
// where it stopped.
import { createHash } from 'node:crypto'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { FileError } from './file-error.ts'
import { migrations } from './migrations/all.ts'
import type { Db } from './schema.ts'
import { checkSqlite } from './sqlite-file.ts'
import type { Store } from './store.ts'
import { replaceMeta, storedMeta } from './tables/meta.ts'

type Row = Record<string, unknown>
const PAGE = 1000
/** Names of the progress marks in `meta`: the last copied row of each table. */
const markOf = (table: string) => `moved ${table}`
const DONE = 'moved'

/** The move is not possible; the message consists of whole sentences. */
export class MoveError extends FileError {}

interface Source {
  table: string
  columns: string[]
  key: string[]
}

/** The tables of a file, each after those to which it refers. */
function tablesOf(db: SQLite.Database): Source[] {
  const names = db
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
    )
    .pluck()
    .all()
  const parents = new Map(
    names.map((name) => [
      name,
      (db.pragma(`foreign_key_list(${name})`) as { table: string }[]).map(({ table }) => table),
    ]),
  )
  const ordered = new Set<string>()
  const add = (name: string) => {
    for (const parent of parents.get(name) ?? []) if (parent !== name && !ordered.has(parent)) add(parent)
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered].map((table) => {
    const columns = db.pragma(`table_info(${table})`) as { name: string; pk: number }[]
    return {
      table,
      columns: columns.map(({ name }) => name),
      key: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ name }) => name),
    }
  })
}

/** Counts rows and combines their digests by XOR, so that the order of the rows does not matter. */
class Sum {
  rows = 0
  readonly #digest = Buffer.alloc(32)
  add(columns: readonly string[], row: Row) {
    this.rows++
    const one = createHash('sha256')
      .update(JSON.stringify(columns.map((column) => row[column] ?? null)))
      .digest()
    for (let i = 0; i < one.length; i++) this.#digest[i] = (this.#digest[i] as number) ^ (one[i] as number)
  }
  isSame(other: Sum) {
    return this.rows === other.rows && this.#digest.equals(other.#digest)
  }
}

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Copies one page together with its progress mark, in one transaction. */
const put = (store: Store, { table, columns }: Source, rows: readonly Row[], last: number) =>
  store.write(async (db) => {
    await sql`insert into ${sql.table(table)} (${list(columns)})
      select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
      on conflict do nothing`.execute(db)
    await replaceMeta(db, markOf(table), String(last))
  })

async function copyTable(store: Store, db: SQLite.Database, source: Source, onPage: (table: string) => void) {
  const page = db.prepare<[number], Row & { rowid: number }>(
    `select rowid as rowid, * from ${source.table} where rowid > ? order by rowid limit ${PAGE}`,
  )
  for (let last = Number((await storedMeta(store.read, markOf(source.table))) ?? 0); ; ) {
    const rows = page.all(last)
    last = rows.at(-1)?.rowid ?? last
    if (rows.length > 0) await put(store, source, rows, last)
    onPage(source.table)
    if (rows.length < PAGE) return
  }
}

function sumOfSource(db: SQLite.Database, { table, columns }: Source) {
  const sum = new Sum()
  for (const row of db.prepare<[], Row>(`select * from ${table}`).iterate()) sum.add(columns, row)
  return sum
}
const isOwn = (row: Row) => !String(row.name).startsWith('moved')
async function sumOfTarget(db: Db, { table, columns, key }: Source) {
  const sum = new Sum()
  const plain = db.withoutPlugins()
  for (let last: unknown[] | undefined; ; ) {
    const after = last && sql`where (${list(key)}) > (${sql.join(last)})`
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${list(key)} limit ${sql.lit(PAGE)}`.execute(
        plain,
      )
    for (const row of rows) if (table !== 'meta' || isOwn(row)) sum.add(columns, row)
    if (rows.length < PAGE) return sum
    last = key.map((column) => rows.at(-1)?.[column])
  }
}

/** Throws if a move into this database has begun but not ended, so that it contains only part of the data. */
export async function refuseHalfMoved(read: Db) {
  if ((await storedMeta(read, markOf(''))) !== undefined)
    throw new MoveError('A move into this database has not ended. Run it again to its end: operate move FILE.')
}

/**
 * Throws unless the database is empty or contains an unfinished move of this file; marks an empty database as the
 * target of this move.
 */
async function refuseUsed(store: Store, logId: string) {
  if ((await storedMeta(store.read, DONE)) !== undefined)
    throw new MoveError('This PostgreSQL database was moved to already: start the server on it.')
  const from = await storedMeta(store.read, markOf(''))
  if (from === logId) return
  const people = await store.read.selectFrom('users').select('id').limit(1).execute()
  if (from !== undefined || people.length > 0)
    throw new MoveError('The PostgreSQL database is not empty: make a new one for the move.')
  await store.write((db) => replaceMeta(db, markOf(''), logId))
}

/**
 * Copies all rows of a SQLite file into the PostgreSQL database of `store`, and compares the number and the digests of
 * the rows of each table. The server of the file must be stopped, and have this version. Sessions continue, because
 * they are rows too. Returns the number of rows of each table; throws a `MoveError`.
 */
export async function moveSqlite(
  file: string,
  store: Store,
  onPage: (table: string) => void = () => {},
): Promise<Record<string, number>> {
  checkSqlite(file)
  const db = new SQLite(file, { readonly: true })
  try {
    // A consistent snapshot of the file, even if another process writes to it.
    db.exec('begin')
    const applied = db.prepare<[], number>('select count(*) from kysely_migration').pluck().get()
    if (applied !== Object.keys(migrations).length)
      throw new MoveError(`${file} is of an older Situ: start this version on it once, or run: operate migrate.`)
    const logId = db.prepare<[], string>("select value from meta where name = 'log_id'").pluck().get() ?? file
    await refuseUsed(store, logId)
    const tables = tablesOf(db)
    for (const source of tables) await copyTable(store, db, source, onPage)
    const counts: Record<string, number> = {}
    for (const source of tables) {
      const [here, there] = [sumOfSource(db, source), await sumOfTarget(store.read, source)]
      if (!here.isSame(there))
        throw new MoveError(
          `The table ${source.table} has ${here.rows} rows in the file and ${there.rows} that differ in PostgreSQL: was the server running? Make a new database, and move again.`,
        )
      counts[source.table] = here.rows
    }
    await store.write(async (db) => {
      await db.deleteFrom('meta').where('name', 'like', 'moved %').execute()
      await replaceMeta(db, DONE, new Date().toISOString())
    })
    return counts
  } finally {
    db.close()
  }
}
