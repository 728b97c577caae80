import { Dexie, type EntityTable, type Table } from 'dexie'
import type { QueuedName } from 'shared/contract/queued'
import type { Activity } from 'shared/model/activity'
import type { ModuleState } from 'shared/model/module-progress'
import type { ProgressFold } from 'shared/model/progress'

/** The last server answer of a path. When it came is remembered in memory only, so that a reload asks once more. */
export interface StoredAnswer {
  path: string
  value: unknown
}

/** An act of the learner on this device. `seq` is its place in the device's own order. */
export interface OwnActivity extends Activity {
  seq: number
}

/** One write that the server does not have yet. It holds the intent; headers are added when it is sent. */
export interface OutboxRow {
  order: number
  /** UUIDv7, the idempotency key; for an activity, the activity's id. */
  id: string
  call: QueuedName
  args: { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown }
  /** A later write with the same slot replaces this one, as long as it was never sent. */
  slot?: string
  /** Only on activities: place in the device's order. */
  seq?: number
  /** Shape of `args`; readers know every older one. */
  v: 1
  writtenAt: number
  attempted: 0 | 1
  tries: number
  notBefore: number
  state: 'waiting' | 'set-aside'
  lastError?: { status: number; message: string; at: number }
}

/** What this device knows of a module: its own writes joined with the server's. */
export interface StoredModuleState {
  moduleId: string
  state: ModuleState
  /** Seconds of this device that an activity has already reported as study time. */
  reportedSeconds: number
  /** Seconds of this device per page. */
  pageSeconds: Record<string, number>
}

/** The fold of the pending activities of one segment of the device's order. */
export interface PendingFold {
  segment: number
  fold: ProgressFold
}
export interface MetaRow {
  key: string
  value: unknown
}
/** A record that never leaves the device; later issues give each table its own shape. */
export interface DeviceRecord {
  id: string
  [field: string]: unknown
}

/** Everything of one user on this device. Additive only: a table is dropped no sooner than 90 days after its last reader (sync-and-security.md D12). */
export class SituDb extends Dexie {
  declare meta: EntityTable<MetaRow, 'key'>
  declare answers: EntityTable<StoredAnswer, 'path'>
  declare outbox: Table<OutboxRow, number, Omit<OutboxRow, 'order'>>
  declare activities: EntityTable<OwnActivity, 'id'>
  declare pendingFolds: EntityTable<PendingFold, 'segment'>
  declare moduleStates: EntityTable<StoredModuleState, 'moduleId'>
  declare drafts: EntityTable<{ key: string; value: unknown; writtenAt: number }, 'key'>
  declare notes: EntityTable<DeviceRecord, 'id'>
  declare notepad: EntityTable<{ key: string; text: string }, 'key'>
  declare gameResults: EntityTable<DeviceRecord, 'id'>
  declare typingHistory: EntityTable<DeviceRecord, 'id'>
  declare recordings: EntityTable<DeviceRecord, 'id'>
  declare recordingChunks: Table<{ recordingId: string; index: number; bytes: ArrayBuffer }, [string, number]>

  readonly userId: string

  /** `name` is another one only where one process plays several devices. */
  constructor(userId: string, name = `situ-${userId}`) {
    // Chrome's default is relaxed: a write could be reported done before it is on the disk.
    super(name, { chromeTransactionDurability: 'strict' })
    this.userId = userId
    this.version(1).stores({
      meta: 'key',
      answers: 'path',
      outbox: '++order, &id, slot, state, seq',
      activities: 'id, &seq',
      pendingFolds: 'segment',
      moduleStates: 'moduleId',
      drafts: 'key',
      notes: 'id, date',
      notepad: 'key',
      gameResults: 'id, [game+at]',
      typingHistory: 'id, at',
      recordings: 'id, scenarioId',
      recordingChunks: '[recordingId+index], recordingId',
    })
  }
}

let open: SituDb | undefined
/** Databases that were closed because their learner has left; one that is not open yet is none of them. */
const left = new WeakSet<SituDb>()

/** Opens the database of a user; the one that was open is closed, so that no write can reach somebody else's. */
export function openDb(userId: string): SituDb {
  if (open?.userId === userId) return open
  closeDb()
  open = new SituDb(userId)
  return open
}

/** The signed-in user's database, if there is one. */
export const openedDb = () => open

/** The signed-in user's database. */
export function db(): SituDb {
  if (!open) throw new Error('nobody is signed in: no database is open')
  return open
}

/** For work that outlives its screen: what fails because the learner has left, and the database is closed, is no failure. */
export const unlessClosed = (home: SituDb) => (error: unknown) => {
  if (!left.has(home)) throw error
}
export const wasLeft = (home: SituDb) => left.has(home)

export function closeDb() {
  if (open) left.add(open)
  open?.close()
  open = undefined
}

/** Removes a user's database from this device. */
export async function deleteDb(userId: string) {
  if (open?.userId === userId) closeDb()
  await Dexie.delete(`situ-${userId}`)
}
