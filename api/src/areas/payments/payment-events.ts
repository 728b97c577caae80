import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/schema.ts'
import { addAudit } from '../../db/tables/audit.ts'
import {
  addPaymentEvent,
  holdCustomer,
  linkCustomer,
  saveSubscription,
  setPaidPlan,
  userOfCustomer,
} from '../../db/tables/people/payments.ts'
import { userById } from '../../db/tables/people/users.ts'
import type { PaymentEvent } from '../../payments.ts'

/** The actor in the audit log for a change of a paid plan. */
const PROVIDER = 'Stripe'

/**
 * Applies a provider's event, once. Events arrive in any order and simultaneously: the owner of a customer and its
 * payments are stored separately, and the plan follows as soon as both are known. Events of one customer are applied
 * one after the other, because each writes what the other reads.
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
  if (userId === undefined) return
  const [before] = await userById(db, { id: userId })
  await setPaidPlan(db, userId, now)
  const [after] = await userById(db, { id: userId })
  if (!before || !after || before.plan === after.plan) return
  await addAudit(db, {
    id: uuidv7(),
    at: now,
    actorId: PROVIDER,
    actor: PROVIDER,
    action: 'plan_paid',
    kind: 'user',
    subjectId: userId,
    subject: after.email ?? userId,
    detail: JSON.stringify({
      from: before.plan,
      to: after.plan,
      until: after.planExpiresAt === null ? null : new Date(after.planExpiresAt).toISOString(),
    }),
  })
}
