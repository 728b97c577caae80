import type { SituDb } from '#data/db'

const MARK = 'situ.has-data.'

/**
 * Whether the browser has thrown this user's database away since the last visit: the mark outside of it is there, the one inside is
 * not. Sets both (sync-and-security.md D14).
 */
export async function databaseWasLost(db: SituDb): Promise<boolean> {
  const inside = (await db.meta.get('createdAt')) !== undefined
  const outside = localStorage.getItem(MARK + db.userId) !== null
  if (!inside) await db.meta.put({ key: 'createdAt', value: Date.now() })
  localStorage.setItem(MARK + db.userId, '1')
  return outside && !inside
}

/** After the learner has removed the data, its absence is no loss. */
export const forgetDatabaseMark = (userId: string) => localStorage.removeItem(MARK + userId)
