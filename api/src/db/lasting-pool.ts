import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { DatabaseUnavailable } from './store.ts'

/** The connection broke during its use: a new one may reach the database. */
export class ConnectionLost extends DatabaseUnavailable {}

/**
 * Codes by which the server ends the connection, refuses new ones for now, or accepts no writes any more because
 * another server does: classes and codes of PostgreSQL's "Error Codes".
 */
const LOST = /^(08...|57P0[1235]|25P0[34]|53300|25006)$/
/** Network errors when no server listens or the server has gone. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** Messages of errors for which the driver has no code. */
const CLOSED = 'Connection terminated unexpectedly'
const NO_ANSWER = 'Query read timeout'
/** A lock time-out and a statement time-out: the connection itself is fine. */
const TOO_SLOW = new Set(['55P03', '57014'])
/**
 * Errors for statement names that the server does not have, or has already: a pooler in between leads the connection to
 * different server processes.
 */
const NAMES_LOST = new Set(['26000', '42P05'])
/** The statement with which Kysely begins a transaction. */
const BEGIN = 'begin'
/** Milliseconds. */
interface Bounds {
  lockMs: number
  statementMs: number
}
/** A statement gets a name at its third use; naming every generated statement would fill the server's memory. */
const NAMED_FROM = 3
const NAMED_MAX = 300

/** Milliseconds: a restarting server is back after a second or two, and a call that waits so long is still in time. */
const PATIENCE_MS = 2000
const PAUSE_MS = 100
const CONNECT_TRIES = 3

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
/** The message of an error, or its code where it has no message, as when several addresses refused the connection. */
const wordsOf = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : codeOf(error))

/** Whether a new try a little later may succeed. */
function isPassing(error: unknown) {
  const code = codeOf(error)
  return LOST.test(code) || NETWORK.has(code) || wordsOf(error) === CLOSED
}
const unreachable = (error: unknown) =>
  new DatabaseUnavailable(`no connection to the database: ${wordsOf(error)}`, { cause: error })

/**
 * A pool that survives restarts of the server: no broken connection ends the process, a connection that is not
 * available yet is waited for, and a read outside a transaction is repeated on another one. Other failures of a
 * connection, and time-outs of the server, become `DatabaseUnavailable`. `onBroken` is called once for each connection
 * that broke.
 */
export function lastingPool(pool: Pool, onBroken: (error: Error) => void) {
  const broken = new WeakSet<PoolClient>()
  let limit = 0
  let begin = BEGIN
  const names = new Map<string, { name: string; times: number }>()
  let hasNames = true
  /** The name by which the server knows a frequent statement: it is parsed and planned once per connection. */
  function nameOf(text: string) {
    if (!hasNames || !/^(select|insert|update|delete) /.test(text)) return undefined
    const known = names.get(text)
    if (known) return ++known.times >= NAMED_FROM ? known.name : undefined
    if (names.size < NAMED_MAX) names.set(text, { name: `situ_${names.size}`, times: 1 })
    return undefined
  }
  function lose(client: PoolClient, error: Error) {
    if (broken.has(client)) return
    broken.add(client)
    onBroken(error)
  }
  // The pool itself listens only while a connection is idle, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', (error) => lose(client, error)))
  // The pool emits again what the listener above has handled.
  pool.on('error', () => {})

  let recovering: Promise<void> | undefined
  /**
   * Tries for up to `PATIENCE_MS` until the server accepts connections again, one caller for all who wait; throws
   * `DatabaseUnavailable` after that.
   */
  async function recover() {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      await pause(PAUSE_MS)
      try {
        return (await pool.connect()).release()
      } catch (error) {
        if (!isPassing(error) || performance.now() > until) throw unreachable(error)
      }
    }
  }
  async function connect(): Promise<PoolClient> {
    for (let tried = 1; ; tried++) {
      if (recovering) await recovering
      try {
        return await pool.connect()
      } catch (error) {
        if (tried >= CONNECT_TRIES || !isPassing(error)) throw unreachable(error)
        recovering ??= recover().finally(() => {
          recovering = undefined
        })
      }
    }
  }
  /**
   * Lends a connection until it is released. A read outside a transaction that loses its connection is repeated on
   * another one.
   */
  function lend(first: PoolClient): PostgresPoolClient {
    let client: PoolClient | undefined = first
    let isFirst = true

    function giveBack(isLost = false) {
      const used = client
      client = undefined
      used?.release(isLost || broken.has(used))
    }
    async function ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      const asked = client
      if (!asked) throw new ConnectionLost('the connection to the database was lost')
      const name = nameOf(text)
      const query: QueryConfig & { query_timeout: number } = {
        ...(name !== undefined && { name }),
        text: text === BEGIN ? begin : text,
        values: values as unknown[],
        query_timeout: limit,
      }
      try {
        // The driver's result type has more commands than Kysely's, and a null `rowCount` for commands that count no
        // rows.
        return (await asked.query(query)) as unknown as PostgresQueryResult<R>
      } catch (error) {
        const code = codeOf(error)
        if (TOO_SLOW.has(code)) throw new DatabaseUnavailable(wordsOf(error), { cause: error })
        const isNameless = NAMES_LOST.has(code)
        if (isNameless) hasNames = false
        if (!isNameless && !broken.has(asked) && !LOST.test(code) && wordsOf(error) !== NO_ANSWER) throw error
        giveBack(true)
        lose(asked, error as Error)
        throw new ConnectionLost(`the connection to the database was lost: ${wordsOf(error)}`, { cause: error })
      }
    }
    let beginning: Promise<unknown> | undefined
    async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      if (text === BEGIN) {
        // The begin is not awaited: it is sent together with the first statement, which fails if the begin fails.
        isFirst = false
        beginning = ask(text, values)
        beginning.catch(() => {})
        return { command: 'SELECT', rowCount: 0, rows: [] }
      }
      const begun = beginning
      beginning = undefined
      // In a transaction, `begin` came first, so `isFirst` is already false.
      const isLoneRead = isFirst && text.startsWith('select')
      isFirst = false
      const answer = ask<R>(text, values)
      try {
        if (begun) {
          answer.catch(() => {})
          await begun
        }
        return await answer
      } catch (error) {
        if (!isLoneRead || !(error instanceof ConnectionLost)) throw error
        client = await connect()
        return ask<R>(text, values)
      }
    }
    return { query: query as PostgresPoolClient['query'], release: giveBack }
  }
  const lasting: PostgresPool = {
    connect: async () => lend(await connect()),
    end: () => pool.end(),
    options: pool.options,
  }
  return {
    ...lasting,
    /**
     * From now on a connection that does not reply to a statement within so many milliseconds counts as lost; 0
     * disables this. In a transaction, `lockMs` and `statementMs` limit the wait for a lock and the time of a
     * statement.
     */
    giveUpAfter(milliseconds: number, { lockMs, statementMs }: Bounds) {
      limit = milliseconds
      // The settings are sent in one message with the begin of each transaction, because a pooler in between does not
      // keep the settings of a connection.
      begin = `${BEGIN}; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`
    },
  }
}
