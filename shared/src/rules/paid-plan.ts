import * as z from 'zod/mini'
import type { Plan } from '../model/user.ts'

export const PaidPlan = z.enum(['starter', 'pro'])
export type PaidPlan = z.infer<typeof PaidPlan>

/** What the payment provider last said of a subscription. */
export interface PaidSubscription {
  plan: PaidPlan
  status: string
  /** Until when it is paid, in epoch milliseconds. */
  periodEnd: number
}

/** A renewal may be told late, or a card tried again: for so long a plan goes on after its end. */
export const GRACE_MS = 3 * 86_400_000
/** In these the learner has what was paid; in every other one it is over. */
const RUNNING = new Set(['active', 'trialing', 'past_due'])
const RANK: Record<PaidPlan, number> = { starter: 1, pro: 2 }

/**
 * The plan that a learner's subscriptions give at `now`, in epoch milliseconds: the best that runs, for as long as it is paid. One that has
 * run out does not stand before a lesser one that is paid.
 */
export function planBySubscriptions(
  subscriptions: readonly PaidSubscription[],
  now: number,
): {
  plan: Plan
  /** Null where there is no end. */
  expiresAt: number | null
} {
  const [best] = subscriptions
    .filter(({ status, periodEnd }) => RUNNING.has(status) && periodEnd + GRACE_MS > now)
    .sort((a, b) => RANK[b.plan] - RANK[a.plan] || b.periodEnd - a.periodEnd)
  return best ? { plan: best.plan, expiresAt: best.periodEnd + GRACE_MS } : { plan: 'free', expiresAt: null }
}
