import type { Context } from 'hono'
import type { Endpoint, Limit } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { OWNER_HEADER, WORK_HEADER } from 'shared/contract/version'
import { foldEmail } from 'shared/rules/access'
import { workBitsAfter } from 'shared/rules/proof-of-work'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { countedUnder, forgive, giveBack, takeFrom } from '../db/tables/rate-limits.ts'
import { Refusal, tooMany } from './failures.ts'
import { proofOfWork } from './limits/proof-of-work.ts'
import { storageAllowance } from './limits/storage-allowance.ts'
import { writeAllowance } from './limits/write-allowance.ts'
import { clientAddress, networkOf } from './network.ts'
import { refuseCrossSite } from './session/csrf.ts'
import type { KnownDevices } from './session/known-devices.ts'
import type { Session, Sessions } from './session/session.ts'
import { tokenHash as digest } from './session/session.ts'
import { cookieName, cookieValue } from './session/session-cookie.ts'

export interface GuardOptions {
  store: Store
  sessions: Sessions
  appOrigin: string
  secure: boolean
  trustProxyHops: number
  /** The accounts to which a browser has signed in. */
  devices: KnownDevices
  /** The server's secret; the proof of work derives its key from it. */
  secret: string
}
/** What the limits have counted for one call. */
export interface Counted {
  key: string
  limit: Limit
}
export interface Entered {
  session: Session | undefined
  counted: readonly Counted[]
}
export interface Guarded {
  /** `area.call`, the name under which limits are counted. */
  name: string
  endpoint: Endpoint
}
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** The only place that decides who may call what. `enter` runs before the body is read. */
export function createGuard({ store, sessions, appOrigin, secure, trustProxyHops, devices, secret }: GuardOptions) {
  const cookie = cookieName(secure)
  const takeWrite = writeAllowance()
  const takeStorage = storageAllowance(store)
  const proof = proofOfWork(store, secret)

  async function count(name: string, limit: Limit, id: string, now: number): Promise<Counted> {
    const key = `${name} ${limit.by} ${id}`
    const until = await store.write((db) => takeFrom(db, key, limit, now))
    if (until !== undefined) throw tooMany(until, now, sentenceOf(name, limit))
    return { key, limit }
  }
  /**
   * Counts a call under its network. Beyond the limit, the call must carry a proof of work if the limit allows that;
   * otherwise it is refused, with a challenge where more calls are possible.
   */
  async function countNetwork(c: Context, name: string, limit: Limit, now: number): Promise<Counted> {
    const network = networkOf(addressOf(c))
    const { workMax, seconds } = limit
    try {
      return await count(name, limit, network, now)
    } catch (refused) {
      if (workMax === undefined || !(refused instanceof Refusal)) throw refused
      const more: Limit = { by: 'network', max: workMax, seconds }
      const purpose = `${name} ${network}`
      const beyond = await countedUnder(store.read, `${name}.work network ${network}`, more, now)
      if (beyond >= workMax - 1) throw refused
      const bits = workBitsAfter(beyond)
      const solution = c.req.header(WORK_HEADER)
      if (solution !== undefined && (await proof.spend(solution, purpose, bits, now)))
        return count(`${name}.work`, more, network, now)
      const { body, headers } = refused
      const challenge = proof.challenge(purpose, bits, now)
      throw new Refusal(429, MESSAGES.manyFromNetwork, { ...body, code: 'work', work: challenge }, headers)
    }
  }
  const addressOf = (c: Context) =>
    clientAddress(c.env?.incoming?.socket?.remoteAddress ?? '', c.req.header('x-forwarded-for'), trustProxyHops)
  return {
    /** Counts the bytes that a learner stores; refuses with 429 beyond the allowance. */
    async store({ user }: Session, bytes: number, now: number) {
      const until = await takeStorage(user.id, bytes, now)
      if (until !== undefined) throw tooMany(until, now, MESSAGES.muchSaved)
    },
    /** The network from which a request comes. */
    networkOf: (c: Context) => networkOf(addressOf(c)),
    async enter(c: Context, { name, endpoint: { method, shape } }: Guarded, now: number): Promise<Entered> {
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
      const counted: Counted[] = []
      for (const limit of shape.limits ?? []) {
        if (limit.by === 'network') counted.push(await countNetwork(c, name, limit, now))
        if (limit.by === 'user' && session) counted.push(await count(name, limit, session.user.id, now))
      }
      return { session, counted }
    },
    /**
     * Counts a call under the account that its body names, or under that account and the browser if the browser is
     * known to it. The address itself is not stored.
     */
    async enterAccount(c: Context, { name, endpoint: { shape } }: Guarded, body: unknown, now: number) {
      const counted: Counted[] = []
      for (const limit of shape.limits ?? [])
        if (limit.by === 'account') {
          const account = accountKey(body)
          const device = devices.idOf(c.req.header('cookie'), account)
          counted.push(await count(name, limit, device === undefined ? account : `${account} ${device}`, now))
        }
      return counted
    },
    /** After a success, deletes the account's count, and takes this call off the count of its network. */
    async uncount(db: Db, counted: readonly Counted[]) {
      for (const { key, limit } of counted)
        if (limit.by === 'account') await forgive(db, key)
        else await giveBack(db, key, limit)
    },
    /**
     * Does not count a call that failed through no fault of its sender, or that asked for something impossible: it was
     * not a guess.
     */
    async takeBack(counted: readonly Counted[]) {
      if (counted.length === 0) return
      await store.write(async (db) => {
        for (const { key, limit } of counted) await giveBack(db, key, limit)
      })
    },
  }
}
/** A name for an account that does not reveal its address. */
export const accountName = (email: string) => digest(foldEmail(email))
const accountKey = (body: unknown) =>
  typeof body === 'object' && body !== null && 'email' in body ? accountName(String(body.email)) : ''

/** The message for a caller who has to wait. */
function sentenceOf(name: string, { by }: Limit) {
  if (by === 'network') return MESSAGES.manyFromNetwork
  return name === 'auth.login' ? MESSAGES.manyTries : MESSAGES.rateLimit
}
