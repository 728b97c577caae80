import * as z from 'zod/mini'
import type { Plan } from '../model/people/user.ts'

export const PaidPlan = z.enum(['starter', 'pro'])
export type PaidPlan = z.infer<typeof PaidPlan>

/** The payment provider's last report on a subscription. */
export interface PaidSubscription {
  plan: PaidPlan
  status: string
  /** End of the paid period, in epoch milliseconds. */
  periodEnd: number
}

/** Milliseconds for which a plan continues past its end: a renewal may be reported late, or a card tried again. */
export const GRACE_MS = 3 * 86_400_000
/** Subscription states in which the learner has the paid plan; in any other state it is over. */
const RUNNING = new Set(['active', 'trialing', 'past_due'])
const RANK: Record<PaidPlan, number> = { starter: 1, pro: 2 }

/**
 * The plan that a learner's subscriptions give at `now` (epoch milliseconds): the best one that is active and paid. An
 * expired subscription does not hide a lesser one that is paid.
 */
export function planBySubscriptions(
  subscriptions: readonly PaidSubscription[],
  now: number,
): {
  plan: Plan
  /** Epoch milliseconds; null where there is no end. */
  expiresAt: number | null
} {
  const [best] = subscriptions
    .filter(({ status, periodEnd }) => RUNNING.has(status) && periodEnd + GRACE_MS > now)
    .sort((a, b) => RANK[b.plan] - RANK[a.plan] || b.periodEnd - a.periodEnd)
  return best ? { plan: best.plan, expiresAt: best.periodEnd + GRACE_MS } : { plan: 'free', expiresAt: null }
}
