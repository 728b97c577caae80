import { GRACE_MS } from 'shared/rules/paid-plan'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'

const SECRET = 'whsec_of_the_tests'
const DAY_S = 86_400
let api: Awaited<ReturnType<typeof startApi>>
let userId: string

beforeEach(async () => {
  api = await startApi({ payments: { webhookSecret: SECRET } })
  userId = (await api.register('ada')).id
})
afterEach(() => api.stop())

const seconds = () => Math.floor(api.time.now / 1000)
let count = 0
const eventOf = (type: string, object: object, over: object = {}) => ({
  id: `evt_${++count}`,
  object: 'event',
  type,
  created: seconds(),
  data: { object },
  ...over,
})
const paid = (over: object = {}) =>
  eventOf('checkout.session.completed', { client_reference_id: userId, customer: 'cus_1', ...over })
const periodEnd = () => seconds() + 30 * DAY_S
const subscription = (over: object = {}, event: object = {}, type = 'customer.subscription.updated') =>
  eventOf(
    type,
    {
      id: 'sub_1',
      customer: 'cus_1',
      status: 'active',
      metadata: {},
      items: { data: [{ current_period_end: periodEnd(), price: { lookup_key: 'starter', metadata: {} } }] },
      ...over,
    },
    event,
  )

interface Told {
  secret?: string
  timestamp?: number
  body?: string
}
/** Sends an event as the provider does; `body` replaces the signed text. */
function tell(event: object, { secret = SECRET, timestamp = seconds(), body }: Told = {}) {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  // The provider is not a browser, so the value that the test client sends for browsers is replaced.
  const headers = { 'stripe-signature': signature, 'sec-fetch-site': 'none' }
  return api.send('POST', '/api/stripe/webhook', { body: body ?? payload, headers })
}
const planNow = async () => {
  const answer = await api.send('GET', '/api/auth/user', { as: 'ada' })
  const { plan, subscriptionStatus, planExpiresAt } = (await answer.json()) as Record<string, string | null>
  return { plan, subscriptionStatus, planExpiresAt }
}
const FREE = { plan: 'free', subscriptionStatus: 'free', planExpiresAt: null }

test('who paid and what was paid give the plan, until three days after its end', async () => {
  expect((await tell(paid())).status).toBe(200)
  expect(await planNow()).toEqual(FREE)
  const end = periodEnd()
  expect((await tell(subscription())).status).toBe(200)
  expect(await planNow()).toEqual({
    plan: 'starter',
    subscriptionStatus: 'premium',
    planExpiresAt: new Date(end * 1000 + GRACE_MS).toISOString(),
  })
})
test('a plan that a payment changes stands in the audit log once; a price that names no plan stands in the log', async () => {
  await tell(paid())
  await tell(subscription())
  await tell(subscription({ status: 'past_due' }))
  const entries = await api.store.read.selectFrom('auditLog').selectAll().where('action', '=', 'plan_paid').execute()
  expect(entries.map(({ actor, subjectId, detail }) => [actor, subjectId, JSON.parse(detail)])).toEqual([
    ['Stripe', userId, { from: 'free', to: 'starter', until: (await planNow()).planExpiresAt }],
  ])
  await api.signIn('admin', ADMIN)
  const changes = await api.send('GET', `/api/admin/audit?planOf=${userId}`, { as: 'admin' })
  expect(await changes.json()).toMatchObject([{ action: 'plan_paid', actor: 'Stripe', subjectId: userId }])
})
test('the other order gives the same', async () => {
  await tell(subscription())
  expect(await planNow()).toEqual(FREE)
  await tell(paid())
  expect((await planNow()).plan).toBe('starter')
})
test('a plan that nobody renews runs out by itself', async () => {
  await tell(paid())
  await tell(subscription())
  api.time.now += (33 * DAY_S - 1) * 1000
  await api.signIn('ada', { email: 'ada@example.org', password: 'password of ada' })
  expect((await planNow()).plan).toBe('starter')
  api.time.now += 2000
  expect((await planNow()).plan).toBe('free')
})
test.each([
  [{ metadata: { plan: 'pro' } }, 'pro'],
  [{ items: { data: [{ price: { metadata: { plan: 'pro' }, lookup_key: 'starter' } }] } }, 'pro'],
  [{ items: { data: [{ price: { lookup_key: 'gold' } }] } }, 'free'],
  [{ status: 'canceled' }, 'free'],
  [{ status: 'past_due' }, 'starter'],
])('%j gives %s', async (over, plan) => {
  await tell(paid())
  const end = { current_period_end: periodEnd() }
  await tell(subscription({ ...end, ...over }))
  expect((await planNow()).plan).toBe(plan)
})
test('what was created unpaid and paid in the same second is paid, in whatever order it is told', async () => {
  await tell(paid())
  await tell(subscription())
  await tell(subscription({ status: 'incomplete' }, {}, 'customer.subscription.created'))
  expect((await planNow()).plan).toBe('starter')
})
test('what was deleted stays deleted, though a change of the same second is told after it', async () => {
  await tell(paid())
  await tell(subscription({}, {}, 'customer.subscription.deleted'))
  await tell(subscription())
  expect(await planNow()).toEqual(FREE)
})
test('of two customers of one learner, the best that runs counts', async () => {
  const pro = { id: 'sub_2', customer: 'cus_2', metadata: { plan: 'pro' } }
  await Promise.all([tell(paid()), tell(subscription(pro)), tell(paid({ customer: 'cus_2' })), tell(subscription())])
  expect((await planNow()).plan).toBe('pro')
  await tell(subscription(pro, {}, 'customer.subscription.deleted'))
  expect((await planNow()).plan).toBe('starter')
})
test('deleted is over, whatever its status says', async () => {
  await tell(paid())
  await tell(subscription())
  await tell(subscription({}, {}, 'customer.subscription.deleted'))
  expect(await planNow()).toEqual(FREE)
})

describe('what changes nothing', () => {
  beforeEach(async () => {
    await tell(paid())
  })
  test.each([
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['signed 301 seconds ago', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
    ['another body than was signed', { body: JSON.stringify({ id: 'evt_x', type: 'x' }) }],
  ] as [string, Told][])('%s → 400', async (_, told) => {
    const answer = await tell(subscription(), told)
    expect(answer.status).toBe(400)
    expect(await planNow()).toEqual(FREE)
  })
  test.each([
    ['nothing', {}],
    ['a list', []],
    ['no object', { id: 'e', type: 'customer.subscription.created', created: 1 }],
    ['a moment beyond all calendars', { id: 'e', type: 'a', created: 1e300, data: { object: {} } }],
  ])('signed, but %s → 400', async (_, event) => {
    expect((await tell(event)).status).toBe(400)
  })
  test.each([null, 5, 'x', { id: 1 }, { customer: {}, items: [] }])(
    'signed, of the object %j → nothing is done',
    async (object) => {
      const event = {
        id: `odd-${JSON.stringify(object)}`,
        type: 'customer.subscription.created',
        created: 1,
        data: { object },
      }
      expect((await tell(event)).status).toBe(200)
      expect(await planNow()).toEqual(FREE)
    },
  )
  test('no signature at all → 400', async () => {
    const answer = await api.send('POST', '/api/stripe/webhook', { body: JSON.stringify(subscription()) })
    expect(answer.status).toBe(400)
  })
  test('an event told again, though the plan has changed since', async () => {
    const event = subscription()
    await tell(event)
    await tell(subscription({ status: 'canceled' }))
    expect((await tell(event)).status).toBe(200)
    expect(await planNow()).toEqual(FREE)
  })
  test('an older event that comes late', async () => {
    const old = subscription({}, { created: seconds() - 60 })
    await tell(subscription({ status: 'canceled' }))
    expect((await tell(old)).status).toBe(200)
    expect(await planNow()).toEqual(FREE)
  })
  test('a customer who is already somebody’s', async () => {
    const eve = (await api.register('eve')).id
    await tell(paid({ client_reference_id: eve }))
    await tell(subscription())
    expect((await planNow()).plan).toBe('starter')
    const other = (await (await api.send('GET', '/api/auth/user', { as: 'eve' })).json()) as { plan: string }
    expect(other.plan).toBe('free')
  })
  test('a payment for somebody who is not here, and events of other kinds', async () => {
    expect((await tell(paid({ client_reference_id: 'nobody', customer: 'cus_9' }))).status).toBe(200)
    expect((await tell(eventOf('invoice.paid', { id: 'in_1' }))).status).toBe(200)
    expect(await planNow()).toEqual(FREE)
  })
})

test('a plan that the administrator gave stays while nothing is paid', async () => {
  await api.setPlan(userId, 'pro')
  await tell(paid())
  expect((await planNow()).plan).toBe('pro')
})
test('on PostgreSQL, who paid and what was paid give the plan, told at once and twice', async () => {
  await api.stop()
  api = await startApi({ engine: 'pglite', payments: { webhookSecret: SECRET } })
  userId = (await api.register('ada')).id
  const pair = [paid(), subscription()]
  const answers = await Promise.all([...pair, ...pair].map((event) => tell(event)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await planNow()).plan).toBe('starter')
})
test('without a secret nobody is listened to', async () => {
  const closed = await startApi()
  const answer = await closed.send('POST', '/api/stripe/webhook', { body: '{}' })
  expect(answer.status).toBe(404)
  await closed.stop()
})
