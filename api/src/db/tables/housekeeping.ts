import type { Db } from '../schema.ts'

const DAY_MS = 86_400_000
/** Devices stay offline for long: a key is remembered for more than a year (sync-and-security.md D5). */
export const KEYS_KEPT_DAYS = 400

/** Deletes what has run out. */
export async function sweep(db: Db, now: number) {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('rateLimits').where('fullAt', '<=', now).execute()
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - KEYS_KEPT_DAYS * DAY_MS)
    .execute()
}
