import { segmentOf } from 'shared/rules/progress/progress-sync'
import type { SituDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'
import { activityTables, refoldSegments } from '#data/progress/progress'
import { announceWrite } from './outbox'

/** Queues a refused write again. */
export async function retrySetAside(db: SituDb, { order }: OutboxRow) {
  await db.outbox.update(order, { state: 'waiting', tries: 0, notBefore: 0 })
  announceWrite()
}

/**
 * Discards a refused write at the learner's request. If the write is an activity, that activity is deleted from the
 * device too, because without its row in the queue it would look like one that the server has counted.
 */
export async function discardSetAside(db: SituDb, { order, id, seq }: OutboxRow) {
  await db.transaction('rw', activityTables(db), async () => {
    await db.outbox.delete(order)
    if (seq === undefined) return
    await db.activities.delete(id)
    await refoldSegments(db, [segmentOf(seq)])
  })
}

/** The complete refused write, with its activity if it has one, as the JSON text of a file for the learner. */
export async function exportSetAside(db: SituDb, row: OutboxRow): Promise<string> {
  const activity = row.seq === undefined ? undefined : await db.activities.get(row.id)
  return JSON.stringify({ ...row, ...(activity ? { activity } : {}) }, null, 2)
}
