import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { createDeadline } from './deadline.ts'
import { Refusal } from './failures.ts'
import { commonHeaders } from './security-headers.ts'

/** Names the request in the answer and in the log. */
export const REQUEST_HEADER = 'Situ-Request'
const GZIP_FROM = 1024
const GZIP = { level: 4 }
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
  headers: Record<string, string>
  userId?: string | undefined
}
export type Responder = ReturnType<typeof createResponder>

/** Turns what a call answers, refuses or breaks with into a response and a line of the log, without bodies, queries or cookies. */
export function createResponder(log: Logger, clock: () => number, secure: boolean) {
  const always = { ...JSON_HEADERS, ...commonHeaders(secure) }
  const boot = randomBytes(4).toString('hex')
  const deadline = createDeadline()
  let served = 0

  function failure(error: unknown, id: string, name: string): Outcome {
    if (error instanceof Refusal)
      return { status: error.status, body: JSON.stringify(error.body), headers: error.headers }
    log.error({ id, call: name, err: error }, 'call failed')
    return { status: 500, body: JSON.stringify({ error: MESSAGES.broken }), headers: {} }
  }
  return async (c: Context, name: string, work: (now: number) => Promise<Outcome>): Promise<Response> => {
    const id = `${boot}-${(++served).toString(36)}`
    const started = performance.now()
    const outcome = await deadline(work(clock())).catch((error) => failure(error, id, name))
    const { status, body, userId } = outcome
    const headers: Record<string, string> = { ...always, [REQUEST_HEADER]: id, ...outcome.headers }
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info({ id, method: c.req.method, call: name, status, ms, user: userId }, 'call')
    if (status === 204) return new Response(null, { status, headers })
    if (body.length < GZIP_FROM || !c.req.header('accept-encoding')?.includes('gzip'))
      return new Response(body, { status, headers })
    headers['Content-Encoding'] = 'gzip'
    return new Response(await zip(body, GZIP), { status, headers })
  }
}
