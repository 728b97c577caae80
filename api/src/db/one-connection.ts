import { CompiledQuery, type DatabaseConnection, type Dialect, DummyDriver, Kysely, type KyselyConfig } from 'kysely'
import type { Database, Db } from './schema.ts'

/** The configuration of an opened database. */
export type Opened = KyselyConfig & { dialect: Dialect }

/**
 * Runs a job on one connection. Queries that it does not await in between are sent together at once, whereas the query
 * builder's own way to keep a connection sends one statement after the other. Queries still pending when the job ends
 * are not waited for.
 */
async function workOn<T>(db: Db, config: Opened, connection: DatabaseConnection, work: (db: Db) => Promise<T>) {
  let isOver = false
  const one = new Kysely<Database>({
    config,
    dialect: config.dialect,
    // Connections are provided by the executor alone.
    driver: new DummyDriver(),
    executor: db.getExecutor().withConnectionProvider({
      provideConnection: (consume) => {
        if (isOver) throw new Error('a statement came after the work that it belongs to')
        return consume(connection)
      },
    }),
  })
  try {
    return await work(one)
  } finally {
    isOver = true
  }
}

/** Lends one connection to a job that reads. */
export const onOneConnection = <T>(db: Db, config: Opened, work: (db: Db) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection((connection) => workOn(db, config, connection, work))

/** A transaction that the server rolled back at its commit: a statement had failed, and its error was ignored. */
export class TransactionAborted extends Error {}

/**
 * Runs a job between begin and commit; `onCommit` is called right before the commit is sent. Rolls everything back
 * where the job throws.
 */
export const inTransaction = <T>(
  db: Db,
  config: Opened,
  job: (db: Db) => Promise<T>,
  onCommit: () => void,
): Promise<T> =>
  db.getExecutor().provideConnection(async (connection) => {
    const say = (words: string) => connection.executeQuery<{ command?: string }>(CompiledQuery.raw(words))
    await say('begin')
    let value: T
    try {
      value = await workOn(db, config, connection, job)
    } catch (error) {
      // The first error is thrown. A further error of the rollback is ignored, because on a broken connection the
      // rollback fails too.
      await say('rollback').catch(() => undefined)
      throw error
    }
    onCommit()
    const { rows } = await say('commit')
    if (rows[0]?.command === 'ROLLBACK') throw new TransactionAborted('the transaction was undone at its commit')
    return value
  })
