// How a device combines the server's data with what it has not sent yet.
import type { Activity } from '../../model/activity.ts'
import type { ProgressFold, ProgressSummary } from '../../model/progress.ts'
import { addFolds, EMPTY_FOLD } from './progress.ts'

/** A device stores, folds and sends its activities in segments of so many places of its own order. */
export const SEGMENT_SIZE = 500

/** An activity that the server may not have yet, with its place in the device's own order. */
export interface PendingActivity {
  seq: number
  activity: Activity
}
/** The server's last state. */
export type Snapshot = Pick<ProgressSummary, 'fold' | 'logId'> & { totalModules: number }

export const segmentOf = (seq: number) => Math.floor((seq - 1) / SEGMENT_SIZE)

/**
 * Whether the server says that it has this activity: by its id in this request, or by its place in the device's order.
 */
export const isHeld = (reply: Pick<ProgressSummary, 'accepted' | 'held'>) => {
  const accepted = new Set(reply.accepted)
  return (id: string, seq: number) => accepted.has(id) || reply.held.some(([from, to]) => seq >= from && seq <= to)
}

/**
 * The snapshot to keep after a reply. The log only grows, so of two folds of one log the larger count is the later, in
 * whatever order the replies arrived.
 */
export function laterSnapshot(kept: Snapshot | undefined, reply: ProgressSummary): Snapshot {
  const came = { fold: reply.fold, logId: reply.logId, totalModules: reply.stats.totalModules }
  if (!kept || kept.logId !== came.logId) return came
  return came.fold.count >= kept.fold.count ? came : kept
}

/** What the learner sees: the server's fold plus the folds of everything that the server does not have yet. */
export const visibleFold = (snapshot: Snapshot | undefined, pending: readonly ProgressFold[]) =>
  pending.reduce(addFolds, snapshot?.fold ?? EMPTY_FOLD)
