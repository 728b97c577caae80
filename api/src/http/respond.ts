import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { DatabaseUnavailable } from '../db/store.ts'
import { accepts } from './accepts.ts'
import { createDeadlines, DEADLINE_MS } from './deadline.ts'
import { Refusal } from './failures.ts'
import { commonHeaders } from './security-headers.ts'
import { ENCODINGS, type Encoding, type SharedBody } from './shared-body.ts'

/** Names the request in the answer and in the log. */
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
  /** In the place of the body, for what is no text. */
  bytes?: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  shared?: SharedBody | undefined
  userId?: string | undefined
}
export type Responder = ReturnType<typeof createResponder>

/** Turns what a call answers, refuses or breaks with into a response and a line of the log, without bodies, queries or cookies. */
export function createResponder(log: Logger, clock: () => number, secure: boolean) {
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
  return async (
    c: Context,
    name: string,
    work: (now: number) => Promise<Outcome>,
    answerWithinMs = DEADLINE_MS,
    mayPack = true,
  ): Promise<Response> => {
    const id = `${boot}-${(++served).toString(36)}`
    const started = performance.now()
    const outcome = await deadline(work(clock()), answerWithinMs).catch((error) => failure(error, id, name))
    const { body, shared, userId } = outcome
    const isKnown = shared?.isNamedIn(c.req.header('if-none-match')) === true
    const status = isKnown ? 304 : outcome.status
    const headers: Record<string, string> = { ...always, [REQUEST_HEADER]: id, ...outcome.headers }
    if (shared) headers.ETag = shared.etag
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info({ id, method: c.req.method, call: name, status, ms, user: userId }, 'call')
    if (status === 204 || isKnown) return new Response(null, { status, headers })
    if (outcome.bytes) return new Response(outcome.bytes, { status, headers })
    const taken = c.req.header('accept-encoding')
    const encodings = !mayPack || body.length < GZIP_FROM ? [] : shared ? ENCODINGS : GZIP_ONLY
    const encoding = encodings.find((e) => accepts(taken, e))
    if (encoding === undefined) return new Response(body, { status, headers })
    headers['Content-Encoding'] = encoding
    return new Response(shared ? await shared.packed(encoding) : await zip(body, GZIP), { status, headers })
  }
}
