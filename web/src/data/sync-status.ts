import { useLiveQuery } from 'dexie-react-hooks'
import type { OutboxRow, SituDb } from './db'

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

export const useSyncCounts = (db: SituDb | undefined) =>
  useLiveQuery(async () => (db ? readSyncCounts(db) : undefined), [db])

/** Writes that the server refused, the oldest first. */
export const useSetAside = (db: SituDb): OutboxRow[] =>
  useLiveQuery(() => db.outbox.where('state').equals('set-aside').toArray(), [db]) ?? []
/** The oldest waiting writes. */
export const useWaiting = (db: SituDb, most: number): OutboxRow[] =>
  useLiveQuery(() => db.outbox.where('state').equals('waiting').limit(most).toArray(), [db, most]) ?? []
