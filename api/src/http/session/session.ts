import { hash, randomBytes } from 'node:crypto'
import { isAdministrator } from 'shared/rules/access'
import type { Db } from '../../db/schema.ts'
import type { Store } from '../../db/store.ts'
import * as table from '../../db/tables/people/sessions.ts'
import { lockUser } from '../../db/tables/people/users.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Learners study offline for weeks; the administrator's session is short. */
export const LEARNER_LIFE = { idle: 14 * DAY_MS, absolute: 90 * DAY_MS }
export const ADMIN_LIFE = { idle: 30 * MINUTE_MS, absolute: 480 * MINUTE_MS }
/** Two tabs may renew at once: the replaced token stays valid for a moment. */
export const RETIRED_FOR_MS = MINUTE_MS
/**
 * The longest time for which further uses of a session are not recorded. Each record costs a write, so they are as rare
 * as the list of people online allows, which shows those of the last five minutes (areas/chat.ts).
 */
export const TOUCH_MS_MAX = 4 * MINUTE_MS
const TOKEN_BYTES = 32

export interface SessionUser {
  readonly id: string
  readonly email: string | null
  readonly isAdmin: boolean
}
export interface Session {
  readonly tokenHash: string
  /** Identifies the session: tokens that replaced one another have the same value. */
  readonly chain: string
  readonly user: SessionUser
  readonly expiresAt: number
  /** When the password was last entered in this session. */
  readonly verifiedAt: number | null
}
export const tokenHash = (token: string) => hash('sha256', token, 'base64url')
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
export type Sessions = ReturnType<typeof createSessions>

interface Options {
  store: Store
  adminEmail: string
  /** Runs a write that nobody waits for. */
  background: (work: () => Promise<unknown>) => void
}

/**
 * Server-side sessions. Only the hash of a token is stored, and it is looked up in the database at every call, so that a
 * session ended by one process is ended for all of them at once (SQLite keeps what was read only until the next commit,
 * by whichever process; db/sqlite.ts).
 */
export function createSessions({ store, adminEmail, background }: Options) {
  const lifeOf = (isAdmin: boolean) => (isAdmin ? ADMIN_LIFE : LEARNER_LIFE)

  return {
    /** The open session of a token. */
    async find(token: string, now: number): Promise<Session | undefined> {
      const [row] = await table.sessionByToken(store.read, { tokenHash: tokenHash(token) })
      if (!row) return undefined
      const { userId, email, seenAt, expiresAt, retiredAt, verifiedAt } = row
      const isAdmin = isAdministrator(email, adminEmail)
      const { idle } = lifeOf(isAdmin)
      if (now >= expiresAt || now >= seenAt + idle || (retiredAt !== null && now >= retiredAt)) return undefined
      const touchAfter = Math.min(TOUCH_MS_MAX, idle / 30)
      if (now - seenAt >= touchAfter)
        background(() => store.write((db) => table.touchSession(db, row.tokenHash, now, touchAfter)))
      const user = { id: userId, email, isAdmin }
      return { tokenHash: row.tokenHash, chain: row.chain ?? row.tokenHash, user, expiresAt, verifiedAt }
    },
    /**
     * Opens a session in the caller's transaction; `before` is the one that it continues, whose chain, absolute end and
     * time of the last password it keeps. A session that continues none begins with a password.
     */
    async start(
      db: Db,
      userId: string,
      isAdmin: boolean,
      now: number,
      before?: Pick<Session, 'chain' | 'expiresAt' | 'verifiedAt'>,
    ) {
      const token = newToken()
      const hashed = tokenHash(token)
      const expiresAt = before?.expiresAt ?? now + lifeOf(isAdmin).absolute
      const verifiedAt = before ? before.verifiedAt : now
      const chain = before?.chain ?? hashed
      await table.addSession(db, {
        tokenHash: hashed,
        userId,
        seenAt: now,
        expiresAt,
        retiredAt: null,
        verifiedAt,
        chain,
      })
      return { token, expiresAt }
    },
    // `retire`, `end` and `endAll` lock the user first, so that of a simultaneous renewal and end the second one sees
    // the result of the first.
    /**
     * Lets the token expire in a minute, or when it would have expired anyway; returns false if its session was ended
     * meanwhile.
     */
    async retire(db: Db, { tokenHash, chain, user }: Session, now: number) {
      await lockUser(db, user.id)
      return table.retireSession(db, tokenHash, chain, now + RETIRED_FOR_MS)
    },
    /** Ends the session with all its tokens. */
    async end(db: Db, { tokenHash, chain, user }: Session) {
      await lockUser(db, user.id)
      await table.deleteSession(db, tokenHash, chain)
    },
    async endAll(db: Db, userId: string) {
      await lockUser(db, userId)
      await table.deleteSessionsOf(db, userId)
    },
  }
}
