import type { Db } from './schema.ts'

/** The database as the rest of the server sees it. */
export interface Store {
  /** For reading; it never waits for a write transaction. */
  readonly read: Db
  /** Runs a job in a transaction and answers only after its commit. Nothing slow may be awaited inside. */
  write<T>(job: (db: Db) => Promise<T>): Promise<T>
  /** Finishes the waiting writes, then closes. */
  close(): Promise<void>
}
