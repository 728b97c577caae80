import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { Recording, SituDb } from './db'
import { useQuery } from './use-query'

/** Recordings made where no scenario was chosen. */
export const UNSPECIFIED = 'unspecified'

export type NewRecording = Pick<Recording, 'scenarioId' | 'type' | 'startedAt'> &
  Partial<Pick<Recording, 'runId' | 'question' | 'purpose'>>

/** Writes the row of a recording that begins, before its first chunk. */
export async function beginRecording(db: SituDb, given: NewRecording): Promise<Recording> {
  const recording: Recording = { ...given, id: uuidv7(), durationMs: 0, bytes: 0, finished: false }
  await db.recordings.add(recording)
  return recording
}

/** Keeps a chunk and what the row says of the whole, in one transaction. Chunks come in order. */
export const addChunk = (db: SituDb, id: string, index: number, bytes: ArrayBuffer, durationMs: number) =>
  db.transaction('rw', [db.recordings, db.recordingChunks], async () => {
    const row = await db.recordings.get(id)
    // Deleted meanwhile: nothing of it stays.
    if (!row) return
    await db.recordingChunks.add({ recordingId: id, index, bytes })
    await db.recordings.put({ ...row, durationMs, bytes: row.bytes + bytes.byteLength })
  })

/** Says that a recording ended as it should. One that never got a chunk is taken away. */
export const finishRecording = (db: SituDb, id: string) =>
  db.transaction('rw', [db.recordings], async () => {
    const row = await db.recordings.get(id)
    if (row?.bytes === 0) await db.recordings.delete(id)
    else if (row) await db.recordings.put({ ...row, finished: true })
  })

/** The recording as a file that a player takes, with as much of it as was written. */
export async function recordingBlob(db: SituDb, { id, type }: Pick<Recording, 'id' | 'type'>): Promise<Blob> {
  const chunks = await db.recordingChunks.where('recordingId').equals(id).sortBy('index')
  return new Blob(
    chunks.map(({ bytes }) => bytes),
    { type },
  )
}

/** A recording that has not grown for so long is under way nowhere. */
const STILL_MS = 5000
/** Whether it is being recorded now, in this tab or another one; else an unfinished one broke off. */
export const isUnderWay = ({ finished, startedAt, durationMs }: Recording, now: number) =>
  !finished && now - startedAt - durationMs <= STILL_MS

/** False at first, true once a recording that broke off before this page was opened can be told from one under way. */
export function useStill(): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL_MS)
    return () => clearTimeout(timer)
  }, [])
  return still
}

const byStart = (a: Recording, b: Recording) => a.startedAt - b.startedAt
/** What there is to hear of a practice test, in the order in which it was recorded; undefined while it is looked up. */
export const useRecordings = (runId: string): Recording[] | undefined =>
  useQuery(
    async (home) =>
      (await home.recordings.where('runId').equals(runId).toArray()).filter(({ bytes }) => bytes > 0).sort(byStart),
    [runId],
  )

/** The row of one recording; null where there is none, undefined while it is looked up. */
export const useRecording = (id: string): Recording | null | undefined =>
  useQuery(async (home) => (await home.recordings.get(id)) ?? null, [id])

/** Removes recordings, with all that was kept of them. */
export const deleteRecordings = (db: SituDb, ids: string[]) =>
  db.transaction('rw', [db.recordings, db.recordingChunks], async () => {
    await db.recordings.bulkDelete(ids)
    await db.recordingChunks.where('recordingId').anyOf(ids).delete()
  })

/** Removes every recording of a practice test, also those that broke off before their first second. */
export const deleteRecordingsOf = async (db: SituDb, runId: string) =>
  deleteRecordings(db, await db.recordings.where('runId').equals(runId).primaryKeys())
