import type { SituDb } from '#data/db/db'
import { sharedQuery } from '#data/db/shared-query'
import { useQuery } from '#data/db/use-query'
import type { OutboxRow } from '#data/outbox/outbox-table'

export interface SyncCounts {
  waiting: number
  setAside: number
  /** Epoch milliseconds of the oldest waiting write. */
  oldest: number | undefined
  /** When the queue was last empty, in epoch milliseconds. */
  syncedAt: number | undefined
}

export async function readSyncCounts(db: SituDb): Promise<SyncCounts> {
  const [waiting, setAside, first, synced] = await Promise.all([
    db.outbox.where('state').equals('waiting').count(),
    db.outbox.where('state').equals('set-aside').count(),
    db.outbox.where('state').equals('waiting').first(),
    db.meta.get('syncedAt'),
  ])
  return { waiting, setAside, oldest: first?.writtenAt, syncedAt: synced?.value as number | undefined }
}

/** Stores the time at which everything was sent. */
export const markSynced = (db: SituDb) => db.meta.put({ key: 'syncedAt', value: Date.now() })

/** To count a long queue takes as long as to read the first screen, which comes first. */
const COUNTED_AFTER_MS = 300
/** Counts and times of the queue; undefined while they load. */
export const useSyncCounts: () => SyncCounts | undefined = sharedQuery(readSyncCounts, COUNTED_AFTER_MS)

/** Writes that the server refused, the oldest first. */
export const useSetAside = (): OutboxRow[] =>
  useQuery((db) => db.outbox.where('state').equals('set-aside').toArray(), []) ?? []
/** The oldest waiting writes. */
export const useWaiting = (most: number): OutboxRow[] =>
  useQuery((db) => db.outbox.where('state').equals('waiting').limit(most).toArray(), [most]) ?? []
