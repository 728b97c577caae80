import type { Context, Hono } from 'hono'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_VERSION } from 'shared/contract/version'
import { Refusal } from './failures.ts'
import type { Responder } from './respond.ts'

interface Options {
  respond: Responder
  /** Throws where the database does not answer. */
  ping: () => Promise<unknown>
  openapi: () => unknown
}

/** The calls that are about the API itself. */
export function mountDocs(app: Hono, { respond, ping, openapi }: Options) {
  let document: string | undefined
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
/** What is not declared under `/api` is 404, as JSON. */
export const unknownCall = (respond: Responder) => (c: Context) => respond(c, 'unknown', refuse)
