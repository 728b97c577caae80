import type { Table } from 'dexie'
import type { Activity } from 'shared/model/activity'
import { foldActivities } from 'shared/rules/progress'
import type { SituDb } from './db'
import { announceWrite } from './outbox'
import { activityTables, addPending, takePlaces } from './progress'

export const BACKUP_VERSION = 1
/** Everything that lives only on the device, by table; recordings are asked for apart, because they are large. */
const TABLES = [
  'notes',
  'notepad',
  'gameResults',
  'typingHistory',
  'drafts',
  'practiceRuns',
  'practiceAnswers',
] as const
const RECORDING_TABLES = ['recordings', 'recordingChunks'] as const
type TableName = (typeof TABLES)[number] | (typeof RECORDING_TABLES)[number]

export interface Backup {
  app: 'situ'
  version: typeof BACKUP_VERSION
  exportedAt: string
  tables: Partial<Record<TableName, unknown[]>>
  /** Acts that the server did not have yet. */
  unsent: Activity[]
}
export interface RestoreResult {
  /** Records that were not here before. */
  added: number
  /** Records that were here already, or here in a newer form. */
  kept: number
}

/** Why a file cannot be restored, as sentences of the catalogue. */
export const BACKUP_REFUSALS = {
  notOurs: 'This file is not a Situ backup.',
  newer: 'This backup comes from a newer version of Situ.',
} as const
export type BackupRefusal = (typeof BACKUP_REFUSALS)[keyof typeof BACKUP_REFUSALS]

export class BackupError extends Error {
  declare readonly message: BackupRefusal
  constructor(message: BackupRefusal) {
    super(message)
  }
}

const toBase64 = (bytes: ArrayBuffer) => {
  let text = ''
  const view = new Uint8Array(bytes)
  for (let i = 0; i < view.length; i += 8192) text += String.fromCharCode(...view.subarray(i, i + 8192))
  return btoa(text)
}
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer

const rowsOf = async (db: SituDb, name: TableName): Promise<unknown[]> => {
  if (name !== 'recordingChunks') return db.table(name).toArray()
  return (await db.recordingChunks.toArray()).map((chunk) => ({ ...chunk, bytes: toBase64(chunk.bytes) }))
}

/** One file with everything that exists only on this device. */
export async function makeBackup(db: SituDb, { recordings }: { recordings: boolean }): Promise<Backup> {
  const names: TableName[] = recordings ? [...TABLES, ...RECORDING_TABLES] : [...TABLES]
  const tables = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await rowsOf(db, name)] as const)),
  )
  const waiting = await db.outbox.orderBy('seq').toArray()
  const unsent = (await db.activities.bulkGet(waiting.map((r) => r.id)))
    .filter((a) => a !== undefined)
    .map(({ seq: _, ...activity }) => activity)
  return { app: 'situ', version: BACKUP_VERSION, exportedAt: new Date().toISOString(), tables, unsent }
}

/** Reads a file; throws BackupError with an English sentence of the catalogue when it is not one of ours. */
export function parseBackup(text: string): Backup {
  let value: Partial<Backup>
  try {
    value = JSON.parse(text) as Partial<Backup>
  } catch {
    throw new BackupError(BACKUP_REFUSALS.notOurs)
  }
  if (value?.app !== 'situ' || typeof value.tables !== 'object' || value.tables === null)
    throw new BackupError(BACKUP_REFUSALS.notOurs)
  if (value.version !== BACKUP_VERSION) throw new BackupError(BACKUP_REFUSALS.newer)
  return { ...(value as Backup), unsent: Array.isArray(value.unsent) ? value.unsent : [] }
}

const stampOf = (row: Record<string, unknown>) => Number(row.writtenAt ?? row.updatedAt ?? 0)

async function mergeTable(table: Table<Record<string, unknown>>, rows: unknown[]): Promise<RestoreResult> {
  const result = { added: 0, kept: 0 }
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue
    const came = row as Record<string, unknown>
    const keyPath = table.schema.primKey.keyPath as string | string[]
    const key = Array.isArray(keyPath) ? keyPath.map((k) => came[k]) : came[keyPath]
    if (key === undefined) continue
    const here = await table.get(key as never)
    if (here === undefined) result.added++
    else result.kept++
    if (here === undefined || stampOf(came) > stampOf(here)) await table.put(came)
  }
  return result
}

/** The notepad is one text: what differs is put below what is here, so that neither is lost. */
async function mergeNotepad(db: SituDb, rows: unknown[]): Promise<RestoreResult> {
  const result = { added: 0, kept: 0 }
  for (const row of rows as { key: string; text: string }[]) {
    const here = await db.notepad.get(row.key)
    if (!here) result.added++
    else result.kept++
    if (here?.text.includes(row.text)) continue
    await db.notepad.put({ key: row.key, text: here ? `${here.text}\n\n${row.text}` : row.text })
  }
  return result
}

async function mergeUnsent(db: SituDb, unsent: Activity[]): Promise<number> {
  const known = new Set((await db.activities.bulkGet(unsent.map((a) => a.id))).map((a) => a?.id))
  const fresh = unsent.filter((a) => !known.has(a.id))
  // A damaged activity must not damage the fold: folding throws before anything is written.
  foldActivities(fresh)
  const own = await takePlaces(db, fresh)
  await addPending(db, own)
  return own.length
}

/** Merges a backup into what is here, all of it or nothing. */
export async function restoreBackup(db: SituDb, backup: Backup): Promise<RestoreResult> {
  const total = { added: 0, kept: 0 }
  const names = [...TABLES, ...RECORDING_TABLES].filter((name) => Array.isArray(backup.tables[name]))
  await db.transaction('rw', [...names.map((n) => db.table(n)), ...activityTables(db)], async () => {
    for (const name of names) {
      const rows = backup.tables[name] ?? []
      const come =
        name === 'recordingChunks'
          ? rows.map((r) => ({ ...(r as object), bytes: fromBase64((r as { bytes: string }).bytes) }))
          : rows
      const result = name === 'notepad' ? await mergeNotepad(db, come) : await mergeTable(db.table(name), come)
      total.added += result.added
      total.kept += result.kept
    }
    total.added += await mergeUnsent(db, backup.unsent)
  })
  announceWrite()
  return total
}
