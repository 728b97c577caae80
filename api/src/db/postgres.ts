import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ConnectionLost, lastingPool } from './lasting-pool.ts'
import { migrate } from './migrate.ts'
import type { Database, Db } from './schema.ts'
import type { Store } from './store.ts'

const INT8 = 20
const TRIES = 6
/** Beginnings that found their connection broken: a server that goes on breaking them is not there. */
const LOST_TRIES = 3
const PAUSE_MS = 10
/** A stop waits so long for what is under way and for the connections to end, but not for ever: a silent network ends nothing. */
const CLOSE_MS = 5000
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
    for (let tried = 1; ; tried++) {
      let isAtCommit = false
      try {
        return await db.transaction().execute(async (transaction) => {
          const value = await job(transaction)
          isAtCommit = true
          return value
        })
      } catch (error) {
        // Until the commit is sent a broken connection undoes everything. After it nobody knows, and a job done twice might count
        // twice: the caller is told, and who sends a keyed write again is answered as the first time.
        const isUndone = error instanceof ConnectionLost && !isAtCommit && tried < LOST_TRIES
        if (tried >= TRIES || !(isUndone || AGAIN.has(codeOf(error)))) throw error
        await pause(PAUSE_MS * 2 ** tried * Math.random())
      }
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
      const late = pause(CLOSE_MS, undefined, { ref: false })
      await Promise.race([Promise.all(open), late])
      await Promise.race([db.destroy(), late])
    },
  }
}

/**
 * Less than a call may take, so that nothing is done later than the call was answered. It holds for a new connection, and for waiting
 * for one of those that there are.
 */
const CONNECT_MS = 4000
/** No statement of a call takes so long, and no hourly one: it is a network that lets nothing through. */
const ANSWER_MS = 60_000
const OPTIONS: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: CONNECT_MS,
  idleTimeoutMillis: 60_000,
  // Finds out in half a minute that nobody is at the other end of a connection that is not used.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** Opens a PostgreSQL database by its URL. `onBroken` hears of connections that end by themselves. */
export async function openPostgres(url: string, onBroken: (error: Error) => void) {
  const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? int8 : pg.types.getTypeParser(oid, format as 'text')
  const pool = lastingPool(new pg.Pool({ ...OPTIONS, connectionString: url, types: { getTypeParser } }), onBroken)
  try {
    // First of all, so that a server that is not there is told as that.
    ;(await pool.connect()).release()
    const store = await storeOn(new PostgresDialect({ pool }))
    // A migration of a large table takes as long as it takes.
    pool.giveUpAfter(ANSWER_MS)
    return store
  } catch (error) {
    // Connections that nobody uses would keep the process from ending; it need not wait for them.
    void pool.end()
    throw error
  }
}
