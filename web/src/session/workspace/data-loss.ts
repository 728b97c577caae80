import type { SituDb } from '#data/db/db'

const MARK = 'situ.has-data.'

/**
 * Whether the browser has evicted this user's database since the last visit: the mark outside of it exists, the one
 * inside does not. Sets both.
 */
export async function databaseWasLost(db: SituDb): Promise<boolean> {
  const inside = (await db.meta.get('createdAt')) !== undefined
  const outside = localStorage.getItem(MARK + db.userId) !== null
  if (!inside) await db.meta.put({ key: 'createdAt', value: Date.now() })
  localStorage.setItem(MARK + db.userId, '1')
  return outside && !inside
}

/** Removes the mark after the learner deleted the data, so that it does not count as a loss. */
export const forgetDatabaseMark = (userId: string) => localStorage.removeItem(MARK + userId)
