import type { Context, Hono } from 'hono'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_VERSION } from 'shared/contract/version'
import { Refusal } from './failures.ts'
import type { Readiness } from './readiness.ts'
import type { Responder } from './respond.ts'

interface Options {
  respond: Responder
  /** Throws where the database does not reply. */
  ping: () => Promise<unknown>
  /** Throws where the database accepts no writes. */
  canWrite: () => Promise<unknown>
  readiness: Readiness
  openapi: () => unknown
}

/** The endpoints about the API itself. */
export function mountDocs(app: Hono, { respond, ping, canWrite, readiness, openapi }: Options) {
  let document: string | undefined
  const said = (status: string) => ({ status: 200, body: JSON.stringify({ status }), headers: {} })
  // Supervisors ask this address. A process that replies need not be restarted, whatever the state of the database.
  app.get('/api/live', (c) => respond(c, 'live', async () => said('ok')))
  // Proxies ask this address whether this process can handle calls.
  app.get('/api/ready', (c) =>
    respond(c, 'ready', async () => {
      if (readiness.isDraining) return { ...said('stopping'), status: 503, headers: { 'Retry-After': '1' } }
      await canWrite()
      return said('ok')
    }),
  )
  app.get('/api/health', (c) =>
    respond(c, 'health', async () => {
      await ping()
      return { status: 200, body: JSON.stringify({ status: 'ok', contract: CONTRACT_VERSION }), headers: {} }
    }),
  )
  app.get('/api/openapi.json', (c) =>
    respond(c, 'openapi', async () => {
      document ??= JSON.stringify(openapi())
      return { status: 200, body: document, headers: { 'Cache-Control': 'no-cache' } }
    }),
  )
  app.get('/api/login', (c) =>
    respond(c, 'login', async () => ({ status: 302, body: '', headers: { Location: '/auth' } })),
  )
}

const refuse = () => Promise.reject(new Refusal(404, MESSAGES.notFound))
/** Undeclared paths under `/api` return 404 as JSON. */
export const unknownCall = (respond: Responder) => (c: Context) => respond(c, 'unknown', refuse)
