import type { Db } from '../schema.ts'

/** Deletes what has run out. */
export async function sweep(db: Db, now: number) {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('resetTokens').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('rateLimits').where('fullAt', '<=', now).execute()
  await db.deleteFrom('idempotency').where('keptUntil', '<=', now).execute()
}
