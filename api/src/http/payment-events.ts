import type { Context, Hono } from 'hono'
import { MESSAGES } from 'shared/contract/messages'
import { readText } from './body.ts'
import { Refusal } from './failures.ts'
import type { Responder } from './respond.ts'

interface Options<E> {
  respond: Responder
  /** Undefined where the signature is not right. */
  read: (body: string, signature: string | undefined, now: number) => E | undefined
  take: (event: E, now: number) => Promise<void>
}
const EVENT_BYTES_MAX = 256 * 1024

/** Where the payment provider tells what was paid. Its signature stands for the session and the origin that other calls have. */
export function mountPaymentEvents<E>(app: Hono, { respond, read, take }: Options<E>) {
  app.post('/api/stripe/webhook', (c: Context) =>
    respond(c, 'payments.event', async (now) => {
      const event = read(await readText(c.req.raw, EVENT_BYTES_MAX), c.req.header('stripe-signature'), now)
      if (!event) throw new Refusal(400, MESSAGES.signatureWrong)
      await take(event, now)
      return { status: 200, body: JSON.stringify({ received: true }), headers: {} }
    }),
  )
}
