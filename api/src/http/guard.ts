import type { Context } from 'hono'
import type { Endpoint, Limit } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { OWNER_HEADER } from 'shared/contract/version'
import { foldEmail } from 'shared/rules/access'
import type { Store } from '../db/store.ts'
import { takeFrom } from '../db/tables/rate-limits.ts'
import { refuseCrossSite } from './csrf.ts'
import { Refusal, tooMany } from './failures.ts'
import { clientAddress, networkOf } from './network.ts'
import type { Session, Sessions } from './session.ts'
import { tokenHash as digest } from './session.ts'
import { cookieName, cookieValue } from './session-cookie.ts'
import { writeAllowance } from './write-allowance.ts'

export interface GuardOptions {
  store: Store
  sessions: Sessions
  appOrigin: string
  secure: boolean
  trustProxyHops: number
}
export interface Guarded {
  /** `area.call`, the name that limits are counted under. */
  name: string
  endpoint: Endpoint
}
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** The one place that decides who may call what (design §6). Everything here runs before the body is read. */
export function createGuard({ store, sessions, appOrigin, secure, trustProxyHops }: GuardOptions) {
  const cookie = cookieName(secure)
  const takeWrite = writeAllowance()

  async function count(name: string, limit: Limit, id: string, now: number) {
    const key = `${name} ${limit.by} ${id}`
    const until = await store.write((db) => takeFrom(db, key, limit, now))
    if (until !== undefined) throw tooMany(until, now)
  }
  return {
    async enter(c: Context, { name, endpoint: { method, shape } }: Guarded, now: number): Promise<Session | undefined> {
      const header = (h: string) => c.req.header(h)
      if (!isRead(method)) refuseCrossSite(header, appOrigin)
      const token = cookieValue(header('cookie'), cookie)
      const session = token === undefined ? undefined : await sessions.find(token, now)
      const access = shape.access ?? 'user'
      if (access !== 'public') {
        if (!session) throw new Refusal(401, MESSAGES.notSignedIn)
        const owner = header(OWNER_HEADER)
        if (owner !== undefined && owner !== session.user.id)
          throw new Refusal(401, MESSAGES.otherOwner, { code: 'owner' })
        if (access === 'admin' && !session.user.isAdmin) throw new Refusal(403, MESSAGES.forbidden)
      }
      if (session && !isRead(method)) {
        const until = takeWrite(session.user.id, now)
        if (until !== undefined) throw tooMany(until, now)
      }
      for (const limit of shape.limits ?? []) {
        if (limit.by === 'network') {
          const socket = c.env?.incoming?.socket?.remoteAddress ?? ''
          await count(name, limit, networkOf(clientAddress(socket, header('x-forwarded-for'), trustProxyHops)), now)
        }
        if (limit.by === 'user' && session) await count(name, limit, session.user.id, now)
      }
      return session
    },
    /** The limits per account that the body names; the address itself is not stored. */
    async enterAccount({ name, endpoint: { shape } }: Guarded, body: unknown, now: number) {
      for (const limit of shape.limits ?? [])
        if (limit.by === 'account') await count(name, limit, accountKey(body), now)
    },
  }
}
const accountKey = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body ? digest(foldEmail(String(body.email))) : ''

/** The counter that a call by this address goes to; given back after a success, so that only failures add up. */
export const accountLimitKey = (name: string, email: string) => `${name} account ${accountKey({ email })}`
