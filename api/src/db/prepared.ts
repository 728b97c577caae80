import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

/** Stands in a compiled query where an argument will stand. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

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
    return (await db.executeQuery<R>({ ...query, parameters })).rows
  }
}
