import type { Context, Hono } from 'hono'
import { MESSAGES } from 'shared/contract/messages'
import { readText } from './body.ts'
import { Refusal } from './failures.ts'
import type { Responder } from './respond.ts'

interface Options<E> {
  respond: Responder
  /** Undefined where the signature is invalid. */
  read: (body: string, signature: string | undefined, now: number) => Promise<E | undefined>
  take: (event: E, now: number) => Promise<void>
}
const EVENT_BYTES_MAX = 256 * 1024

/** The endpoint for the payment provider's events. Its signature replaces the session and the origin of other calls. */
export function mountPaymentEvents<E>(app: Hono, { respond, read, take }: Options<E>) {
  app.post('/api/stripe/webhook', (c: Context) =>
    respond(c, 'payments.event', async (now) => {
      const event = await read(await readText(c.req.raw, EVENT_BYTES_MAX), c.req.header('stripe-signature'), now)
      if (!event) throw new Refusal(400, MESSAGES.signatureWrong)
      await take(event, now)
      return { status: 200, body: JSON.stringify({ received: true }), headers: {} }
    }),
  )
}
