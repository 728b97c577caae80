import type { Context, Hono } from 'hono'
import { type Area, type Endpoint, type Handlers, routePattern } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { IDEMPOTENCY_HEADER } from 'shared/contract/version'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { Background } from './background.ts'
import { workBefore } from './before-write.ts'
import { BODY_BYTES_MAX, readJson } from './body.ts'
import type { Call } from './call.ts'
import { invalid, Refusal } from './failures.ts'
import type { createGuard, Guarded } from './guard.ts'
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
import { answerInLines, type Tell, wantsLines } from './lines.ts'
import type { Responder } from './respond.ts'
import type { Session } from './session.ts'
import { endedCookie, sessionCookie } from './session-cookie.ts'
import { sharedBodies } from './shared-body.ts'
import { createTurns } from './turns.ts'

export interface Mounting {
  app: Hono
  store: Store
  guard: ReturnType<typeof createGuard>
  respond: Responder
  background: Background
  secure: boolean
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
/** The part of a call that is made for the answer: the parsed reply as JSON. Columns that are not in the contract end here. */
function answering({ shape: { reply: schema } }: Endpoint, handle: AnyHandler) {
  const sharedBody = sharedBodies()
  return async (request: object, call: Call): Promise<Answer> => {
    const reply = await handle(request, call)
    if (!schema) return { status: 204, body: '' }
    const write = () => JSON.stringify(schema.parse(reply))
    // A handler freezes what it will answer again, to anyone.
    if (typeof reply !== 'object' || reply === null || !Object.isFrozen(reply)) return { status: 200, body: write() }
    const shared = sharedBody(reply, write)
    return { status: 200, body: shared.text, shared }
  }
}

/** Registers one area of the contract; a call without a handler does not compile. */
export function mount<A extends Area>(mounting: Mounting, area: string, calls: A, handlers: Handlers<A, Call>) {
  // The request was parsed by the same endpoint's schemas that the handler's type was made from.
  for (const [name, endpoint] of Object.entries(calls))
    route(mounting, `${area}.${name}`, endpoint, handlers[name] as unknown as AnyHandler)
}
/** Registers an area that a later part builds: guarded and checked like any other, then 501. */
export function mountNotBuilt(mounting: Mounting, area: string, calls: Area) {
  for (const [name, endpoint] of Object.entries(calls)) route(mounting, `${area}.${name}`, endpoint, undefined)
}
/** How this request is known again, where it is one that may be sent twice. */
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
const running = createRunning()
const inTurn = createTurns()
const unheard: Tell = () => {}

function route(mounting: Mounting, name: string, endpoint: Endpoint, handle: AnyHandler | undefined) {
  const { app, store, guard, respond, background, secure } = mounting
  const { method, path, shape } = endpoint
  const guarded = { name, endpoint }
  const keeps = shape.queued === true && shape.answerKeptDays !== 0
  const answerOf = handle && answering(endpoint, handle)
  const work = handle && workBefore(handle)

  async function answer(c: Context, now: number, tell: Tell) {
    const session = await guard.enter(c, guarded, now)
    const params = c.req.param() as Record<string, string>
    refuseNul(c.req.url)
    const request = {
      params,
      query: shape.query && parse(shape.query, c.req.query()),
      body: shape.body && parse(shape.body, await readJson(c.req.raw, shape.maxBytes ?? BODY_BYTES_MAX)),
    }
    await guard.enterAccount(guarded, request.body, now)
    if (!answerOf) throw new Refusal(501, MESSAGES.notBuilt, { code: 'not_built' })

    const key = keyOf(c.req.header(IDEMPOTENCY_HEADER))
    const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }
    let cookie: string | undefined
    let later: (() => Promise<unknown>)[] = []
    const userOf = () => {
      if (!session) throw new Error(`${name} asked for a user where nobody is signed in`)
      return session.user
    }
    const known = keeps ? onceOf(guarded, request, session, key, now) : undefined
    const write = (db: Db) => {
      // A repeated transaction starts from nothing.
      cookie = undefined
      later = []
      const call: Call = {
        db,
        now,
        session,
        get user() {
          return userOf()
        },
        key,
        setSession: (s) => {
          cookie = s ? sessionCookie(secure, s.token, s.expiresAt, now) : endedCookie(secure)
        },
        tell: (progress) => tell(parse(shape.progress, progress)),
        after: (job) => later.push(job),
      }
      const run = () => answerOf(request, call)
      return known ? once(db, known, run) : run()
    }
    const perform = async () => {
      if (work) {
        const before = known && (await answeredBefore(store.read, known))
        if (before) return before
        const user = userOf()
        await work(request, { db: store.read, now, user, key, turn: (piece) => inTurn(user.id, piece) })
      }
      return shape.writes ? store.write(write) : write(store.read)
    }
    const { status, body, shared } =
      shape.queued && session && key !== undefined
        ? await running(session.user.id, `${name} ${key}`, perform)
        : await perform()
    for (const job of later) background.run(job)
    if (cookie) headers['Set-Cookie'] = cookie
    return { status, body, shared, headers, userId: session?.user.id }
  }
  const whole = (c: Context, tell: Tell, mayPack: boolean) =>
    respond(c, name, (now) => answer(c, now, tell), shape.answerWithinMs, mayPack)
  app.on(method, routePattern(path), (c) =>
    shape.progress && wantsLines(c) ? answerInLines((tell) => whole(c, tell, false)) : whole(c, unheard, true),
  )
}
