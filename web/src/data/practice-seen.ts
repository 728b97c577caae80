import type { SituDb } from './db'
import type { PracticeRun } from './practice-run'
import { useQuery } from './use-query'

// Apart from the run, which carries its scenarios: this is written every second.
const keyOf = (runId: string) => `practice-seen/${runId}`

/** Remembers that the page of a test lives now. */
export const markSeen = (db: SituDb, runId: string, now: number) => db.meta.put({ key: keyOf(runId), value: now })

/** When the page of a test last lived, by the clock of the device. */
export async function lastSeen(db: SituDb, run: Pick<PracticeRun, 'id' | 'seenAt'>): Promise<number> {
  const at = (await db.meta.get(keyOf(run.id)))?.value
  return typeof at === 'number' ? Math.max(at, run.seenAt) : run.seenAt
}

/** The same for a screen; undefined while it is looked up. */
export const useLastSeen = (run: Pick<PracticeRun, 'id' | 'seenAt'>): number | undefined =>
  useQuery((home) => lastSeen(home, run), [run.id, run.seenAt])

/** Forgets it: the test is over. */
export const forgetSeen = (db: SituDb, runId: string) => db.meta.delete(keyOf(runId))
