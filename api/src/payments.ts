import { PaidPlan } from 'shared/rules/paid-plan'
import Stripe from 'stripe'
import * as z from 'zod/mini'

/** What the environment says of the payment provider. */
export interface PaymentSettings {
  pricingTable?: { id: string; publishableKey: string }
  /** Signs what the provider tells; without it nothing is believed. */
  webhookSecret?: string
}

/** A signature is good for five minutes, as the provider advises: one that was overheard is of no use later. */
const TOLERANCE_SECONDS = 300

/** What is taken from the provider's events, as facts of ours. */
export type PaymentFact =
  | { kind: 'customer'; userId: string; customerId: string }
  | { kind: 'subscription'; id: string; customerId: string; plan: PaidPlan; status: string; periodEnd: number }
export interface PaymentEvent {
  id: string
  /** Epoch milliseconds: the provider's whole second, and in its milliseconds the place of the event in a subscription's life. */
  at: number
  fact: PaymentFact | undefined
}

const SECOND_MS = 1000
const id = z.string().check(z.minLength(1))
const metadata = z.optional(z.nullable(z.record(z.string(), z.string())))
const Checkout = z.object({ client_reference_id: z.nullish(id), customer: z.nullish(id) })
const Item = z.object({
  /** Where the provider's version since 2025 writes the end of what is paid. */
  current_period_end: z.optional(z.number()),
  price: z.object({ lookup_key: z.nullish(z.string()), metadata }),
})
const Subscription = z.object({
  id,
  customer: id,
  status: z.string(),
  metadata,
  current_period_end: z.optional(z.number()),
  items: z.object({ data: z.array(Item).check(z.minLength(1)) }),
})

/** A plan's name stands in the metadata of the subscription or of its price (`plan: starter`), or is the price's lookup key. */
function planNamed({ metadata: own, items }: z.infer<typeof Subscription>): PaidPlan | undefined {
  const names = [own?.plan, ...items.data.flatMap(({ price }) => [price.metadata?.plan, price.lookup_key])]
  return names.map((name) => PaidPlan.safeParse(name).data).find((plan) => plan !== undefined)
}

function factOf(type: string, object: unknown): PaymentFact | undefined {
  if (type === 'checkout.session.completed') {
    const { data } = Checkout.safeParse(object)
    if (!data?.client_reference_id || !data.customer) return undefined
    return { kind: 'customer', userId: data.client_reference_id, customerId: data.customer }
  }
  if (type.startsWith('customer.subscription.')) {
    const { data } = Subscription.safeParse(object)
    const plan = data && planNamed(data)
    if (!data || !plan) return undefined
    const ends = [data.current_period_end, ...data.items.data.map((item) => item.current_period_end)]
    const periodEnd = SECOND_MS * Math.max(0, ...ends.filter((end) => end !== undefined))
    const status = type === 'customer.subscription.deleted' ? 'canceled' : data.status
    return { kind: 'subscription', id: data.id, customerId: data.customer, plan, status, periodEnd }
  }
  return undefined
}

/**
 * Within the same second a subscription's creation comes before its changes and its deletion after them, in whatever order they are told:
 * what was created unpaid and paid at once stays paid.
 */
const PLACES: Record<string, number> = { 'customer.subscription.created': 0, 'customer.subscription.deleted': 2 }
const placeOf = (type: string) => PLACES[type] ?? 1

/** Reads an event of the provider; undefined where its signature is not right or older than five minutes at `now`. */
export function readPaymentEvent(
  body: string,
  signature: string | undefined,
  secret: string,
  now: number,
): PaymentEvent | undefined {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now)
    const at = event.created * SECOND_MS + placeOf(event.type)
    return { id: event.id, at, fact: factOf(event.type, event.data.object) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}
