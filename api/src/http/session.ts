import { hash, randomBytes } from 'node:crypto'
import { isAdministrator } from 'shared/rules/access'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import * as table from '../db/tables/sessions.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** sync-and-security.md §5. Learners study offline for weeks; the administrator's session is short. */
export const LEARNER_LIFE = { idle: 14 * DAY_MS, absolute: 90 * DAY_MS }
export const ADMIN_LIFE = { idle: 30 * MINUTE_MS, absolute: 480 * MINUTE_MS }
/** Two tabs may renew at once: the token that was replaced goes on for a moment. */
export const RETIRED_FOR_MS = MINUTE_MS
export const CACHE_MS = 5000
const CACHED_MAX = 10_000
/** Who is online is read from it. */
const TOUCH_MS_MAX = MINUTE_MS
const TOKEN_BYTES = 32

export interface SessionUser {
  readonly id: string
  readonly email: string | null
  readonly isAdmin: boolean
}
export interface Session {
  readonly tokenHash: string
  readonly user: SessionUser
  readonly expiresAt: number
  /** When the password was last given in it. */
  readonly verifiedAt: number | null
}
interface Cached extends Session {
  readonly seenAt: number
  readonly retiredAt: number | null
  readonly loadedAt: number
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

/** Server-side sessions: only the hash of a token is stored, looked up at most every five seconds. */
export function createSessions({ store, adminEmail, background }: Options) {
  const cache = new Map<string, Cached>()
  // What was read before a change was committed must not be remembered after it.
  let changes = 0
  const lifeOf = (isAdmin: boolean) => (isAdmin ? ADMIN_LIFE : LEARNER_LIFE)

  const isOpen = (s: Cached, now: number) =>
    now < s.expiresAt && now < s.seenAt + lifeOf(s.user.isAdmin).idle && (s.retiredAt === null || now < s.retiredAt)

  async function load(key: string, now: number): Promise<Cached | undefined> {
    const [row] = await table.sessionByToken(store.read, { tokenHash: key })
    if (!row) return undefined
    const user = { id: row.userId, email: row.email, isAdmin: isAdministrator(row.email, adminEmail) }
    const { tokenHash, seenAt, expiresAt, retiredAt, verifiedAt } = row
    return { tokenHash, user, seenAt, expiresAt, retiredAt, verifiedAt, loadedAt: now }
  }
  function keep(session: Cached, now: number) {
    if (cache.size >= CACHED_MAX) cache.clear()
    cache.set(session.tokenHash, session)
    const touchAfter = Math.min(TOUCH_MS_MAX, lifeOf(session.user.isAdmin).idle / 30)
    if (now - session.seenAt < touchAfter) return
    cache.set(session.tokenHash, { ...session, seenAt: now })
    background(() => store.write((db) => table.touchSession(db, session.tokenHash, now)))
  }
  return {
    /** The open session of a token. */
    async find(token: string, now: number): Promise<Session | undefined> {
      const key = tokenHash(token)
      const known = cache.get(key)
      if (known && now - known.loadedAt < CACHE_MS && now >= known.loadedAt)
        return isOpen(known, now) ? known : undefined
      const before = changes
      const session = await load(key, now)
      if (!session || !isOpen(session, now)) {
        cache.delete(key)
        return undefined
      }
      if (before === changes) keep(session, now)
      return session
    },
    /**
     * Opens a session in the caller's transaction; `before` is the one that it replaces, whose absolute end and moment of the last password
     * it keeps. A session that replaces none begins with a password.
     */
    async start(
      db: Db,
      userId: string,
      isAdmin: boolean,
      now: number,
      before?: Pick<Session, 'expiresAt' | 'verifiedAt'>,
    ) {
      const token = newToken()
      const expiresAt = before?.expiresAt ?? now + lifeOf(isAdmin).absolute
      const verifiedAt = before ? before.verifiedAt : now
      const tokenRow = { tokenHash: tokenHash(token), userId, seenAt: now, expiresAt, retiredAt: null, verifiedAt }
      await table.addSession(db, tokenRow)
      return { token, expiresAt }
    },
    async retire(db: Db, session: Session, now: number) {
      await table.retireSession(db, session.tokenHash, now + RETIRED_FOR_MS)
    },
    end: (db: Db, session: Session) => table.deleteSession(db, session.tokenHash),
    endAll: (db: Db, userId: string) => table.deleteSessionsOf(db, userId),
    /** After the commit: what the memory says of this session, or of every session of this user, is no longer true. */
    forget(session: Session) {
      changes++
      cache.delete(session.tokenHash)
    },
    forgetUser(userId: string) {
      changes++
      for (const [key, s] of cache) if (s.user.id === userId) cache.delete(key)
    },
  }
}
