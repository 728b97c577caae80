import { PaidPlan, type PaidSubscription, planBySubscriptions } from 'shared/rules/paid-plan'
import type { StripeSubscriptionRow } from '../../rows/people.ts'
import type { Db } from '../../schema.ts'
import { holdName } from '../hold.ts'
import { lockUser } from './users.ts'

/** Locks this customer until the transaction ends, by name, because a customer has no row until their user is known. */
export const holdCustomer = (db: Db, customerId: string) => holdName(db, `stripe customer ${customerId}`)

/** Records that an event was received; false where it was received before. */
export async function addPaymentEvent(db: Db, id: string, receivedAt: number) {
  const added = await db
    .insertInto('stripeEvents')
    .values({ id, receivedAt })
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** Links a customer to its user; an existing link is not changed. */
export async function linkCustomer(db: Db, customerId: string, userId: string) {
  await db
    .insertInto('stripeCustomers')
    .values({ customerId, userId })
    .onConflict((c) => c.column('customerId').doNothing())
    .execute()
}
export const userOfCustomer = async (db: Db, customerId: string) =>
  (await db.selectFrom('stripeCustomers').select('userId').where('customerId', '=', customerId).executeTakeFirst())
    ?.userId

/** Stores the latest report by the provider's clock: an older event changes nothing. */
export async function saveSubscription(db: Db, row: StripeSubscriptionRow) {
  await db
    .insertInto('stripeSubscriptions')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(row).where('stripeSubscriptions.toldAt', '<=', row.toldAt))
    .execute()
}

export async function subscriptionsOf(db: Db, userId: string): Promise<PaidSubscription[]> {
  const rows = await db
    .selectFrom('stripeCustomers')
    .innerJoin('stripeSubscriptions', 'stripeSubscriptions.customerId', 'stripeCustomers.customerId')
    .select(['plan', 'status', 'periodEnd'])
    .where('userId', '=', userId)
    .execute()
  return rows.map((row) => ({ ...row, plan: PaidPlan.parse(row.plan) }))
}
export const setPlan = (db: Db, userId: string, plan: string, planExpiresAt: number | null) =>
  db.updateTable('users').set({ plan, planExpiresAt }).where('id', '=', userId).execute()

/**
 * Gives the user the plan of their subscriptions at `now`. The user is locked before the subscriptions are read, so
 * that of two customers of one user with simultaneous payments, the second transaction reads what the first one wrote.
 */
export async function setPaidPlan(db: Db, userId: string, now: number) {
  if (!(await lockUser(db, userId))) return
  const subscriptions = await subscriptionsOf(db, userId)
  // No payment was reported yet, so a plan that the administrator granted is kept.
  if (subscriptions.length === 0) return
  const { plan, expiresAt } = planBySubscriptions(subscriptions, now)
  await setPlan(db, userId, plan, expiresAt)
}

/**
 * Users on Free, by plan or by an end that has passed, with a subscription that is paid until after `paidAfter`, in any
 * status. A user whose plan the administrator has changed since the subscription was reported is left out.
 */
export async function paidOnFree(db: Db, now: number, paidAfter: number) {
  const rows = await db
    .selectFrom('stripeCustomers')
    .innerJoin('stripeSubscriptions', 'stripeSubscriptions.customerId', 'stripeCustomers.customerId')
    .innerJoin('users', 'users.id', 'stripeCustomers.userId')
    .select('users.id')
    .distinct()
    .where('periodEnd', '>', paidAfter)
    .where((w) => w.or([w('users.plan', '=', 'free'), w('users.planExpiresAt', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auditLog')
            .select('auditLog.id')
            .where('kind', '=', 'user')
            .whereRef('subjectId', '=', 'users.id')
            .where('action', '=', 'plan_changed')
            .whereRef('at', '>=', 'toldAt'),
        ),
      ),
    )
    .orderBy('users.id')
    .execute()
  return rows.map(({ id }) => id)
}
