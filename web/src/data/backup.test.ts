import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeRecording } from '../testing/records'
import { signIn, world } from '../testing/world'
import { makeBackup, parseBackup, restoreBackup } from './backup'
import { SituDb } from './db'
import { drain } from './drain'
import { readProgress, recordActivity } from './progress'

let here: SituDb
let there: SituDb
beforeEach(() => {
  const { id } = signIn()
  here = new SituDb(id, 'here')
  there = new SituDb(id, 'there')
})
afterEach(async () => {
  await here.delete()
  await there.delete()
})
const carried = async (recordings = false) => parseBackup(JSON.stringify(await makeBackup(here, { recordings })))

test('everything that lives only here comes back on another device', async () => {
  await here.notes.put({ id: 'n1', title: 'Revoir l’équité', date: '2026-11-20' })
  await here.notepad.put({ key: 'notepad', text: 'À faire' })
  await here.gameResults.put({ id: 'g1', game: 'stroop', at: 1, score: 3 })
  await here.drafts.put({ key: 'practice', value: 'Je lui', writtenAt: 5 })
  await here.recordings.put(makeRecording({ id: 'r1', scenarioId: 's' }))
  await here.recordingChunks.put({ recordingId: 'r1', index: 0, bytes: new Uint8Array([1, 2, 255]).buffer })
  expect(await restoreBackup(there, await carried(true))).toEqual({ added: 6, kept: 0 })
  expect(await there.notes.toArray()).toEqual(await here.notes.toArray())
  expect([...new Uint8Array((await there.recordingChunks.toArray())[0]?.bytes ?? new ArrayBuffer())]).toEqual([
    1, 2, 255,
  ])
  expect(await restoreBackup(there, await carried(true))).toEqual({ added: 0, kept: 6 })
})

test('restoring never overwrites what is newer, and joins the notepad', async () => {
  await here.drafts.put({ key: 'practice', value: 'old', writtenAt: 1 })
  await here.notepad.put({ key: 'notepad', text: 'from here' })
  await there.drafts.put({ key: 'practice', value: 'new', writtenAt: 2 })
  await there.notepad.put({ key: 'notepad', text: 'from there' })
  await restoreBackup(there, await carried())
  expect((await there.drafts.get('practice'))?.value).toBe('new')
  expect((await there.notepad.get('notepad'))?.text).toBe('from there\n\nfrom here')
})

test('what was not sent travels in the file and is counted once, whichever device sends it', async () => {
  await recordActivity(here, { type: 'quiz', title: 'Q', timeSpent: 600 })
  await restoreBackup(there, await carried())
  await drain(there)
  await drain(here)
  expect(world.logs.learner).toHaveLength(1)
  expect((await readProgress(here)).stats.studyTime).toBe(10)
  expect((await readProgress(there)).stats.studyTime).toBe(10)
  expect(await there.outbox.count()).toBe(0)
})

test.each([
  ['a text', 'hello', 'This file is not a Situ backup.'],
  ['another file', '{"a":1}', 'This file is not a Situ backup.'],
  ['null', 'null', 'This file is not a Situ backup.'],
  ['a later version', '{"app":"situ","version":2,"tables":{}}', 'This backup comes from a newer version of Situ.'],
])('%s is refused', (_, text, message) => {
  expect(() => parseBackup(text)).toThrow(message)
})
