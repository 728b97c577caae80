import { segmentOf } from 'shared/rules/progress-sync'
import type { OutboxRow, SituDb } from './db'
import { announceWrite } from './outbox'
import { activityTables, refoldSegments } from './progress'

/** Sends a refused write again. */
export async function retrySetAside(db: SituDb, { order }: OutboxRow) {
  await db.outbox.update(order, { state: 'waiting', tries: 0, notBefore: 0 })
  announceWrite()
}

/** Gives a refused write up, at the learner's word: an activity goes with it, since only the queue knew it was not counted yet. */
export async function discardSetAside(db: SituDb, { order, id, seq }: OutboxRow) {
  await db.transaction('rw', activityTables(db), async () => {
    await db.outbox.delete(order)
    if (seq === undefined) return
    await db.activities.delete(id)
    await refoldSegments(db, [segmentOf(seq)])
  })
}

/** The whole of a refused write, for the learner to keep. */
export async function exportSetAside(db: SituDb, row: OutboxRow): Promise<string> {
  const activity = row.seq === undefined ? undefined : await db.activities.get(row.id)
  return JSON.stringify({ ...row, ...(activity ? { activity } : {}) }, null, 2)
}
