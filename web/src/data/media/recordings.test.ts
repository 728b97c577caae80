import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import { signIn } from '../../testing/world'
import {
  addChunk,
  beginRecording,
  deleteRecordings,
  deleteRecordingsOf,
  finishRecording,
  recordingBlob,
} from './recordings'

let db: SituDb
beforeEach(() => {
  db = new SituDb(signIn().id, 'phone')
})
afterEach(() => db.delete())

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const begin = () => beginRecording(db, { scenarioId: 's', runId: 'r', question: 1, type: 'video/webm', startedAt: 5 })
const content = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

test('a recording can be found before its first second, and grows with every chunk', async () => {
  const { id } = await begin()
  expect(await db.recordings.get(id)).toMatchObject({ bytes: 0, durationMs: 0, finished: false, question: 1 })
  await addChunk(db, id, 0, bytes(1, 2), 900)
  await addChunk(db, id, 1, bytes(3), 1800)
  expect(await db.recordings.get(id)).toMatchObject({ bytes: 3, durationMs: 1800, finished: false })
  await finishRecording(db, id)
  expect(await db.recordings.get(id)).toMatchObject({ bytes: 3, finished: true })
  const blob = await recordingBlob(db, { id, type: 'video/webm' })
  expect(blob.type).toBe('video/webm')
  expect(await content(blob)).toEqual([1, 2, 3])
})

test('chunks come back in their order, also the tenth after the second', async () => {
  const { id } = await begin()
  for (const index of [11, 2, 0, 10, 1]) await addChunk(db, id, index, bytes(index), 1)
  expect(await content(await recordingBlob(db, { id, type: '' }))).toEqual([0, 1, 2, 10, 11])
})

test('one in which nothing was recorded is taken away at its end', async () => {
  const { id } = await begin()
  await finishRecording(db, id)
  expect(await db.recordings.count()).toBe(0)
  await finishRecording(db, 'unknown')
})

test('a chunk and what its row says go together', async () => {
  const { id } = await begin()
  await addChunk(db, id, 0, bytes(1), 900)
  await expect(addChunk(db, id, 0, bytes(1, 2), 1800)).rejects.toThrow()
  expect(await db.recordings.get(id)).toMatchObject({ bytes: 1, durationMs: 900 })
})

test('deleting leaves nothing of them, and the others alone', async () => {
  const [one, two] = [await begin(), await begin()]
  for (const { id } of [one, two]) await addChunk(db, id, 0, bytes(1), 900)
  await deleteRecordings(db, [one.id])
  expect(await db.recordings.toCollection().primaryKeys()).toEqual([two.id])
  expect(await db.recordingChunks.count()).toBe(1)
})

test('all of a test go together, also what never got a chunk', async () => {
  await addChunk(db, (await begin()).id, 0, bytes(1), 900)
  await begin()
  const other = await beginRecording(db, { scenarioId: 's', type: 'video/webm', startedAt: 5 })
  await deleteRecordingsOf(db, 'r')
  expect(await db.recordings.toCollection().primaryKeys()).toEqual([other.id])
})

test('a full disk is known, alone or inside an aborted transaction', () => {
  const full = new DOMException('no room', 'QuotaExceededError')
  expect(isDiskFull(full)).toBe(true)
  expect(isDiskFull(Object.assign(new Error('aborted'), { name: 'AbortError', inner: full }))).toBe(true)
  expect(isDiskFull(new Error('other'))).toBe(false)
  expect(isDiskFull('QuotaExceededError')).toBe(false)
})
