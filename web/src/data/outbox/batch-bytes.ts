import type { SituDb } from '#data/db/db'
import type { Outcome } from './outcome'

/**
 * Uncompressed bytes of a batch. Compression shrinks a batch to about a tenth; even one that cannot be compressed
 * crosses a slow uplink (8 KB/s, two batches at once) within the server's 90 seconds.
 */
export const BATCH_BYTES_MAX = 256 * 1024
export const BATCH_BYTES_MIN = 4096
/** Slow growth, so that a connection that fails with large batches is not tried with one every other time. */
const GROWTH = 1.25
const sizes = new WeakMap<SituDb, number>()

/** The largest number of bytes of the next batch of activities. */
export const batchBytes = (db: SituDb): number => sizes.get(db) ?? BATCH_BYTES_MAX

/** Halves the next batches after no reply, a 408 or a 503, and lets them grow after an accepted batch. */
export function keepBatchBytes(db: SituDb, { status, answer }: Pick<Outcome, 'status' | 'answer'>) {
  const wasLate = status === 0 || status === 408 || status === 503
  if (wasLate) sizes.set(db, Math.max(BATCH_BYTES_MIN, batchBytes(db) / 2))
  else if (answer.kind === 'done') sizes.set(db, Math.min(BATCH_BYTES_MAX, batchBytes(db) * GROWTH))
}
