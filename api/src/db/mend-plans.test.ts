import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, ENGINES, startApi } from '../testing/api.ts'
import { mendPlans } from './mend-plans.ts'
import { linkCustomer, saveSubscription } from './tables/people/payments.ts'

const DAY_MS = 86_400_000

describe.each(ENGINES)('on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  let count = 0
  let userId: string
  beforeAll(async () => {
    api = await startApi({ engine })
    await api.signIn('admin', ADMIN)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    userId = (await api.register(`learner-${++count}`)).id
  })
  /** Both facts are stored but the plan was not set: the result of two simultaneous events. */
  const leave = (over: { plan?: 'starter' | 'pro'; status?: string; periodEnd?: number; toldAt?: number } = {}) =>
    api.store.write(async (db) => {
      const customerId = `cus_${userId}`
      await linkCustomer(db, customerId, userId)
      const told = { plan: 'starter', status: 'active', periodEnd: api.time.now + DAY_MS, toldAt: api.time.now }
      await saveSubscription(db, { id: `sub_${userId}`, customerId, ...told, ...over })
    })
  async function planAfter() {
    await mendPlans(api.store, api.time.now)
    const [row] = await api.store.read.selectFrom('users').selectAll().where('id', '=', userId).execute()
    return { plan: row?.plan, expiresAt: row?.planExpiresAt }
  }
  const give = (plan: string, planExpiresAt: string | null = null) =>
    api.send('PATCH', `/api/admin/users/${userId}`, { as: 'admin', body: { plan, planExpiresAt } })

  test('who has paid and was left on Free has the plan', async () => {
    await leave()
    expect(await planAfter()).toEqual({ plan: 'starter', expiresAt: api.time.now + 4 * DAY_MS })
  })
  test('who pays again after an end, too', async () => {
    await api.store.write((db) =>
      db.updateTable('users').set({ plan: 'starter', planExpiresAt: 1 }).where('id', '=', userId).execute(),
    )
    await leave({ plan: 'pro' })
    expect((await planAfter()).plan).toBe('pro')
  })
  test('a better plan that has run out gives way to the one that is paid', async () => {
    await leave({ plan: 'pro', status: 'past_due', periodEnd: 1 })
    await api.store.write(async (db) => {
      const told = { plan: 'starter', status: 'active', periodEnd: api.time.now + DAY_MS, toldAt: api.time.now }
      await saveSubscription(db, { id: `sub_second_${userId}`, customerId: `cus_${userId}`, ...told })
    })
    expect((await planAfter()).plan).toBe('starter')
  })
  test.each([
    ['is over', { status: 'canceled' }],
    ['was not paid', { status: 'incomplete' }],
    ['has run out', { periodEnd: 1 }],
  ])('a subscription that %s gives nothing', async (_, over) => {
    await leave(over)
    expect(await planAfter()).toEqual({ plan: 'free', expiresAt: null })
  })
  test('a plan that the administrator gave stays', async () => {
    await leave()
    expect((await give('pro')).status).toBe(200)
    expect(await planAfter()).toEqual({ plan: 'pro', expiresAt: null })
  })
  test('who was put on Free by the administrator after the payment stays there; before it, not', async () => {
    await leave({ toldAt: api.time.now - 1000 })
    expect((await give('free')).status).toBe(200)
    expect((await planAfter()).plan).toBe('free')
    await leave({ toldAt: api.time.now + 1000 })
    expect((await planAfter()).plan).toBe('starter')
  })
  test('nobody else is touched', async () => {
    expect(await planAfter()).toEqual({ plan: 'free', expiresAt: null })
  })
})
