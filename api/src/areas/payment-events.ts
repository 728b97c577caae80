import type { Db } from '../db/schema.ts'
import {
  addPaymentEvent,
  holdCustomer,
  linkCustomer,
  saveSubscription,
  setPaidPlan,
  userOfCustomer,
} from '../db/tables/payments.ts'
import { userById } from '../db/tables/users.ts'
import type { PaymentEvent } from '../payments.ts'

/**
 * Takes what the provider tells into account, once. Events come in any order and at the same moment: whose customer it is and what was
 * paid are kept apart, and the plan follows from both as soon as both are known. The events of one customer are taken one after the other,
 * for each writes what the other one reads.
 */
export async function takePaymentEvent(db: Db, { id, at, fact }: PaymentEvent, now: number) {
  if (fact) await holdCustomer(db, fact.customerId)
  if (!(await addPaymentEvent(db, id, now)) || !fact) return
  if (fact.kind === 'customer') {
    if ((await userById(db, { id: fact.userId })).length === 0) return
    await linkCustomer(db, fact.customerId, fact.userId)
  } else {
    const { kind: _, ...row } = fact
    await saveSubscription(db, { ...row, toldAt: at })
  }
  const userId = await userOfCustomer(db, fact.customerId)
  if (userId !== undefined) await setPaidPlan(db, userId, now)
}
