import type { Table } from 'dexie'
import { queued } from 'shared/contract/queued'
import type { Activity } from 'shared/model/activity'
import { foldActivities } from 'shared/rules/progress'
import type { QuizRun } from 'shared/rules/quiz-run'
import type { OutboxRow, SituDb } from './db'
import { announceWrite, newRow } from './outbox'
import { activityTables, addPending, takePlaces } from './progress'
import { recountTyping } from './typing-sessions'

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
  'evaluations',
  'quizRuns',
  'attempts',
  'speechTakes',
  'takeNotes',
] as const
const RECORDING_TABLES = ['recordings', 'recordingChunks'] as const
type TableName = (typeof TABLES)[number] | (typeof RECORDING_TABLES)[number]

type QueuedWrite = Omit<OutboxRow, 'order'>

export interface Backup {
  app: 'situ'
  version: typeof BACKUP_VERSION
  exportedAt: string
  tables: Partial<Record<TableName, unknown[]>>
  /** Acts that the server did not have yet. */
  unsent: Activity[]
  /** Other writes that the server did not have yet, in order; an older file has none. */
  queue?: QueuedWrite[]
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

const bodyId = (row: Pick<OutboxRow, 'args'>) => String((row.args.body as { id?: unknown } | undefined)?.id ?? '')

const rowsOf = async (db: SituDb, name: TableName): Promise<unknown[]> => {
  // Of the others the server has its own record.
  if (name === 'attempts') return (await db.attempts.bulkGet((await queueOf(db)).map(bodyId))).filter(Boolean)
  if (name !== 'recordingChunks') return db.table(name).toArray()
  return (await db.recordingChunks.toArray()).map((chunk) => ({ ...chunk, bytes: toBase64(chunk.bytes) }))
}

/** What waits beside the acts, which have a place in the device's order. */
const queueOf = async (db: SituDb): Promise<QueuedWrite[]> =>
  (await db.outbox.orderBy('order').toArray())
    .filter(({ seq, state }) => seq === undefined && state === 'waiting')
    .map(({ order: _, ...row }) => row)

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
  return {
    app: 'situ',
    version: BACKUP_VERSION,
    exportedAt: new Date().toISOString(),
    tables,
    unsent,
    queue: await queueOf(db),
  }
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
  const listed = <T>(rows: T[] | undefined) => (Array.isArray(rows) ? rows : [])
  return { ...(value as Backup), unsent: listed(value.unsent), queue: listed(value.queue) }
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

/** A write goes under the id that it had, so that the server counts it once whichever device sends it. */
async function mergeQueue(db: SituDb, queue: readonly QueuedWrite[]) {
  for (const { id, call, args, slot, writtenAt } of queue) {
    if (typeof id !== 'string' || !Object.hasOwn(queued, call) || (await isKnown(db, { id, args }))) continue
    const others = slot === undefined ? [] : await db.outbox.where('slot').equals(slot).toArray()
    // Of two writes of one slot the later one counts.
    if (others.some((other) => other.writtenAt >= writtenAt)) continue
    // It may have reached the server from where it was written: no later write of its slot takes its place.
    const row = { ...newRow({ call, args, id, ...(slot !== undefined && { slot }) }), writtenAt, attempted: 1 as const }
    await db.outbox.add(row)
  }
}

/** Whether a write waits here, or was sent from here: its record is here then. Call it before the records are merged. */
async function isKnown(db: SituDb, row: Pick<OutboxRow, 'id' | 'args'>) {
  if (await db.outbox.get({ id: row.id })) return true
  const record = bodyId(row)
  const here = await Promise.all([db.attempts, db.evaluations, db.typingHistory].map((table) => table.get(record)))
  return here.some((found) => found !== undefined)
}

/** Runs that have not ended here meanwhile. */
async function stillUnderWay(db: SituDb, runs: unknown[]): Promise<unknown[]> {
  const ended = await db.attempts.bulkGet((runs as QuizRun[]).map((run) => String(run?.attemptId)))
  return runs.filter((_, i) => ended[i] === undefined)
}

/** Merges a backup into what is here, all of it or nothing. */
export async function restoreBackup(db: SituDb, backup: Backup): Promise<RestoreResult> {
  const total = { added: 0, kept: 0 }
  const names = [...TABLES, ...RECORDING_TABLES].filter((name) => Array.isArray(backup.tables[name]))
  await db.transaction(
    'rw',
    [...names.map((n) => db.table(n)), db.attempts, db.evaluations, db.typingHistory, ...activityTables(db)],
    async () => {
      await mergeQueue(db, backup.queue ?? [])
      for (const name of names) {
        const given = backup.tables[name] ?? []
        const rows = name === 'quizRuns' ? await stillUnderWay(db, given) : given
        const come =
          name === 'recordingChunks'
            ? rows.map((r) => ({ ...(r as object), bytes: fromBase64((r as { bytes: string }).bytes) }))
            : rows
        const result = name === 'notepad' ? await mergeNotepad(db, come) : await mergeTable(db.table(name), come)
        total.added += result.added
        total.kept += result.kept
      }
      if (names.includes('typingHistory')) await recountTyping(db)
      total.added += await mergeUnsent(db, backup.unsent)
    },
  )
  announceWrite()
  return total
}
