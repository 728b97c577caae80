import type { Store } from '../../db/store.ts'
import { takeFrom } from '../../db/tables/rate-limits.ts'

/** Counted in kilobytes, so that the limit's steps are whole milliseconds. */
const KB = 1000
/**
 * What one learner may store: a device's months of data at once (48 MB), then four megabytes a day. A hundred
 * activities a day, each with an answer, are a tenth of that.
 */
export const STORAGE = { max: 48_000, seconds: 12 * 86_400 }
/** Kilobytes that a process takes from the database at a time, so that small writes need no query. */
const LEASE_KB = 250
const USERS_KEPT = 10_000

/**
 * Counts what each learner writes, across all processes. Returns undefined, or the time from which the write is allowed
 * if it is not allowed now.
 */
export function storageAllowance(store: Store) {
  const left = new Map<string, number>()
  return async (userId: string, bytes: number, now: number): Promise<number | undefined> => {
    const wanted = Math.ceil(bytes / KB)
    const have = left.get(userId) ?? 0
    if (have >= wanted) {
      left.set(userId, have - wanted)
      return undefined
    }
    const lease = Math.max(LEASE_KB, wanted)
    const until = await store.write((db) => takeFrom(db, `storage ${userId}`, STORAGE, now, lease))
    if (until !== undefined) return until
    if (left.size >= USERS_KEPT) left.clear()
    left.set(userId, (left.get(userId) ?? 0) + lease - wanted)
    return undefined
  }
}
