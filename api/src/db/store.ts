import type { Db } from './schema.ts'

/** The database as the rest of the server sees it. */
export interface Store {
  /** For reading; it never waits for a write transaction. */
  readonly read: Db
  /**
   * Runs a job in a transaction and answers only after its commit. Nothing slow may be awaited inside. The job may run more than
   * once, of which one is committed.
   */
  write<T>(job: (db: Db) => Promise<T>): Promise<T>
  /** Finishes the waiting writes, then closes. */
  close(): Promise<void>
}

/**
 * The database is not there, or was lost while it was asked. What was read may be asked again. Whether a write was committed is not
 * known where its commit was under way: who sends it again needs its key.
 */
export class DatabaseUnavailable extends Error {}
