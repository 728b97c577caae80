import { expect, test } from 'vitest'
import { GRACE_MS, type PaidSubscription, planBySubscriptions } from './paid-plan.ts'

const END = Date.parse('2026-12-20T00:00:00Z')
const NOW = END - 86_400_000
const one = (over: Partial<PaidSubscription> = {}): PaidSubscription => ({
  plan: 'starter',
  status: 'active',
  periodEnd: END,
  ...over,
})

test('without a subscription the plan is free, without an end', () =>
  expect(planBySubscriptions([], NOW)).toEqual({ plan: 'free', expiresAt: null }))

test.each(['active', 'trialing', 'past_due'])('%s: paid, and three days more', (status) =>
  expect(planBySubscriptions([one({ status })], NOW)).toEqual({ plan: 'starter', expiresAt: END + GRACE_MS }),
)
test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'anything else'])('%s: free', (status) =>
  expect(planBySubscriptions([one({ status })], NOW)).toEqual({ plan: 'free', expiresAt: null }),
)
test('the best that runs counts, then the one that lasts longer', () => {
  const pro = one({ plan: 'pro', periodEnd: END - 1 })
  expect(planBySubscriptions([one(), pro], NOW).plan).toBe('pro')
  expect(planBySubscriptions([one(), { ...pro, status: 'canceled' }], NOW).plan).toBe('starter')
  expect(planBySubscriptions([one(), one({ periodEnd: END + 5 })], NOW).expiresAt).toBe(END + 5 + GRACE_MS)
})
test('what has run out stands before nothing that is paid', () => {
  const late = one({ plan: 'pro', status: 'past_due', periodEnd: END - 1 })
  const at = (now: number) => planBySubscriptions([late, one()], now).plan
  expect(at(END - 2 + GRACE_MS)).toBe('pro')
  expect(at(END - 1 + GRACE_MS)).toBe('starter')
  expect(at(END + GRACE_MS)).toBe('free')
})
