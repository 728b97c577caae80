import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { hasDataMark, removeDataMark, setDataMark } from '../data-marks'

const MARK = 'situ.has-data.'
/** Key in the `meta` table of the notice of a loss; it exists until the learner hides the notice. */
const LOST = 'dataLost'

/**
 * Notices that the browser has evicted this user's database since the last visit: a mark outside of the database
 * exists, but the one inside does not. Then sets all marks for the next visit.
 */
export async function noticeDataLoss(db: SituDb): Promise<void> {
  const inside = (await db.meta.get('createdAt')) !== undefined
  const outside = hasDataMark(db.userId) || localStorage.getItem(MARK + db.userId) !== null
  if (!inside && outside) await db.meta.put({ key: LOST, value: Date.now() })
  if (!inside) await db.meta.put({ key: 'createdAt', value: Date.now() })
  localStorage.setItem(MARK + db.userId, '1')
  setDataMark(db.userId)
}

/** Whether the learner has to be told of a loss. */
export const useDataLost = () => useQuery(async (db) => (await db.meta.get(LOST)) !== undefined, []) === true

export const endDataLost = (db: SituDb) => db.meta.delete(LOST)

/** Removes the marks after the learner deleted the data, so that it does not count as a loss. */
export function forgetDatabaseMark(userId: string) {
  localStorage.removeItem(MARK + userId)
  removeDataMark(userId)
}
