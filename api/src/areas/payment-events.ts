import { planBySubscriptions } from 'shared/rules/paid-plan'
import type { Db } from '../db/schema.ts'
import {
  addPaymentEvent,
  linkCustomer,
  saveSubscription,
  setPlan,
  subscriptionsOf,
  userOfCustomer,
} from '../db/tables/payments.ts'
import { userById } from '../db/tables/users.ts'
import type { PaymentEvent } from '../payments.ts'

/**
 * Takes what the provider tells into account, once. Events come in any order: whose customer it is and what was paid are kept apart, and
 * the plan follows from both as soon as both are known.
 */
export async function takePaymentEvent(db: Db, { id, at, fact }: PaymentEvent, now: number) {
  if (!(await addPaymentEvent(db, id, now)) || !fact) return
  if (fact.kind === 'customer') {
    if ((await userById(db, { id: fact.userId })).length === 0) return
    await linkCustomer(db, fact.customerId, fact.userId)
  } else {
    const { kind: _, ...row } = fact
    await saveSubscription(db, { ...row, toldAt: at })
  }
  const userId = await userOfCustomer(db, fact.customerId)
  if (userId === undefined) return
  const subscriptions = await subscriptionsOf(db, userId)
  // Nothing was told of what is paid yet: a plan that the administrator gave stays.
  if (subscriptions.length === 0) return
  const { plan, expiresAt } = planBySubscriptions(subscriptions)
  await setPlan(db, userId, plan, expiresAt)
}
