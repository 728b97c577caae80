import { prepared } from '../prepared.ts'
import type { Db } from '../schema.ts'

// A leaky bucket in one number: `full_at` is when it would be empty again if nothing more came (GCRA).
// After `max` calls at once it lets one through every seconds/max: a delay, not a lock-out (ASVS 6.1.1).
interface Take {
  key: string
  now: number
  /** What one call costs, in milliseconds. */
  cost: number
  first: number
  /** The latest `full_at` that a call may leave behind. */
  latest: number
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
              .when('rateLimits.fullAt', '>', arg('now'))
              .then(eb.ref('rateLimits.fullAt'))
              .else(eb.cast<number>(eb.val(arg('now')), 'bigint'))
              .end(),
            '+',
            eb.cast<number>(eb.val(arg('cost')), 'bigint'),
          ),
        }))
        .where((eb) => eb('rateLimits.fullAt', '<=', arg('latest'))),
    )
    .returning('fullAt'),
)
const fullAt = prepared<{ key: string }, { fullAt: number }>((db, arg) =>
  db.selectFrom('rateLimits').select('fullAt').where('key', '=', arg('key')),
)

/** Counts a call under `key`; answers when the next one is let through, where this one is not. */
export async function takeFrom(db: Db, key: string, limit: { max: number; seconds: number }, now: number) {
  const window = limit.seconds * 1000
  const cost = Math.ceil(window / limit.max)
  const room = window - cost
  const taken = await take(db, { key, now, cost, first: now + cost, latest: now + room })
  if (taken.length > 0) return undefined
  const [row] = await fullAt(db, { key })
  return (row?.fullAt ?? now) - room
}
export const giveBack = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute()
