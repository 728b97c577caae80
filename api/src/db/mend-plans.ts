import { GRACE_MS, planBySubscriptions } from 'shared/rules/paid-plan'
import type { Store } from './store.ts'
import { paidOnFree, setPaidPlan, subscriptionsOf } from './tables/people/payments.ts'

/**
 * Gives users on Free the plan that they have paid for. An earlier version could process two simultaneous events of one
 * customer without either seeing the other; and when the better one of two paid plans ends, the other one may still
 * run. A plan that the administrator has changed since the payment is kept.
 */
export async function mendPlans(store: Store, now: number) {
  const ids = await paidOnFree(store.read, now, now - GRACE_MS)
  for (const id of ids) {
    const { plan } = planBySubscriptions(await subscriptionsOf(store.read, id), now)
    if (plan !== 'free') await store.write((db) => setPaidPlan(db, id, now))
  }
}
