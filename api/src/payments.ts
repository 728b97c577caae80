import { PaidPlan } from 'shared/rules/paid-plan'
import Stripe from 'stripe'
import * as z from 'zod/mini'

/** The settings of the payment provider in the environment. */
export interface PaymentSettings {
  pricingTable?: { id: string; publishableKey: string }
  /** Key of the provider's signatures; without it no event is accepted. */
  webhookSecret?: string
}

/** A signature is valid for five minutes, as the provider advises, so that an intercepted one cannot be used later. */
const TOLERANCE_SECONDS = 300

/** The provider's events, reduced to what the application uses. */
export type PaymentFact =
  | { kind: 'customer'; userId: string; customerId: string }
  | { kind: 'subscription'; id: string; customerId: string; plan: PaidPlan; status: string; periodEnd: number }
export interface PaymentEvent {
  id: string
  /**
   * Epoch milliseconds: the provider's whole second, with the rank of the event in a subscription's life as
   * milliseconds.
   */
  at: number
  fact: PaymentFact | undefined
  /**
   * Where a subscription names no plan, the lookup key or the id of its price, or else its own id: the operator must
   * name the plan, or the payment has no effect.
   */
  unnamedPrice?: string
}

const SECOND_MS = 1000
const id = z.string().check(z.minLength(1))
const Event = z.object({
  id,
  type: z.string(),
  created: z.int().check(z.gte(0), z.lte(8.64e12)),
  data: z.object({ object: z.unknown() }),
})
const metadata = z.optional(z.nullable(z.record(z.string(), z.string())))
const Checkout = z.object({ client_reference_id: z.nullish(id), customer: z.nullish(id) })
const Item = z.object({
  /** Where the provider's API since 2025 has the end of the paid period. */
  current_period_end: z.optional(z.number()),
  price: z.object({ id: z.optional(z.string()), lookup_key: z.nullish(z.string()), metadata }),
})
const Subscription = z.object({
  id,
  customer: id,
  status: z.string(),
  metadata,
  current_period_end: z.optional(z.number()),
  items: z.object({ data: z.array(Item).check(z.minLength(1)) }),
})

/**
 * The name of the plan, in the metadata of the subscription or of its price (`plan: starter`), or the price's lookup
 * key.
 */
function planNamed({ metadata: own, items }: z.infer<typeof Subscription>): PaidPlan | undefined {
  const names = [own?.plan, ...items.data.flatMap(({ price }) => [price.metadata?.plan, price.lookup_key])]
  return names.map((name) => PaidPlan.safeParse(name).data).find((plan) => plan !== undefined)
}

function unnamedPriceOf(type: string, object: unknown): string | undefined {
  const { data } = type.startsWith('customer.subscription.') ? Subscription.safeParse(object) : {}
  if (!data || planNamed(data)) return undefined
  const price = data.items.data[0]?.price
  return price?.lookup_key ?? price?.id ?? data.id
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
 * Within one second a subscription's creation precedes its changes, and its deletion follows them, in whatever order
 * they arrive: a subscription created unpaid and paid at once stays paid.
 */
const PLACES: Record<string, number> = { 'customer.subscription.created': 0, 'customer.subscription.deleted': 2 }
const placeOf = (type: string) => PLACES[type] ?? 1

/**
 * Parses an event of the provider; undefined where it is not one, or its signature is invalid or older than five
 * minutes at `now`.
 */
export function readPaymentEvent(
  body: string,
  signature: string | undefined,
  secret: string,
  now: number,
): PaymentEvent | undefined {
  try {
    const told: unknown = Stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    )
    const event = Event.parse(told)
    const at = event.created * SECOND_MS + placeOf(event.type)
    const { object } = event.data
    const unnamedPrice = unnamedPriceOf(event.type, object)
    return { id: event.id, at, fact: factOf(event.type, object), ...(unnamedPrice !== undefined && { unnamedPrice }) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    // A body that is signed but is not an event is refused like an unsigned one.
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined
    throw error
  }
}
