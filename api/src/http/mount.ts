import type { Context, Hono } from 'hono'
import { type Area, type Endpoint, type Handlers, routePattern } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { IDEMPOTENCY_HEADER } from 'shared/contract/version'
import { isMissingReference } from '../db/missing-reference.ts'
import { writesAlone } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { userById } from '../db/tables/people/users.ts'
import type { Background } from './background.ts'
import { workBefore } from './before-write.ts'
import { BODY_BYTES_MAX, readJson } from './body.ts'
import { type Call, callOf, signedIn } from './call.ts'
import type { Unhurried } from './deadline.ts'
import { invalid, Refusal } from './failures.ts'
import { accountName, type Counted, type createGuard, type Guarded } from './guard.ts'
import {
  type Answer,
  answeredBefore,
  createRunning,
  fingerprint,
  keptUntil,
  keyOf,
  type Once,
  once,
} from './idempotency.ts'
import { sharedBodies } from './limits/shared-body.ts'
import { createTurns } from './limits/turns.ts'
import { answerInLines, type Tell, wantsLines } from './lines.ts'
import type { Responder } from './respond.ts'
import { renewedDataMark } from './session/data-mark.ts'
import type { KnownDevices } from './session/known-devices.ts'
import type { Session } from './session/session.ts'
import { endedCookie, sessionCookie } from './session/session-cookie.ts'

export interface Mounting {
  app: Hono
  store: Store
  guard: ReturnType<typeof createGuard>
  respond: Responder
  background: Background
  secure: boolean
  devices: KnownDevices
}
type AnyHandler = (request: object, call: Call) => unknown

function parse(schema: Endpoint['shape']['body'], value: unknown) {
  const parsed = schema?.safeParse(value)
  if (parsed?.success === false) throw invalid(parsed.error.issues)
  return parsed?.data
}
function refuseNul(url: string) {
  if (url.includes('%00')) throw invalid([{ code: 'nul_character', message: 'NUL' }])
}
/**
 * Makes the reply of a call: parsed by its schema, which removes columns that are not in the contract, and serialized
 * as JSON.
 */
function answering({ shape: { reply: schema } }: Endpoint, handle: AnyHandler) {
  const sharedBody = sharedBodies()
  return async (request: object, call: Call): Promise<Answer> => {
    const reply = await handle(request, call)
    if (!schema) return { status: 204, body: '' }
    const write = () => JSON.stringify(schema.parse(reply))
    // A handler freezes a reply that is the same for everyone and will be returned again.
    if (typeof reply !== 'object' || reply === null || !Object.isFrozen(reply)) return { status: 200, body: write() }
    const shared = sharedBody(reply, write)
    return { status: 200, body: shared.text, shared }
  }
}

/** Registers one area of the contract; a call without a handler does not compile. */
export function mount<A extends Area>(mounting: Mounting, area: string, calls: A, handlers: Handlers<A, Call>) {
  // The request was parsed by the same schemas from which the handler's type is derived.
  for (const [name, endpoint] of Object.entries(calls))
    route(mounting, `${area}.${name}`, endpoint, handlers[name] as unknown as AnyHandler)
}
/** The identity of a request that may be sent twice. */
function onceOf(
  { name, endpoint: { shape } }: Guarded,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
  session: Session | undefined,
  key: string | undefined,
  now: number,
): Once | undefined {
  if (!session || key === undefined) return undefined
  const kept = keptUntil(shape.answerKeptDays, now)
  return { userId: session.user.id, key, fingerprint: fingerprint(name, params, query, body), keptUntil: kept }
}
/**
 * Whether a call that failed still counts towards its limits, as a wrong guess of a password or a code must. Server
 * errors (5xx and unexpected errors) and invalid requests (422) do not count.
 */
const isTry = (error: unknown) => error instanceof Refusal && error.status < 500 && error.status !== 422
const running = createRunning()
const inTurn = createTurns()
const unheard: Tell = () => {}
/** Ends work whose reply is already stored. */
class AnsweredBefore extends Error {}

function route(mounting: Mounting, name: string, endpoint: Endpoint, handle: AnyHandler) {
  const { app, store, guard, respond, background, secure, devices } = mounting
  const { method, path, shape } = endpoint
  const guarded = { name, endpoint }
  const keeps = shape.queued === true && shape.answerKeptDays !== 0
  const answerOf = answering(endpoint, handle)
  const work = workBefore(handle)

  async function answer(c: Context, now: number, tell: Tell, unhurried: Unhurried) {
    const entered = await guard.enter(c, guarded, now)
    const counted = [...entered.counted]
    try {
      return await enteredAnswer(c, now, tell, unhurried, entered.session, counted)
    } catch (error) {
      if (!isTry(error)) await guard.takeBack(counted)
      throw error
    }
  }
  async function enteredAnswer(
    c: Context,
    now: number,
    tell: Tell,
    unhurried: Unhurried,
    session: Session | undefined,
    counted: Counted[],
  ) {
    const params = c.req.param() as Record<string, string>
    refuseNul(c.req.url)
    const read = shape.body && (await unhurried(readJson(c.req.raw, shape.maxBytes ?? BODY_BYTES_MAX)))
    if (session && read && shape.writes && !session.user.isAdmin) await guard.store(session, read.size, now)
    const request = {
      params,
      query: shape.query && parse(shape.query, c.req.query()),
      body: read && parse(shape.body, read.value),
    }
    counted.push(...(await guard.enterAccount(c, guarded, request.body, now)))

    const key = keyOf(c.req.header(IDEMPOTENCY_HEADER))
    const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }
    let cookie: string | undefined
    let device: string | undefined
    let later: (() => Promise<unknown>)[] = []
    const known = keeps ? onceOf(guarded, request, session, key, now) : undefined
    let isRepeated = false
    const write = async (db: Db) => {
      // The step before the transaction has looked for the key, so the first try does not look again: if a concurrent
      // request has stored the same key, the insertion fails and the transaction is repeated. A database with a single
      // writing connection repeats nothing, so there the key is looked for again.
      const isLookedFor = work !== undefined && !isRepeated && !writesAlone(db)
      isRepeated = true
      const meanwhile: Promise<unknown>[] = []
      // A repeated transaction starts from nothing.
      cookie = undefined
      device = undefined
      later = []
      const call = callOf(name, {
        db,
        now,
        session,
        key,
        network: guard.networkOf(c),
        isKnownDevice: (email) => devices.idOf(c.req.header('cookie'), accountName(email)) !== undefined,
        rememberDevice: (email) => {
          device = devices.cookieFor(c.req.header('cookie'), accountName(email))
        },
        uncount: (into) => guard.uncount(into, counted),
        setSession: (s) => {
          cookie = s ? sessionCookie(secure, s.token, s.expiresAt, now) : endedCookie(secure)
        },
        tell: (progress) => tell(parse(shape.progress, progress)),
        meanwhile: (work) => {
          // The failure is handled where the promise is awaited below; this avoids an unhandled rejection until then.
          work.catch(() => {})
          meanwhile.push(work)
        },
        after: (job) => later.push(job),
      })
      const run = () => answerOf(request, call)
      const answer = await (known ? once(db, known, run, isLookedFor) : run())
      await Promise.all(meanwhile)
      return answer
    }
    /** Reads from the replica where the call allows it. If that fails, the same is read from the database itself. */
    const readOnly = async () => {
      const copy = shape.mayLag ? store.replica?.fresh() : undefined
      if (!copy) return write(store.read)
      try {
        return await write(copy)
      } catch (error) {
        if (!(error instanceof Refusal)) store.replica?.failed()
        return write(store.read)
      }
    }
    const perform = async () => {
      if (work) {
        const user = signedIn(name, session)
        const looked = known ? answeredBefore(store.read, known) : undefined
        const turn = async <T>(piece: () => T) => {
          // Slow work waits until it is known that this is the first request.
          if (await looked) throw new AnsweredBefore()
          return inTurn(user.id, piece)
        }
        const working = work(request, { together: store.readTogether, now, user, key, turn })
        working.catch(() => {})
        const before = await looked
        if (before) return before
        await working
      }
      return shape.writes ? store.write(write) : readOnly()
    }
    const performed = async () => {
      try {
        return await perform()
      } catch (error) {
        const isGone = session && isMissingReference(error) && (await userById(store.read, session.user)).length === 0
        throw isGone ? new Refusal(401, MESSAGES.notSignedIn) : error
      }
    }
    const { status, body, shared } =
      shape.queued && session && key !== undefined
        ? await running(session.user.id, `${name} ${key}`, performed)
        : await performed()
    for (const job of later) background.run(job)
    const mark = name === 'auth.user' ? renewedDataMark(c.req.header('cookie'), secure) : undefined
    const cookies = [cookie, device, mark].filter((c) => c !== undefined)
    return { status, body, shared, headers, cookies, userId: session?.user.id }
  }
  const whole = (c: Context, tell: Tell, mayPack: boolean) =>
    respond(c, name, (now, unhurried) => answer(c, now, tell, unhurried), shape.answerWithinMs, mayPack)
  app.on(method, routePattern(path), (c) =>
    shape.progress && wantsLines(c) ? answerInLines((tell) => whole(c, tell, false), secure) : whole(c, unheard, true),
  )
}
