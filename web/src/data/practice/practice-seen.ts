import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import type { PracticeRun } from './practice-run'

// The time is written every second, so it is stored apart from the run, which is large because it carries its
// scenarios.
const keyOf = (runId: string) => `practice-seen/${runId}`

/** Records that the page of a test is open now. */
export const markSeen = (db: SituDb, runId: string, now: number) => db.meta.put({ key: keyOf(runId), value: now })

/** When the page of a test was last open, by the device's clock. */
export async function lastSeen(db: SituDb, run: Pick<PracticeRun, 'id' | 'seenAt'>): Promise<number> {
  const at = (await db.meta.get(keyOf(run.id)))?.value
  return typeof at === 'number' ? Math.max(at, run.seenAt) : run.seenAt
}

/** Live time at which the page of a test was last open; undefined while it loads. */
export const useLastSeen = (run: Pick<PracticeRun, 'id' | 'seenAt'>): number | undefined =>
  useQuery((db) => lastSeen(db, run), [run.id, run.seenAt])

/** Deletes the time at which the page was last open, because the test is over. */
export const forgetSeen = (db: SituDb, runId: string) => db.meta.delete(keyOf(runId))
