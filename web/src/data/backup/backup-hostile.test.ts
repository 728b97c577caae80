import { makeNote } from 'shared/testing/make-note'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { newRow } from '#data/outbox/outbox'
import { makeRecording } from '../../testing/records'
import { signIn } from '../../testing/world'
import { BackupError, parseBackup, restoreBackup } from './backup'

let db: SituDb
beforeEach(() => {
  db = new SituDb(signIn().id, 'hostile')
})
afterEach(() => db.delete())

/** Everything that the device stores. */
const everything = async () =>
  Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()])))
const file = (parts: object) => JSON.stringify({ app: 'situ', version: 1, exportedAt: '', tables: {}, ...parts })
const rows = (table: string, ...all: unknown[]) => file({ tables: { [table]: all } })
const write = newRow({ call: 'profile.update', args: { body: { language: 'fr' } }, id: 'w' })
const draft = (key: string, value: unknown) => rows('drafts', { key, value, writtenAt: 1 })
const run = { quizId: 'q', attemptId: 'a', startedAt: 1, extraTime: 1, answers: {}, index: 0 }
const act = { id: 'x', type: 'quiz', title: 'T', score: null, timestamp: '2026-01-15T12:00:00.000Z' }

test.each([
  ['no JSON', 'PK\u0003\u0004'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['very deep', '['.repeat(200_000)],
  ['a list', '[1]'],
  ['a list for tables', file({ tables: [] })],
  ['no tables', file({ tables: null })],
  ['a later version', file({ version: 99 })],
  ['another application', JSON.stringify({ app: 'other', version: 1, tables: {} })],
])('a file that is %s is refused with a sentence', (_, text) => {
  expect(() => parseBackup(text)).toThrow(BackupError)
})

test.each([
  ['numbers for rows', rows('notes', 1, null, 'x', [])],
  ['a note without a date', rows('notes', { ...makeNote(), date: undefined })],
  ['a note of a colour that is none', rows('notes', { ...makeNote(), category: '__proto__' })],
  ['a notepad that is an object', rows('notepad', { key: 'notepad', text: { toString: 1 } })],
  ['a notepad under another key', rows('notepad', { key: 'constructor', text: 'x' })],
  ['a game whose score is a text', rows('gameResults', { id: 'g', game: 'x', score: '<img>' })],
  ['a typing run of no moment', rows('typingHistory', { id: 't', wpm: 1e9, createdAt: 'never', at: 1 })],
  ['a draft under a foreign key', draft('situ.last-user', 'x')],
  ['a practice draft whose answers are no list', draft('practice/s', { answers: 'x', spoken: '', seconds: 0 })],
  ['a speech draft that is null', draft('speech-test', null)],
  ['a typing log of a billion removed letters', draft('typing/casper', { id: 'i', log: [{ at: 0, from: -1 }] })],
  ['a run of a quiz that is none', rows('quizRuns', { ...run, quiz: { id: 'q', questions: null } })],
  ['a practice test without scenarios', rows('practiceRuns', { id: 'p', state: 'running', scenarios: [] })],
  ['an answer to question 7', rows('practiceAnswers', { runId: 'p', scenario: 0, question: 7, text: '' })],
  ['an evaluation of 900 points', rows('evaluations', { id: 'e', scenarioId: 's', score: 900 })],
  ['an attempt whose answers are null', rows('attempts', { id: 'a', quizId: 'q', answers: null })],
  ['a take of no language', rows('speechTakes', { id: 't', language: 'x', seconds: 1, by: 'typed' })],
  ['a note to a take that is a number', rows('takeNotes', { id: 't', writtenAt: 1, ticked: 5, text: 5 })],
  ['a recording that is a page', rows('recordings', makeRecording({ type: 'text/html' }))],
  ['a piece of a recording that is no base64', rows('recordingChunks', { recordingId: 'r', index: 0, bytes: '<>' })],
  ['an act of the year zero', file({ unsent: [{ ...act, timestamp: 'soon' }] })],
  ['an act of an unknown kind', file({ unsent: [{ ...act, type: 'toString' }] })],
  ['a write whose query is null', file({ queue: [{ ...write, args: { query: null } }] })],
  ['a write to every object’s constructor', file({ queue: [{ ...write, call: 'constructor' }] })],
  ['a write without arguments', file({ queue: [{ ...write, args: null }] })],
])('%s is left out, is told, and changes nothing', async (_, text) => {
  const before = await everything()
  const result = await restoreBackup(db, parseBackup(text))
  expect(result).toMatchObject({ added: 0, kept: 0 })
  expect(result.damaged).toBeGreaterThan(0)
  expect(await everything()).toEqual(before)
  expect(await drain(db)).toEqual({ kind: 'empty' })
})

test('what is sound beside it comes back', async () => {
  const text = rows('notes', null, makeNote({ id: 'n' }), { id: 'm' })
  expect(await restoreBackup(db, parseBackup(text))).toEqual({ added: 1, kept: 0, damaged: 2 })
  expect(await db.notes.toArray()).toMatchObject([{ id: 'n' }])
})

test('names that every object has are no tables', async () => {
  const text = '{"app":"situ","version":1,"tables":{"__proto__":{"notes":[1]},"constructor":[1],"users":[1]}}'
  expect(await restoreBackup(db, parseBackup(text))).toEqual({ added: 0, kept: 0, damaged: 0 })
  expect(({} as { notes?: unknown }).notes).toBeUndefined()
})
