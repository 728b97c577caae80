import { setTimeout as pause } from 'node:timers/promises'
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ConnectionLost, lastingPool } from './lasting-pool.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { inTransaction, onOneConnection } from './one-connection.ts'
import { followReplica } from './replica.ts'
import type { Database, Db } from './schema.ts'
import { DatabaseUnavailable, Repeat, type Store } from './store.ts'

const INT8 = 20
const TRIES = 6
/**
 * Tries of a read, or of a transaction whose connection breaks before the commit is sent: a server that keeps breaking
 * connections counts as unavailable.
 */
const LOST_TRIES = 3
const PAUSE_MS = 10
/** Milliseconds that a stop waits for running work and for connections to close: on a silent network they never do. */
const CLOSE_MS = 5000
/**
 * Unique violation: another transaction has inserted the same key, and a second try finds its row. A transaction is
 * repeated after this, and after a serialization failure (40001) or a deadlock (40P01).
 */
const TAKEN = '23505'
const TAKEN_TRIES = 2
const AGAIN = new Set(['40001', '40P01', TAKEN])

/** Milliseconds that a write waits for its turn: the caller gets a reply after five seconds. */
const TURN_MS = 4000
/** Runs at most `most` jobs at a time, the others in order, and rejects those that wait too long. */
function writers(most: number) {
  let running = 0
  const waiting: ((isTurn: boolean) => void)[] = []
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running++
    else {
      const isTurn = await new Promise<boolean>((next) => {
        waiting.push(next)
        setTimeout(() => {
          const at = waiting.indexOf(next)
          if (at >= 0) waiting.splice(at, 1)
          next(false)
        }, TURN_MS).unref()
      })
      if (!isTurn) throw new DatabaseUnavailable('all connections for writes were busy')
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next(true)
      else running--
    }
  }
  return { run, waiting: () => waiting.length }
}

/** A bigint column as a number; a value beyond a number's precision throws instead of being rounded. */
export function int8(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

interface StoreOptions {
  /** The largest number of transactions at once. */
  writersMax?: number
}
/** The names of applied migrations; empty where their table does not exist yet. */
async function applied(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
/**
 * Upgrades the database unless a newer version has done so: during a rollout older and newer processes run side by
 * side, and a migration only adds to the schema that the previous release uses.
 */
async function upgrade(db: Kysely<Database>) {
  const [there, ours] = [await applied(db), Object.keys(migrations)]
  if (there.length > ours.length && ours.every((name, i) => there[i] === name)) return
  await migrate(db)
}

/**
 * Upgrades the database and makes its store: one transaction for each job that writes, repeated when the database
 * requires it.
 */
export async function storeOn(
  dialect: Dialect,
  { writersMax = Number.POSITIVE_INFINITY }: StoreOptions = {},
): Promise<Store> {
  const config = { dialect, plugins: [new CamelCasePlugin()] }
  const db = new Kysely<Database>(config)
  await upgrade(db)
  const turn = writers(writersMax)
  const open = new Set<Promise<unknown>>()
  let repeats = 0

  async function write<T>(job: (db: Db) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      let isAtCommit = false
      try {
        return await inTransaction(db, config, job, () => {
          isAtCommit = true
        })
      } catch (error) {
        // Until the commit is sent, a broken connection rolls everything back. Afterwards the outcome is unknown, and a
        // job done twice might count twice: the caller gets the error, and a repeated write with a key gets the first
        // reply.
        const isUndone = error instanceof ConnectionLost && !isAtCommit && tried < LOST_TRIES
        const code = codeOf(error)
        // An existing row is found at the second try at the latest.
        const tries = code === TAKEN ? TAKEN_TRIES : TRIES
        const isWanted = error instanceof Repeat
        if (tried >= tries || !(isUndone || isWanted || AGAIN.has(code))) throw error
        repeats++
        await pause(PAUSE_MS * 2 ** tried * Math.random())
      }
    }
  }
  async function readTogether<T>(job: (db: Db) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++)
      try {
        return await onOneConnection(db, config, job)
      } catch (error) {
        if (!(error instanceof ConnectionLost) || tried >= LOST_TRIES) throw error
      }
  }
  /** Registers work for which `close` waits. */
  function held<T>(work: Promise<T>) {
    const settled: Promise<unknown> = work.then(forget, forget)
    function forget() {
      open.delete(settled)
    }
    open.add(settled)
    return work
  }
  return {
    read: db,
    readTogether,
    write: (job) => held(turn.run(() => write(job))),
    writeAtOnce: (job) => held(write(job)),
    state: () => ({ writesWaiting: turn.waiting(), connections: 0, connectionsWaiting: 0, repeats }),
    close: async () => {
      const late = pause(CLOSE_MS, undefined, { ref: false })
      await Promise.race([Promise.all(open), late])
      await Promise.race([db.destroy(), late])
    },
  }
}

/**
 * Milliseconds, less than a call may take, so that nothing is done after the reply. Applies to new connections and to
 * waiting for a free one.
 */
const CONNECT_MS = 4000
/**
 * Milliseconds. No statement of a call or of the hourly work takes so long: a longer wait means that the network is
 * silent.
 */
const ANSWER_MS = 60_000
/**
 * Milliseconds after which PostgreSQL ends a wait for a lock, or a statement. A call gets a reply after five seconds,
 * done or not, and its writes should not take effect long after that.
 */
const LOCK_MS = 3000
const STATEMENT_MS = 30_000
/** Connections reserved for reads: when all writes wait for one row, reads still run. */
const FOR_READS = 3
const OPTIONS: pg.PoolConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  application_name: 'situ',
  idleTimeoutMillis: 60_000,
  // Detects within half a minute that the other end of an idle connection is gone.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Queries made together are sent together: one round trip.
  pipeline: true,
}
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? int8 : pg.types.getTypeParser(oid, format as 'text')
const poolOf = (url: string, max: number) =>
  new pg.Pool({ ...OPTIONS, max, connectionString: url, types: { getTypeParser } })
/** Does not wait for a connection, so that a start does not need the replica. */
function replicaOf(primary: Kysely<Database>, { url, lagMs }: ReplicaSettings, connections: number) {
  const pool = lastingPool(poolOf(url, connections), () => {})
  pool.giveUpAfter(CONNECT_MS, { lockMs: LOCK_MS, statementMs: STATEMENT_MS })
  const dialect = new PostgresDialect({ pool })
  return followReplica(primary, new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] }), lagMs)
}
export interface PostgresSettings {
  /** Connections of this process, to each server. */
  connections: number
  replica?: ReplicaSettings | undefined
}
export interface ReplicaSettings {
  url: string
  /** Milliseconds by which the replica's data may be older. */
  lagMs: number
}
/**
 * Opens and upgrades a PostgreSQL database by its URL. `onBroken` gets the errors of connections that end by
 * themselves.
 */
export async function openPostgres(
  url: string,
  onBroken: (error: Error) => void,
  { connections, replica }: PostgresSettings = { connections: 10 },
) {
  const inner = poolOf(url, connections)
  const pool = lastingPool(inner, onBroken)
  try {
    // A connection is opened first, so that an unavailable server is reported as such.
    ;(await pool.connect()).release()
    const store = await storeOn(new PostgresDialect({ pool }), { writersMax: Math.max(1, connections - FOR_READS) })
    // The migration of a large table may take any time, so the limits apply after it.
    pool.giveUpAfter(ANSWER_MS, { lockMs: LOCK_MS, statementMs: STATEMENT_MS })
    const follower = replica && replicaOf(store.read, replica, connections)
    return {
      ...store,
      replica: follower,
      close: async () => {
        await Promise.race([follower?.close(), pause(CLOSE_MS, undefined, { ref: false })])
        await store.close()
      },
      state: () => ({ ...store.state(), connections: inner.totalCount, connectionsWaiting: inner.waitingCount }),
    }
  } catch (error) {
    // Idle connections would keep the process alive; it need not wait for them to close.
    void pool.end()
    throw error
  }
}
