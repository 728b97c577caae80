import { GRACE_MS, planBySubscriptions } from 'shared/rules/paid-plan'
import type { Store } from './store.ts'
import { paidOnFree, setPaidPlan, subscriptionsOf } from './tables/people/payments.ts'

/**
 * Gives users on Free the plan that they have paid for. An earlier version processed two simultaneous events of one
 * customer without either seeing the other; and of two paid plans the better one may end first. A plan that the
 * administrator changed since the payment stays.
 */
export async function mendPlans(store: Store, now: number) {
  const ids = await paidOnFree(store.read, now, now - GRACE_MS)
  for (const id of ids) {
    const { plan } = planBySubscriptions(await subscriptionsOf(store.read, id), now)
    if (plan !== 'free') await store.write((db) => setPaidPlan(db, id, now))
  }
}
