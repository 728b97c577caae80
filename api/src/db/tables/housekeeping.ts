import { TRASH_DAYS } from 'shared/model/dependents'
import type { Db } from '../schema.ts'
import { eraseHanded } from './passwords.ts'
import { emptyTrash } from './trash.ts'

/** An event's signature is good for minutes, so that a replay after this is refused by itself. */
const EVENTS_KEPT_MS = 30 * 86_400_000

/** Deletes what has run out. */
export async function sweep(db: Db, now: number) {
  await eraseHanded(db, now)
  await emptyTrash(db, now - TRASH_DAYS * 86_400_000)
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('rateLimits').where('fullAt', '<=', now).execute()
  await db
    .deleteFrom('stripeEvents')
    .where('receivedAt', '<=', now - EVENTS_KEPT_MS)
    .execute()
  await db.deleteFrom('idempotency').where('keptUntil', '<=', now).execute()
}
