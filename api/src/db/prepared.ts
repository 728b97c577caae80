import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

/** The placeholder of an argument in a compiled query. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Runs one statement synchronously; rows have camelCase names. Where `isKept`, the rows may be those of an earlier run,
 * frozen, if nothing has been committed since.
 */
type Direct = (sql: string, parameters: readonly unknown[], isKept: boolean) => unknown[]
const direct = new WeakMap<object, Direct>()

/**
 * Whether a single connection writes, one job after the other, so that data read in a job cannot change before its end.
 */
export const writesAlone = (db: Db) => direct.has(db.getExecutor().adapter)

/** Lets compiled queries of this database bypass the query builder's executor. */
export const runDirectly = (db: Db, run: Direct) => direct.set(db.getExecutor().adapter, run)

/**
 * A query built and compiled once per database and run with new arguments, for the hot paths. With `isKept`, for a query
 * that nearly every request makes, its rows are kept until the next commit, where the database can tell of one.
 */
export function prepared<P extends object, R>(
  build: (db: Db, arg: <K extends keyof P & string>(name: K) => P[K]) => Compilable<R>,
  { isKept = false } = {},
) {
  const compiled = new WeakMap<object, CompiledQuery<R>>()
  return async (db: Db, args: P): Promise<R[]> => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      // The builder only passes the value on, so a slot is accepted for any type.
      query = build(db, (name) => new Slot(name) as never).compile()
      compiled.set(adapter, query)
    }
    const parameters = query.parameters.map((p) => (p instanceof Slot ? args[p.name as keyof P] : p))
    const run = direct.get(adapter)
    // The query's type promises rows of R; the driver only knows values.
    if (run) return run(query.sql, parameters, isKept) as R[]
    return (await db.executeQuery<R>({ ...query, parameters })).rows
  }
}
