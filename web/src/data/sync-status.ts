import type { OutboxRow, SituDb } from './db'
import { useQuery } from './use-query'

export interface SyncCounts {
  waiting: number
  setAside: number
  /** Epoch milliseconds of the oldest waiting write. */
  oldest: number | undefined
  /** When everything had been sent last. */
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

/** Remembers that everything had been sent. */
export const markSynced = (db: SituDb) => db.meta.put({ key: 'syncedAt', value: Date.now() })

/** How many writes wait and how many were refused; undefined while it is looked up. */
export const useSyncCounts = (): SyncCounts | undefined => useQuery(readSyncCounts, [])

/** Writes that the server refused, the oldest first. */
export const useSetAside = (): OutboxRow[] =>
  useQuery((home) => home.outbox.where('state').equals('set-aside').toArray(), []) ?? []
/** The oldest waiting writes. */
export const useWaiting = (most: number): OutboxRow[] =>
  useQuery((home) => home.outbox.where('state').equals('waiting').limit(most).toArray(), [most]) ?? []
