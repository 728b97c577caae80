import { TRASH_DAYS } from 'shared/model/dependents'
import type { Db } from '../schema.ts'
import { emptyTrash } from './content/trash.ts'
import { eraseHanded } from './people/passwords.ts'

/**
 * Milliseconds for which received events are remembered. The signature of an event is valid for minutes only, so a
 * replay after this time is refused in any case.
 */
const EVENTS_KEPT_MS = 30 * 86_400_000

/** Deletes expired rows. */
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
