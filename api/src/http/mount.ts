import type { Context, Hono } from 'hono'
import { type Area, type Endpoint, type Handlers, routePattern } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { IDEMPOTENCY_HEADER } from 'shared/contract/version'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import type { Background } from './background.ts'
import { BODY_BYTES_MAX, readJson } from './body.ts'
import type { Call } from './call.ts'
import { invalid, Refusal } from './failures.ts'
import type { createGuard } from './guard.ts'
import { type Answer, createRunning, fingerprint, keptUntil, keyOf, once } from './idempotency.ts'
import { answerInLines, type Tell, wantsLines } from './lines.ts'
import type { Responder } from './respond.ts'
import { endedCookie, sessionCookie } from './session-cookie.ts'
import { sharedBodies } from './shared-body.ts'

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
const running = createRunning()
const unheard: Tell = () => {}

function route(mounting: Mounting, name: string, endpoint: Endpoint, handle: AnyHandler | undefined) {
  const { app, store, guard, respond, background, secure } = mounting
  const { method, path, shape } = endpoint
  const guarded = { name, endpoint }
  const keeps = shape.queued === true && shape.answerKeptDays !== 0
  const answerOf = handle && answering(endpoint, handle)

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
    const work = (db: Db) => {
      // A repeated transaction starts from nothing.
      cookie = undefined
      later = []
      const call: Call = {
        db,
        now,
        session,
        get user() {
          if (!session) throw new Error(`${name} asked for a user where nobody is signed in`)
          return session.user
        },
        key,
        setSession: (s) => {
          cookie = s ? sessionCookie(secure, s.token, s.expiresAt, now) : endedCookie(secure)
        },
        tell: (progress) => tell(parse(shape.progress, progress)),
        after: (job) => later.push(job),
      }
      const run = () => answerOf(request, call)
      if (!keeps || !session || key === undefined) return run()
      const print = fingerprint(name, params, request.query, request.body)
      return once(
        db,
        { userId: session.user.id, key, fingerprint: print, keptUntil: keptUntil(shape.answerKeptDays, now) },
        run,
      )
    }
    const perform = () => (shape.writes ? store.write(work) : work(store.read))
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
