import type { Db } from '../db/schema.ts'
import type { Session, SessionUser } from './session/session.ts'

/** The context of a call besides its parameters and body. */
export interface Call {
  /** The connection for reading committed data; in a call that `writes`, the transaction. */
  readonly db: Db
  readonly now: number
  readonly session: Session | undefined
  /** The signed-in user; throws in a public call without a session, where a handler must not read it. */
  readonly user: SessionUser
  /** The client's id of this write. */
  readonly key: string | undefined
  /** The network from which the call comes. */
  readonly network: string
  /** Whether this browser has signed in to the account of this address before. */
  isKnownDevice(email: string): boolean
  /** Marks the browser as known for this account. */
  rememberDevice(email: string): void
  /**
   * Takes a successful call off the limits: deletes the count of its account, and takes the call off the count of its
   * network.
   */
  uncount(db: Db): Promise<void>
  /** Sets the session cookie of the reply; null removes it. */
  setSession(session: { token: string; expiresAt: number } | null): void
  /** Sends progress, in the form of the contract's `progress`, if the client accepts lines. */
  tell(progress: unknown): void
  /** Work that the reply does not need: it is awaited before the transaction ends, and rolls it back on failure. */
  meanwhile(work: Promise<unknown>): void
  /** Runs after the reply was sent; a failure is logged. */
  after(work: () => Promise<unknown>): void
}
