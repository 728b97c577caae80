import Stripe from 'stripe'
import { register } from '../bench/servers.ts'
import { Processes } from './postgres-processes.ts'
import type { PostgresServer } from './postgres-server.ts'

const SECRET = 'whsec_of_the_proof'
/** Learners whose events are processed at once. */
const AT_ONCE = 5
const MONTH_S = 30 * 86_400

let told = 0
const eventOf = (type: string, object: object) => ({
  id: `evt_${++told}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object },
})
const checkout = (userId: string, customer: string) =>
  eventOf('checkout.session.completed', { client_reference_id: userId, customer })
const subscription = (customer: string, plan: string) =>
  eventOf('customer.subscription.created', {
    id: `sub_of_${customer}`,
    customer,
    status: 'active',
    metadata: { plan },
    items: { data: [{ current_period_end: Math.floor(Date.now() / 1000) + MONTH_S, price: {} }] },
  })

async function tell(url: string, event: object) {
  const payload = JSON.stringify(event)
  const answer = await fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }) },
    body: payload,
  })
  await answer.text()
  if (!answer.ok) throw new Error(`the event was answered ${answer.status}`)
}

interface Kind {
  name: string
  plan: string
  /** The provider's simultaneous events about one learner. */
  events: (userId: string, customer: string) => object[]
}
const KINDS: Kind[] = [
  {
    name: 'who pays and what is paid',
    plan: 'starter',
    events: (userId, customer) => [checkout(userId, customer), subscription(customer, 'starter')],
  },
  {
    name: 'two customers of one learner',
    plan: 'pro',
    events: (userId, customer) => [
      checkout(userId, `${customer}_a`),
      subscription(`${customer}_a`, 'pro'),
      checkout(userId, `${customer}_b`),
      subscription(`${customer}_b`, 'starter'),
    ],
  },
  {
    name: 'every event twice',
    plan: 'starter',
    events: (userId, customer) => {
      const pair = [checkout(userId, customer), subscription(customer, 'starter')]
      return [...pair, ...pair]
    },
  },
]

/** Sends the events of this kind for so many new learners; returns how many of them do not have the plan paid for. */
async function race(postgres: PostgresServer, urls: string[], { name, plan, events }: Kind, learners: number) {
  const tag = `${name.replaceAll(' ', '-')}-${urls.length}`
  const emails: string[] = []
  for (let i = 0; i < learners; i += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, learners - i) }, (_, n) => `${tag}-${i + n}`)
    const people = await Promise.all(batch.map((one) => register(urls[0] ?? '', one)))
    emails.push(...people.map(({ email }) => email))
  }
  const rows = await postgres.query<{ id: string }>('select id from users where email = any($1)', [emails])
  const ids = rows.map(({ id }) => id)
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await Promise.all(
      ids.slice(i, i + AT_ONCE).flatMap((id, n) =>
        // The events of one learner go to the processes in turn. Some learners get them in reverse order, so that each
        // process also receives the last event first.
        (n % 4 < 2 ? events(id, `cus_${id}`) : events(id, `cus_${id}`).reverse()).map((event, k) =>
          tell(urls[(n + k) % urls.length] ?? '', event),
        ),
      ),
    )
  const wrong = await postgres.query('select id from users where id = any($1) and plan <> $2', [ids, plan])
  const where = urls.length === 1 ? 'one process' : `${urls.length} processes`
  console.log(`${name}, told at once to ${where}: ${wrong.length} of ${ids.length} without their plan`)
  return wrong.length
}

/**
 * Sets everybody to Free, as an earlier version could leave learners who had paid; returns how many are still on Free
 * after the next start.
 */
async function mend(postgres: PostgresServer, processes: Processes) {
  const left = await postgres.query(
    "update users set plan = 'free', plan_expires_at = null where plan <> 'free' returning id",
  )
  await processes.add()
  const [row] = await postgres.query<{ n: number }>("select count(*)::int as n from users where plan <> 'free'")
  const wrong = left.length - (row?.n ?? 0)
  console.log(`left on Free by an earlier version: ${wrong} of ${left.length} still there after the next start`)
  return wrong
}

/**
 * Sends simultaneous payment events, to one process and to two; returns whether everybody has the plan that was paid.
 */
export async function provePayments(postgres: PostgresServer, learners: number): Promise<boolean> {
  const processes = new Processes({ DATABASE_URL: postgres.url, STRIPE_WEBHOOK_SECRET: SECRET })
  let wrong = 0
  for (let n = 1; n <= 2; n++) {
    await processes.add()
    for (const kind of KINDS) wrong += await race(postgres, processes.urls, kind, learners)
  }
  wrong += await mend(postgres, processes)
  await processes.stop()
  return wrong === 0
}
