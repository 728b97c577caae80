import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { makeGameResult } from 'shared/testing/make-game-result'
import { makeNote } from 'shared/testing/make-note'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { newRow } from '#data/outbox/outbox'
import { readProgress, recordActivity } from '#data/progress/progress'
import { submitRun } from '#data/quizzes/attempts'
import { startRun } from '#data/quizzes/quiz-runs'
import { makeRecording } from '../../testing/records'
import { signIn, world } from '../../testing/world'
import { makeBackup, parseBackup, restoreBackup } from './backup'

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
  await here.notes.put(makeNote({ id: 'n1', title: 'Revoir l’équité' }))
  await here.notepad.put({ key: 'notepad', text: 'À faire' })
  await here.gameResults.put(makeGameResult({ id: 'g1' }))
  await here.drafts.put({ key: 'typing/custom', value: 'Je lui', writtenAt: 5 })
  await here.recordings.put(makeRecording({ id: 'r1', scenarioId: 's' }))
  await here.recordingChunks.put({ recordingId: 'r1', index: 0, bytes: new Uint8Array([1, 2, 255]).buffer })
  expect(await restoreBackup(there, await carried(true))).toEqual({ added: 6, kept: 0, damaged: 0 })
  expect(await there.notes.toArray()).toEqual(await here.notes.toArray())
  expect([...new Uint8Array((await there.recordingChunks.toArray())[0]?.bytes ?? new ArrayBuffer())]).toEqual([
    1, 2, 255,
  ])
  expect(await restoreBackup(there, await carried(true))).toEqual({ added: 0, kept: 6, damaged: 0 })
})

test('takes of the speech test and notes to video answers come along, the later form of each counts', async () => {
  const take = {
    id: 't',
    at: 1,
    writtenAt: 1,
    language: 'fr-CA',
    seconds: 2,
    by: 'typed',
    reference: 'Oui',
    transcript: '',
  } as const
  await here.speechTakes.put({ ...take, writtenAt: 2, transcript: 'Oui' })
  await there.speechTakes.put(take)
  await here.takeNotes.put({ id: 'r1', writtenAt: 5, ticked: ['why'], text: 'Calme' })
  await restoreBackup(there, await carried())
  expect(await there.speechTakes.toArray()).toMatchObject([{ id: 't', transcript: 'Oui' }])
  expect(await there.takeNotes.toArray()).toMatchObject([{ id: 'r1', text: 'Calme' }])
})

test('restoring never overwrites what is newer, and joins the notepad', async () => {
  await here.drafts.put({ key: 'typing/custom', value: 'old', writtenAt: 1 })
  await here.notepad.put({ key: 'notepad', text: 'from here' })
  await there.drafts.put({ key: 'typing/custom', value: 'new', writtenAt: 2 })
  await there.notepad.put({ key: 'notepad', text: 'from there' })
  await restoreBackup(there, await carried())
  expect((await there.drafts.get('typing/custom'))?.value).toBe('new')
  expect((await there.notepad.get('notepad'))?.text).toBe('from there\n\nfrom here')
})

test('a file that names a record twice brings the newer form of it, and an act once', async () => {
  const note = (title: string, updatedAt: number) => makeNote({ id: 'n1', title, updatedAt })
  await recordActivity(here, { type: 'quiz', title: 'Q', timeSpent: 600 })
  const file = await carried()
  file.tables.notes = [note('newer', 9), note('older', 3)]
  file.unsent = [...file.unsent, ...file.unsent]
  expect(await restoreBackup(there, file)).toEqual({ added: 2, kept: 0, damaged: 0 })
  expect(await there.notes.toArray()).toMatchObject([{ title: 'newer' }])
  expect(await there.outbox.count()).toBe(1)
  expect((await readProgress(there)).stats.studyTime).toBe(10)
})

test('more records than are compared at once all come, those that are here already not again', async () => {
  const notes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => makeNote({ id: `n${from + i}` }))
  await there.notes.bulkPut(notes(150, 250))
  const file = await carried()
  file.tables.notes = notes(0, 250)
  expect(await restoreBackup(there, file)).toEqual({ added: 150, kept: 100, damaged: 0 })
  expect(await there.notes.count()).toBe(250)
})

test('acts are found among many others that lie between them', async () => {
  for (let i = 0; i < 12; i++) await recordActivity(there, { type: 'quiz', title: `Q${i}`, timeSpent: 60 })
  const all = (await there.activities.toArray()).map(({ seq: _, ...activity }) => activity)
  const file = { ...(await carried()), unsent: [all[0], all[11]].filter((a) => a !== undefined) }
  expect((await restoreBackup(there, file)).added).toBe(0)
  expect(await there.activities.count()).toBe(12)
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

test('attempts that were not sent travel with their place in the queue, and count once whichever device sends them', async () => {
  const quiz = makeQuiz({ questions: [makeQuestion({ id: 'q1', correctAnswer: '1' })] })
  const other = { ...quiz, id: 'other' }
  world.quizzes = [quiz, other]
  const start = Date.parse('2026-11-20T12:00:00.000Z')
  const sent = await startRun(here, other, 1, start)
  await submitRun(here, sent, start + 1000)
  await drain(here)
  const run = await startRun(here, quiz, 1, start)
  await submitRun(here, run, start + 1000)
  const underWay = await startRun(here, other, 1, start + 2000)
  const file = await carried()
  // The server already has the other attempt; the activity is added beside the attempt and the run.
  expect(await restoreBackup(there, file)).toEqual({ added: 3, kept: 0, damaged: 0 })
  expect(await restoreBackup(there, file)).toEqual({ added: 0, kept: 2, damaged: 0 })
  expect(await there.attempts.toArray()).toMatchObject([{ id: run.attemptId }])
  expect(await there.quizRuns.toArray()).toEqual([underWay])
  const [row] = await here.outbox.where('state').equals('waiting').toArray()
  expect(await there.outbox.get({ id: row?.id ?? '' })).toMatchObject({ call: 'quizzes.submit', args: row?.args })
  await drain(there)
  await drain(here)
  expect(world.attempts.learner).toHaveLength(2)
  expect(world.logs.learner).toHaveLength(2)
  // An old file restores nothing that was sent or has ended meanwhile.
  await submitRun(there, underWay, start + 9000)
  await drain(there)
  expect(await restoreBackup(there, file)).toEqual({ added: 0, kept: 1, damaged: 0 })
  expect([await there.outbox.count(), await there.quizRuns.count()]).toEqual([0, 0])
})

test('of two writes of one slot the later one counts', async () => {
  const write = (language: string) => ({
    call: 'profile.update' as const,
    slot: 'profile',
    args: { body: { language } },
  })
  await here.outbox.add({ ...newRow(write('fr')), writtenAt: 1 })
  await there.outbox.add({ ...newRow(write('en')), writtenAt: 2 })
  await restoreBackup(there, await carried())
  expect(await there.outbox.count()).toBe(1)
  await here.outbox.add({ ...newRow(write('fr')), writtenAt: 3 })
  await restoreBackup(there, await carried())
  expect((await there.outbox.orderBy('order').toArray()).map(({ writtenAt }) => writtenAt)).toEqual([2, 3])
})

test.each([
  ['a text', 'hello', 'This file is not a Situ backup.'],
  ['another file', '{"a":1}', 'This file is not a Situ backup.'],
  ['null', 'null', 'This file is not a Situ backup.'],
  ['a later version', '{"app":"situ","version":2,"tables":{}}', 'This backup comes from a newer version of Situ.'],
])('%s is refused', (_, text, message) => {
  expect(() => parseBackup(text)).toThrow(message)
})
