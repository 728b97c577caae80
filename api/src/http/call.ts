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

/** The user of a session. Throws where nobody is signed in: the handler of a public call must not ask for one. */
export function signedIn(name: string, session: Session | undefined): SessionUser {
  if (!session) throw new Error(`${name} asked for a user where nobody is signed in`)
  return session.user
}

// A getter in an object literal gives each object a hidden class of its own. V8 keeps these among the old objects, and
// with them all that belongs to the request, until a full collection: under load that was 4 KB a request.
class MadeCall {
  readonly #name: string
  declare readonly session: Session | undefined
  constructor(name: string, own: Omit<Call, 'user'>) {
    this.#name = name
    Object.assign(this, own)
  }
  get user() {
    return signedIn(this.#name, this.session)
  }
}
/** Makes what the handler of the call `name` gets. */
export const callOf = (name: string, own: Omit<Call, 'user'>) => new MadeCall(name, own) as unknown as Call
