import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Database, Db } from './schema.ts'
import type { Store } from './store.ts'

const INT8 = 20
const TRIES = 6
const PAUSE_MS = 10
/** Serialisation failure, deadlock, and two first uses of one key: done again, the second one finds the first. */
const AGAIN = new Set(['40001', '40P01', '23505'])

/** A bigint column as a number; a value that a number cannot hold is a fault, not a rounding. */
export function int8(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A transaction per job, repeated when the database asks for it. */
export async function storeOn(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] })
  await migrate(db)
  const open = new Set<Promise<unknown>>()
  async function write<T>(job: (db: Db) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++)
      try {
        return await db.transaction().execute(job)
      } catch (error) {
        if (tried >= TRIES || !AGAIN.has(codeOf(error))) throw error
        await pause(PAUSE_MS * 2 ** tried * Math.random())
      }
  }
  return {
    read: db,
    write: (job) => {
      const work = write(job)
      const settled: Promise<unknown> = work.then(forget, forget)
      function forget() {
        open.delete(settled)
      }
      open.add(settled)
      return work
    },
    close: async () => {
      await Promise.all(open)
      await db.destroy()
    },
  }
}

const CONNECTIONS_MAX = 10
/** Opens a PostgreSQL database by its URL. */
export function openPostgres(url: string, onBroken: (error: Error) => void) {
  const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? int8 : pg.types.getTypeParser(oid, format as 'text')
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS_MAX, types: { getTypeParser } })
  pool.on('error', onBroken)
  return storeOn(new PostgresDialect({ pool }))
}
