import { sql } from 'kysely'
import { PaidPlan, type PaidSubscription, planBySubscriptions } from 'shared/rules/paid-plan'
import { writesAlone } from '../prepared.ts'
import type { Db, StripeSubscriptionRow } from '../schema.ts'
import { heldUser } from './users.ts'

/**
 * Until the transaction ends, nobody else writes of this customer: whoever comes second reads what the first one wrote. A customer has no
 * row before it is known whose it is, so the lock is on the name.
 */
export async function holdCustomer(db: Db, customerId: string) {
  if (writesAlone(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stripe customer ${customerId}`}, 0))`.execute(db)
}

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

/**
 * Gives the user the plan that their subscriptions give at `now`. The user is held before these are read: of two customers of one user who pay at
 * once, the second one's transaction reads what the first one wrote.
 */
export async function setPaidPlan(db: Db, userId: string, now: number) {
  if (!(await heldUser(db, userId))) return
  const subscriptions = await subscriptionsOf(db, userId)
  // Nothing was told of what is paid yet: a plan that the administrator gave stays.
  if (subscriptions.length === 0) return
  const { plan, expiresAt } = planBySubscriptions(subscriptions, now)
  await setPlan(db, userId, plan, expiresAt)
}

/**
 * Who is on Free, by name or by an end that has passed, and has a subscription that is paid until after `paidAfter`, whatever its status.
 * A plan that the administrator changed since then is theirs, and is left out.
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
