import { PaidPlan, type PaidSubscription } from 'shared/rules/paid-plan'
import type { Db, StripeSubscriptionRow } from '../schema.ts'

/** False where this event was told before. */
export async function addPaymentEvent(db: Db, id: string, receivedAt: number) {
  const added = await db
    .insertInto('stripeEvents')
    .values({ id, receivedAt })
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** Whose customer this is; the first one who was named stays. */
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

/** Keeps what was said last, by the provider's own clock: an older event changes nothing. */
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
