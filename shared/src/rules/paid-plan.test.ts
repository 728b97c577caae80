import { expect, test } from 'vitest'
import { GRACE_MS, type PaidSubscription, planBySubscriptions } from './paid-plan.ts'

const END = Date.parse('2026-12-20T00:00:00Z')
const one = (over: Partial<PaidSubscription> = {}): PaidSubscription => ({
  plan: 'starter',
  status: 'active',
  periodEnd: END,
  ...over,
})

test('without a subscription the plan is free, without an end', () =>
  expect(planBySubscriptions([])).toEqual({ plan: 'free', expiresAt: null }))

test.each(['active', 'trialing', 'past_due'])('%s: paid, and three days more', (status) =>
  expect(planBySubscriptions([one({ status })])).toEqual({ plan: 'starter', expiresAt: END + GRACE_MS }),
)
test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'anything else'])('%s: free', (status) =>
  expect(planBySubscriptions([one({ status })])).toEqual({ plan: 'free', expiresAt: null }),
)
test('the best that runs counts, then the one that lasts longer', () => {
  const pro = one({ plan: 'pro', periodEnd: END - 1 })
  expect(planBySubscriptions([one(), pro]).plan).toBe('pro')
  expect(planBySubscriptions([one(), { ...pro, status: 'canceled' }]).plan).toBe('starter')
  expect(planBySubscriptions([one(), one({ periodEnd: END + 5 })]).expiresAt).toBe(END + 5 + GRACE_MS)
})
