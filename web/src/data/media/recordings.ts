import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import type { Recording } from '#data/media/media-tables'

/** Scenario id of recordings made without a chosen scenario. */
export const UNSPECIFIED = 'unspecified'

export type NewRecording = Pick<Recording, 'scenarioId' | 'type' | 'startedAt'> &
  Partial<Pick<Recording, 'runId' | 'question' | 'purpose'>>

/** Writes the row of a recording before its first chunk. */
export async function beginRecording(db: SituDb, given: NewRecording): Promise<Recording> {
  const recording: Recording = { ...given, id: uuidv7(), durationMs: 0, bytes: 0, finished: false }
  await db.recordings.add(recording)
  return recording
}

/** Stores a chunk and updates the row, in one transaction. Chunks must come in order. */
export const addChunk = (db: SituDb, id: string, index: number, bytes: ArrayBuffer, durationMs: number) =>
  db.transaction('rw', [db.recordings, db.recordingChunks], async () => {
    const row = await db.recordings.get(id)
    // The recording was deleted meanwhile: the chunk is dropped.
    if (!row) return
    await db.recordingChunks.add({ recordingId: id, index, bytes })
    await db.recordings.put({ ...row, durationMs, bytes: row.bytes + bytes.byteLength })
  })

/** Marks a recording as finished; deletes it if it has no chunk. */
export const finishRecording = (db: SituDb, id: string) =>
  db.transaction('rw', [db.recordings], async () => {
    const row = await db.recordings.get(id)
    if (row?.bytes === 0) await db.recordings.delete(id)
    else if (row) await db.recordings.put({ ...row, finished: true })
  })

/** The recording as a playable file, with as much as was written. */
export async function recordingBlob(db: SituDb, { id, type }: Pick<Recording, 'id' | 'type'>): Promise<Blob> {
  const chunks = await db.recordingChunks.where('recordingId').equals(id).sortBy('index')
  return new Blob(
    chunks.map(({ bytes }) => bytes),
    { type },
  )
}

/** A recording that has not grown for this many milliseconds is not in progress in any tab. */
const STILL_MS = 5000
/**
 * Whether the recording is in progress now, in this tab or another one; otherwise an unfinished recording was
 * interrupted.
 */
export const isUnderWay = ({ finished, startedAt, durationMs }: Recording, now: number) =>
  !finished && now - startedAt - durationMs <= STILL_MS

/** False at first, true once enough time has passed to distinguish an interrupted recording from one in progress. */
export function useStill(): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL_MS)
    return () => clearTimeout(timer)
  }, [])
  return still
}

const byStart = (a: Recording, b: Recording) => a.startedAt - b.startedAt
/**
 * The recordings of a practice test that have at least one chunk, in the order in which they were made; undefined while
 * they load.
 */
export const useRecordings = (runId: string): Recording[] | undefined =>
  useQuery(
    async (db) =>
      (await db.recordings.where('runId').equals(runId).toArray()).filter(({ bytes }) => bytes > 0).sort(byStart),
    [runId],
  )

/** The row of one recording; null where there is none, undefined while it loads. */
export const useRecording = (id: string): Recording | null | undefined =>
  useQuery(async (db) => (await db.recordings.get(id)) ?? null, [id])

/** Deletes recordings with all their chunks. */
export const deleteRecordings = (db: SituDb, ids: string[]) =>
  db.transaction('rw', [db.recordings, db.recordingChunks], async () => {
    await db.recordings.bulkDelete(ids)
    await db.recordingChunks.where('recordingId').anyOf(ids).delete()
  })

/** Deletes every recording of a practice test, including those interrupted before their first chunk. */
export const deleteRecordingsOf = async (db: SituDb, runId: string) =>
  deleteRecordings(db, await db.recordings.where('runId').equals(runId).primaryKeys())
