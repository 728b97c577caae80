import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { DatabaseUnavailable } from './store.ts'

/** The connection broke while it was used: another one may find the database. */
export class ConnectionLost extends DatabaseUnavailable {}

/**
 * By these the server says that it ends the connection, lets nobody in at the moment, or takes no writes any more because another
 * one does: the classes and codes of PostgreSQL's "Error Codes".
 */
const LOST = /^(08...|57P0[1235]|25P0[34]|53300|25006)$/
/** What the network says where nobody listens, or has gone. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** The driver has no codes for these. */
const CLOSED = 'Connection terminated unexpectedly'
const NO_ANSWER = 'Query read timeout'

/** A server that restarts is back after a second or two; a call that waits so long is not too late yet. */
const PATIENCE_MS = 2000
const PAUSE_MS = 100
const CONNECT_TRIES = 3

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
/** What went wrong: where several addresses refused, the error has a code and no words. */
const wordsOf = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : codeOf(error))

/** Whether somebody who tries again a little later may be let in. */
function isPassing(error: unknown) {
  const code = codeOf(error)
  return LOST.test(code) || NETWORK.has(code) || wordsOf(error) === CLOSED
}
const unreachable = (error: unknown) =>
  new DatabaseUnavailable(`no connection to the database: ${wordsOf(error)}`, { cause: error })

/**
 * A pool that outlives the server's restarts: no broken connection ends the process, a connection that cannot be had yet is waited for,
 * a lone read is asked again on another one, and what fails all the same is told as `DatabaseUnavailable`.
 * `onBroken` hears once of each connection that ended by itself.
 */
export function lastingPool(pool: Pool, onBroken: (error: Error) => void) {
  const broken = new WeakSet<PoolClient>()
  let limit = 0
  function lose(client: PoolClient, error: Error) {
    if (broken.has(client)) return
    broken.add(client)
    onBroken(error)
  }
  // The pool itself listens only while nobody uses a connection, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', (error) => lose(client, error)))
  // The pool repeats what the listener above has heard.
  pool.on('error', () => {})

  let recovering: Promise<void> | undefined
  /** Tries until the server lets somebody in again; one tries for all who wait. */
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
  /** One connection, for as long as it is used. */
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
      const query: QueryConfig & { query_timeout: number } = {
        text,
        values: values as unknown[],
        query_timeout: limit,
      }
      try {
        // The driver's type knows more commands, and says null where none counts rows.
        return (await asked.query(query)) as unknown as PostgresQueryResult<R>
      } catch (error) {
        if (!broken.has(asked) && !LOST.test(codeOf(error)) && wordsOf(error) !== NO_ANSWER) throw error
        giveBack(true)
        lose(asked, error as Error)
        throw new ConnectionLost(`the connection to the database was lost: ${wordsOf(error)}`, { cause: error })
      }
    }
    async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      // In a transaction the first statement is its beginning.
      const isLoneRead = isFirst && text.startsWith('select')
      isFirst = false
      try {
        return await ask<R>(text, values)
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
    /** From now on a connection on which a statement is not answered after so many milliseconds counts as lost; 0 is never. */
    giveUpAfter(milliseconds: number) {
      limit = milliseconds
    },
  }
}
