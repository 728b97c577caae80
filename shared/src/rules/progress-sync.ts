// How a device combines what the server said with what it has not sent: design §5, sync-and-security.md §4.2.
import type { Activity } from '../model/activity.ts'
import type { ProgressFold, ProgressSummary } from '../model/progress.ts'
import { addFolds, EMPTY_FOLD } from './progress.ts'

/** Activities of a device are kept, folded and sent in segments of this many places of its own order. */
export const SEGMENT_SIZE = 500

/** An act that may still be unknown to the server, with its place in the device's own order. */
export interface PendingActivity {
  seq: number
  activity: Activity
}
/** The last thing the server said. */
export type Snapshot = Pick<ProgressSummary, 'fold' | 'logId'> & { totalModules: number }

export const segmentOf = (seq: number) => Math.floor((seq - 1) / SEGMENT_SIZE)

/** Whether the server says that it holds this act: by its id in this request, or by its place in the device's order. */
export const isHeld = (reply: Pick<ProgressSummary, 'accepted' | 'held'>) => {
  const accepted = new Set(reply.accepted)
  return (id: string, seq: number) => accepted.has(id) || reply.held.some(([from, to]) => seq >= from && seq <= to)
}

/**
 * The snapshot to keep after an answer. The log only grows, so of two folds of one log the one that counts more is the later,
 * whatever the order in which the answers arrived.
 */
export function laterSnapshot(kept: Snapshot | undefined, reply: ProgressSummary): Snapshot {
  const came = { fold: reply.fold, logId: reply.logId, totalModules: reply.stats.totalModules }
  if (!kept || kept.logId !== came.logId) return came
  return came.fold.count >= kept.fold.count ? came : kept
}

/** What the learner sees: the server's fold and the folds of everything it does not hold yet. */
export const visibleFold = (snapshot: Snapshot | undefined, pending: readonly ProgressFold[]) =>
  pending.reduce(addFolds, snapshot?.fold ?? EMPTY_FOLD)
