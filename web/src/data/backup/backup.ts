import type { Table } from 'dexie'
import { type QueuedName, queued } from 'shared/contract/queued'
import { Activity } from 'shared/model/activity'
import { QueuedRow, soundRows } from 'shared/rules/backup-rows'
import type { QuizRun } from 'shared/rules/quizzes/quiz-run'
import type { SituDb } from '#data/db/db'
import { type TableIn, tablesIn } from '#data/db/tables'
import { announceWrite, newRow } from '#data/outbox/outbox'
import type { OutboxRow } from '#data/outbox/outbox-table'
import { RECORD_TABLES } from '#data/outbox/queued-writes'
import { activityTables, addPending, takePlaces } from '#data/progress/progress'
import { recountTyping } from '#data/typing/typing-sessions'

export const BACKUP_VERSION = 1
/** The tables whose rows a backup contains; those of recordings are a separate choice, because they are large. */
const ALWAYS = tablesIn('always')
const LARGE = tablesIn('large')
type TableName = TableIn<'always' | 'large'>

type QueuedWrite = Omit<OutboxRow, 'order'>

export interface Backup {
  app: 'situ'
  version: typeof BACKUP_VERSION
  exportedAt: string
  tables: Partial<Record<TableName, unknown[]>>
  /** Activities that the server did not have yet. */
  unsent: Activity[]
  /** Other writes that the server did not have yet, in order; an older file has none. */
  queue?: QueuedWrite[]
}
export interface RestoreResult {
  /** Records that were not on this device before. */
  added: number
  /** Records that this device already had; one that is newer in the file has replaced the device's. */
  kept: number
  /** Records that failed validation and were left out. */
  damaged: number
}
type Merged = Pick<RestoreResult, 'added' | 'kept'>

/** Why a file cannot be restored, as messages of the catalogue. */
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
  // Only the attempts that wait to be sent: the server has the others.
  if (name === 'attempts') return (await db.attempts.bulkGet((await queueOf(db)).map(bodyId))).filter(Boolean)
  if (name !== 'recordingChunks') return db.table(name).toArray()
  return (await db.recordingChunks.toArray()).map((chunk) => ({ ...chunk, bytes: toBase64(chunk.bytes) }))
}

/**
 * The waiting writes except those of activities, which the backup stores apart (`unsent`) because their `seq` belongs
 * to this device.
 */
const queueOf = async (db: SituDb): Promise<QueuedWrite[]> =>
  (await db.outbox.orderBy('order').toArray())
    .filter(({ seq, state }) => seq === undefined && state === 'waiting')
    .map(({ order: _, ...row }) => row)

/** The content of a backup file: everything that exists only on this device, with or without recordings. */
export async function makeBackup(db: SituDb, { recordings }: { recordings: boolean }): Promise<Backup> {
  const names: TableName[] = recordings ? [...ALWAYS, ...LARGE] : ALWAYS
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

/** Parses a file; throws BackupError with a message of the catalogue when it is not a backup of this application. */
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
  if (Array.isArray(value.tables)) throw new BackupError(BACKUP_REFUSALS.notOurs)
  const listed = <T>(rows: T[] | undefined) => (Array.isArray(rows) ? rows : [])
  return { ...(value as Backup), unsent: listed(value.unsent), queue: listed(value.queue) }
}

const stampOf = (row: Record<string, unknown>) => Number(row.writtenAt ?? row.updatedAt ?? 0)

/** Rows that are compared with the device's at once: those of recordings have up to a megabyte each. */
const COMPARED_AT_ONCE = 100

async function mergeTable(
  table: Table<Record<string, unknown>>,
  rows: readonly Record<string, unknown>[],
): Promise<Merged> {
  const keyPath = table.schema.primKey.keyPath as string | string[]
  const keyOf = (row: Record<string, unknown>) =>
    Array.isArray(keyPath) ? keyPath.map((name) => row[name]) : row[keyPath]
  // Of rows with the same key in the file, the newest counts.
  const inAge = [...rows].sort((a, b) => stampOf(a) - stampOf(b))
  const came = [...new Map(inAge.map((row) => [JSON.stringify(keyOf(row)), row])).values()]
  const result = { added: 0, kept: 0 }
  for (let from = 0; from < came.length; from += COMPARED_AT_ONCE) {
    const part = came.slice(from, from + COMPARED_AT_ONCE)
    const here = await table.bulkGet(part.map(keyOf) as never[])
    const known = here.filter((row) => row !== undefined).length
    result.kept += known
    result.added += part.length - known
    await table.bulkPut(
      part.filter((row, i) => {
        const before = here[i]
        return before === undefined || stampOf(row) > stampOf(before)
      }),
    )
  }
  return result
}

/** The notepad is one text: a different text is added below the current one, so that neither is lost. */
async function mergeNotepad(db: SituDb, rows: readonly { key: string; text: string }[]): Promise<Merged> {
  const result = { added: 0, kept: 0 }
  for (const row of rows) {
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
  const fresh = [...new Map(unsent.map((activity) => [activity.id, activity])).values()].filter(
    ({ id }) => !known.has(id),
  )
  if (fresh.length === 0) return 0
  const own = await takePlaces(db, fresh)
  await addPending(db, own)
  return own.length
}

/** A write keeps its id, so that the server counts it once whichever device sends it. */
async function mergeQueue(db: SituDb, queue: readonly QueuedWrite[]) {
  for (const { id, call, args, slot, writtenAt } of queue) {
    if (await isKnown(db, { id, args })) continue
    const others = slot === undefined ? [] : await db.outbox.where('slot').equals(slot).toArray()
    // A write is left out where this device has one of the same slot that is as late or later.
    if (others.some((other) => other.writtenAt >= writtenAt)) continue
    // The device that wrote it may have sent it, so it counts as attempted: no later write of its slot replaces it.
    const row = { ...newRow({ call, args, id, ...(slot !== undefined && { slot }) }), writtenAt, attempted: 1 as const }
    await db.outbox.add(row)
  }
}

/**
 * Whether a write waits here or was sent from here, in which case its record is here. Call it before the records are
 * merged.
 */
async function isKnown(db: SituDb, row: Pick<OutboxRow, 'id' | 'args'>) {
  if (await db.outbox.get({ id: row.id })) return true
  const record = bodyId(row)
  const here = await Promise.all(RECORD_TABLES.map((name) => db.table(name).get(record)))
  return here.some((found) => found !== undefined)
}

/** Runs that have not ended on this device meanwhile. */
async function stillUnderWay(db: SituDb, runs: readonly Record<string, unknown>[]) {
  const ended = await db.attempts.bulkGet((runs as unknown as QuizRun[]).map((run) => run.attemptId))
  return runs.filter((_, i) => ended[i] === undefined)
}

/** Whether the queue may send this call: it is a name of the table itself, not one inherited from Object. */
const isQueuedCall = (call: string): call is QueuedName => Object.hasOwn(queued, call)

/** The valid part of a file, and the number of damaged records. */
function soundPart({ tables, unsent, queue = [] }: Backup) {
  let damaged = 0
  const keep = <T>(given: readonly unknown[], sound: T[]): T[] => {
    damaged += given.length - sound.length
    return sound
  }
  const rows = [...ALWAYS, ...LARGE].flatMap((name) => {
    const given = Object.hasOwn(tables, name) ? tables[name] : undefined
    const sound = Array.isArray(given) ? keep(given, soundRows(name, given)) : []
    return sound.length > 0 ? [[name, sound] as const] : []
  })
  const activities = keep(
    unsent,
    unsent.flatMap((activity) => Activity.safeParse(activity).data ?? []),
  )
  const writes = keep(
    queue,
    queue.filter((row) => QueuedRow.safeParse(row).success && isQueuedCall(row.call)),
  )
  return { rows, activities, writes, damaged }
}

/** A row in the form of its table. */
const storedRow = (name: TableName, row: Record<string, unknown>) =>
  name === 'recordingChunks' ? { ...row, bytes: fromBase64(String(row.bytes)) } : row

/** Merges the valid part of a backup into the device's data in one transaction, all of it or nothing. */
export async function restoreBackup(db: SituDb, backup: Backup): Promise<RestoreResult> {
  const { rows: tables, activities, writes, damaged } = soundPart(backup)
  const total = { added: 0, kept: 0, damaged }
  await db.transaction(
    'rw',
    [...tables.map(([n]) => db.table(n)), ...RECORD_TABLES.map((name) => db.table(name)), ...activityTables(db)],
    async () => {
      await mergeQueue(db, writes)
      for (const [name, sound] of tables) {
        const rows = name === 'quizRuns' ? await stillUnderWay(db, sound) : sound
        const come = rows.map((row) => storedRow(name, row))
        const result =
          name === 'notepad'
            ? await mergeNotepad(db, come as unknown as { key: string; text: string }[])
            : await mergeTable(db.table(name), come)
        total.added += result.added
        total.kept += result.kept
      }
      if (tables.some(([name]) => name === 'typingHistory')) await recountTyping(db)
      total.added += await mergeUnsent(db, activities)
    },
  )
  announceWrite()
  return total
}
