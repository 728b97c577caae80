import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

/** Stands in a compiled query where an argument will stand. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Runs one statement at once; rows come with camelCase names. */
type Direct = (sql: string, parameters: readonly unknown[]) => unknown[]
const direct = new WeakMap<object, Direct>()

/** Whether one connection writes, one job after the other: then nothing that was read in a job changes before its end. */
export const writesAlone = (db: Db) => direct.has(db.getExecutor().adapter)

/** Lets compiled queries of this database run without the query builder's machinery around them. */
export const runDirectly = (db: Db, run: Direct) => direct.set(db.getExecutor().adapter, run)

/** A query built and compiled once per database and run with new arguments: for the hot paths (performance.md §2). */
export function prepared<P extends object, R>(
  build: (db: Db, arg: <K extends keyof P & string>(name: K) => P[K]) => Compilable<R>,
) {
  const compiled = new WeakMap<object, CompiledQuery<R>>()
  return async (db: Db, args: P): Promise<R[]> => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      // The builder only carries the value to its place, so a slot passes for any type.
      query = build(db, (name) => new Slot(name) as never).compile()
      compiled.set(adapter, query)
    }
    const parameters = query.parameters.map((p) => (p instanceof Slot ? args[p.name as keyof P] : p))
    const run = direct.get(adapter)
    // The builder promised that the statement yields rows of R; the driver only knows values.
    if (run) return run(query.sql, parameters) as R[]
    return (await db.executeQuery<R>({ ...query, parameters })).rows
  }
}
