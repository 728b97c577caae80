import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { DatabaseUnavailable } from '../db/store.ts'
import { accepts } from './accepts.ts'
import { createDeadlines, DEADLINE_MS, type Unhurried } from './deadline.ts'
import { Refusal } from './failures.ts'
import { ENCODINGS, type Encoding, type SharedBody } from './limits/shared-body.ts'
import { commonHeaders } from './security-headers.ts'

/** Identifies the request in the reply and in the log. */
export const REQUEST_HEADER = 'Situ-Request'
const GZIP_FROM = 1024
const GZIP = { level: 4 }
const GZIP_ONLY: readonly Encoding[] = ['gzip']
const zip = promisify(gzip)
const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Accept-Encoding',
  [CONTRACT_HEADER]: String(CONTRACT_VERSION),
}

interface Outcome {
  status: number
  body: string
  /** Replaces the body, for binary data. */
  bytes?: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  cookies?: readonly string[]
  shared?: SharedBody | undefined
  userId?: string | undefined
}
export type Responder = ReturnType<typeof createResponder>

interface Options {
  log: Logger
  clock: () => number
  secure: boolean
  /** Whether a proxy is in front of the server, which may then set the request's id. */
  isBehindProxy: boolean
  onAnswered?: ((answered: { call: string; status: number; seconds: number }) => void) | undefined
}
/**
 * Calls by which supervisors and proxies check the server every second. While they succeed, they are logged at level
 * `debug` only, because they would fill the log.
 */
const CHECKS = new Set(['live', 'ready'])
const GIVEN_ID = /^[\w.:-]{8,64}$/
/** W3C Trace Context §3.2: version, trace, span, flags. */
const TRACE = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/**
 * Turns the result, the refusal or the error of a call into a response, and logs the call without its body, query and
 * cookies.
 */
export function createResponder({ log, clock, secure, isBehindProxy, onAnswered }: Options) {
  const always = { ...JSON_HEADERS, ...commonHeaders(secure) }
  const boot = randomBytes(4).toString('hex')
  const deadline = createDeadlines()
  let served = 0

  function failure(error: unknown, id: string, name: string): Outcome {
    if (error instanceof Refusal)
      return { status: error.status, body: JSON.stringify(error.body), headers: error.headers }
    if (error instanceof DatabaseUnavailable) {
      log.warn({ id, call: name, why: error.message }, 'the database was not there')
      return { status: 503, body: JSON.stringify({ error: MESSAGES.broken }), headers: { 'Retry-After': '1' } }
    }
    log.error({ id, call: name, err: error }, 'call failed')
    return { status: 500, body: JSON.stringify({ error: MESSAGES.broken }), headers: {} }
  }
  const withCookies = (answer: Response, { cookies = [] }: Outcome) => {
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
    return answer
  }
  return async (
    c: Context,
    name: string,
    work: (now: number, unhurried: Unhurried) => Promise<Outcome>,
    answerWithinMs = DEADLINE_MS,
    mayPack = true,
  ): Promise<Response> => {
    const given = isBehindProxy ? c.req.header('x-request-id') : undefined
    const id = given && GIVEN_ID.test(given) ? given : `${boot}-${(++served).toString(36)}`
    const trace = TRACE.exec(c.req.header('traceparent') ?? '')?.[1]
    const started = performance.now()
    const outcome = await deadline((unhurried) => work(clock(), unhurried), answerWithinMs).catch((error) =>
      failure(error, id, name),
    )
    const { body, shared, userId } = outcome
    const isKnown = shared?.isNamedIn(c.req.header('if-none-match')) === true
    const status = isKnown ? 304 : outcome.status
    const headers: Record<string, string> = { ...always, [REQUEST_HEADER]: id, ...outcome.headers }
    if (shared) headers.ETag = shared.etag
    const ms = Math.round((performance.now() - started) * 10) / 10
    const level = status === 200 && CHECKS.has(name) ? 'debug' : 'info'
    log[level]({ id, trace, method: c.req.method, call: name, status, ms, user: userId }, 'call')
    onAnswered?.({ call: name, status, seconds: ms / 1000 })
    if (status === 204 || isKnown) return withCookies(new Response(null, { status, headers }), outcome)
    if (outcome.bytes) return new Response(outcome.bytes, { status, headers })
    const taken = c.req.header('accept-encoding')
    const encodings = !mayPack || body.length < GZIP_FROM ? [] : shared ? ENCODINGS : GZIP_ONLY
    const encoding = encodings.find((e) => accepts(taken, e))
    if (encoding === undefined) return withCookies(new Response(body, { status, headers }), outcome)
    headers['Content-Encoding'] = encoding
    const packed = shared ? await shared.packed(encoding) : await zip(body, GZIP)
    return withCookies(new Response(packed, { status, headers }), outcome)
  }
}
