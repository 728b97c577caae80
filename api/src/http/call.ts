import type { Db } from '../db/schema.ts'
import type { Session, SessionUser } from './session.ts'

/** What a handler knows of the call besides its parameters and body. */
export interface Call {
  /** Reads what is committed; in a call that `writes`, the transaction. */
  readonly db: Db
  readonly now: number
  readonly session: Session | undefined
  /** The signed-in user; throws in a public call without a session, where no handler may ask. */
  readonly user: SessionUser
  /** The client's id of this write. */
  readonly key: string | undefined
  /** Sets the session cookie of the answer; null ends it. */
  setSession(session: { token: string; expiresAt: number } | null): void
  /** Tells what there is so far, as the contract's `progress` has it, where the client listens. */
  tell(progress: unknown): void
  /** Runs after the answer has left; a failure is logged. */
  after(work: () => Promise<unknown>): void
}
