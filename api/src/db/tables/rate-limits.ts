import { prepared } from '../prepared.ts'
import type { Db } from '../schema.ts'

// A leaky bucket in one number (GCRA): `full_at` is when the bucket would be empty if nothing more came. After `max`
// calls at once, one call is allowed every seconds/max: a delay, not a lock-out (ASVS 6.1.1).
interface Take {
  key: string
  now: number
  /** The cost of one call in milliseconds. */
  cost: number
  first: number
  /** The latest `full_at` at which a call is allowed. */
  latest: number
  /** A later `full_at` was written while the clock was wrong, and is ignored. */
  absurd: number
}
const take = prepared<Take, { fullAt: number }>((db, arg) =>
  db
    .insertInto('rateLimits')
    .values({ key: arg('key'), fullAt: arg('first') })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet((eb) => ({
          fullAt: eb(
            eb
              .case()
              .when(eb.between('rateLimits.fullAt', arg('now'), arg('absurd')))
              .then(eb.ref('rateLimits.fullAt'))
              .else(eb.cast<number>(eb.val(arg('now')), 'bigint'))
              .end(),
            '+',
            eb.cast<number>(eb.val(arg('cost')), 'bigint'),
          ),
        }))
        .where((eb) =>
          eb.or([eb('rateLimits.fullAt', '<=', arg('latest')), eb('rateLimits.fullAt', '>', arg('absurd'))]),
        ),
    )
    .returning('fullAt'),
)
const fullAt = prepared<{ key: string }, { fullAt: number }>((db, arg) =>
  db.selectFrom('rateLimits').select('fullAt').where('key', '=', arg('key')),
)

/**
 * Counts a call, or `amount` units, under `key`. Returns undefined, or the time from which the call is allowed if it is
 * not allowed now.
 */
export async function takeFrom(db: Db, key: string, limit: { max: number; seconds: number }, now: number, amount = 1) {
  const window = limit.seconds * 1000
  const cost = Math.ceil(window / limit.max) * amount
  const room = window - cost
  const taken = await take(db, { key, now, cost, first: now + cost, latest: now + room, absurd: now + 2 * window })
  if (taken.length > 0) return undefined
  const [row] = await fullAt(db, { key })
  return (row?.fullAt ?? now) - room
}
/** How many calls are counted under `key` at the moment. */
export async function countedUnder(db: Db, key: string, limit: { max: number; seconds: number }, now: number) {
  const [row] = await fullAt(db, { key })
  return Math.max(0, ((row?.fullAt ?? now) - now) / Math.ceil((limit.seconds * 1000) / limit.max))
}
/** Deletes what was counted under `key`. */
export const forgive = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute()
/** Gives the cost of one call back, as if the call had not been made. */
export const giveBack = (db: Db, key: string, limit: { max: number; seconds: number }) =>
  db
    .updateTable('rateLimits')
    .set((eb) => ({ fullAt: eb('fullAt', '-', Math.ceil((limit.seconds * 1000) / limit.max)) }))
    .where('key', '=', key)
    .execute()
