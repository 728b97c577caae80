import { GRACE_MS, planBySubscriptions } from 'shared/rules/paid-plan'
import type { Store } from './store.ts'
import { paidOnFree, setPaidPlan, subscriptionsOf } from './tables/payments.ts'

/**
 * Gives those their plan who have paid and are on Free. An earlier version took two events of one customer at the same moment, neither
 * of which knew of the other; and of two plans that somebody pays for, the better one may run out first. A plan that the administrator
 * changed since the payment stays.
 */
export async function mendPlans(store: Store, now: number) {
  const ids = await paidOnFree(store.read, now, now - GRACE_MS)
  for (const id of ids) {
    const { plan } = planBySubscriptions(await subscriptionsOf(store.read, id), now)
    if (plan !== 'free') await store.write((db) => setPaidPlan(db, id, now))
  }
}
