import type { Replica } from './replica.ts'
import type { Db } from './schema.ts'

/** The load of a database; a figure that an engine does not have is 0. */
export interface StoreState {
  writesWaiting: number
  connections: number
  connectionsWaiting: number
  /** Jobs that were run again since the start, because the database required it. */
  repeats: number
}

/** The database as the rest of the server sees it. */
export interface Store {
  /** For reading committed data; a read never waits for a write transaction. */
  readonly read: Db
  /** Runs several reads on one connection: queries that the job does not await in between take one round trip. */
  readTogether<T>(job: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs a job in a transaction and resolves only after its commit. The job must not await anything slow. It may run
   * more than once, of which one run is committed.
   */
  write<T>(job: (db: Db) => Promise<T>): Promise<T>
  /**
   * As `write`, but on PostgreSQL without waiting for its turn behind other writes, which may all wait for one locked
   * row.
   */
  writeAtOnce<T>(job: (db: Db) => Promise<T>): Promise<T>
  state(): StoreState
  /** The replica, where a second server follows the first. */
  readonly replica?: Replica | undefined
  /** Finishes the waiting writes, then closes. */
  close(): Promise<void>
}

/** Thrown in a write when its data are out of date, so that the job is repeated. */
export class Repeat extends Error {}

/**
 * The database is not available, or was lost during a query. Reads may be repeated. Whether a write was committed is
 * unknown if its commit was in progress: repeating it requires its key.
 */
export class DatabaseUnavailable extends Error {}
