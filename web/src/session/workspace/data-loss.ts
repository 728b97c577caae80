import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { hasDataMark, removeDataMark, setDataMark } from '../data-marks'

const MARK = 'situ.has-data.'
/** Inside the database, until the learner has read it. */
const LOST = 'dataLost'

/**
 * Notices that the browser has evicted this user's database since the last visit: a mark outside of it exists, the one
 * inside does not. Sets all of them.
 */
export async function noticeDataLoss(home: SituDb): Promise<void> {
  const inside = (await home.meta.get('createdAt')) !== undefined
  const outside = hasDataMark(home.userId) || localStorage.getItem(MARK + home.userId) !== null
  if (!inside && outside) await home.meta.put({ key: LOST, value: Date.now() })
  if (!inside) await home.meta.put({ key: 'createdAt', value: Date.now() })
  localStorage.setItem(MARK + home.userId, '1')
  setDataMark(home.userId)
}

/** Whether the learner has to be told of a loss. */
export const useDataLost = () => useQuery(async (home) => (await home.meta.get(LOST)) !== undefined, []) === true

export const endDataLost = (home: SituDb) => home.meta.delete(LOST)

/** Removes the marks after the learner deleted the data, so that it does not count as a loss. */
export function forgetDatabaseMark(userId: string) {
  localStorage.removeItem(MARK + userId)
  removeDataMark(userId)
}
