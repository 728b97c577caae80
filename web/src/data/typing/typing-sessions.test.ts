import { HttpResponse, http } from 'msw'
import { NO_TYPING, sessionOfRow, type TypingSession } from 'shared/rules/typing/typing-history'
import { makeTypingSession } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBackup, restoreBackup } from '#data/backup/backup'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { keepServerSessions, recountTyping, refreshTypingHistory, saveTypingRun } from './typing-sessions'

let db: SituDb
beforeEach(() => {
  signIn()
  db = new SituDb('learner', `typing ${Math.random()}`)
})
afterEach(() => db.delete())

const run = (over: Partial<TypingSession> = {}): TypingSession => ({
  ...sessionOfRow(makeTypingSession()),
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  ...over,
})
const TITLES = { fr: 'Anatomie du cœur', en: 'Anatomy of the heart' }
const save = (session = run()) => saveTypingRun(db, session, { titles: TITLES, textLength: 215 })
const totals = async () => (await db.meta.get('typingTotals'))?.value ?? NO_TYPING
const stored = async () => (await db.typingHistory.toArray()).map(({ id, wpm }) => [id, wpm])

test('a finished run is stored with its queued submission and its activity', async () => {
  expect(await save()).toBe(true)
  expect(await stored()).toEqual([['typing-1', 42]])
  expect((await db.outbox.toArray()).map(({ id, call }) => [id, call])).toEqual([
    ['typing-1', 'typing.save'],
    ['typing-1:act', 'progress.saveSummary'],
  ])
  expect(await db.activities.toArray()).toMatchObject([
    {
      id: 'typing-1:act',
      type: 'typing',
      title: makeTypingSession().text_title,
      score: 42,
      timeSpent: 60,
      completed: true,
      data: { accuracy: 96.5, errors: 3, textLength: 215, textType: 'preset', title: TITLES },
    },
  ])
  expect(await totals()).toEqual({ seconds: 60, sessions: 1, best: { preset: 42 } })
})

test('a run that ends twice, at once or later, is stored once here and on the server', async () => {
  const both = await Promise.all([save(), save()])
  expect(both.sort()).toEqual([false, true])
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(await save(run({ wpm: 99 }))).toBe(false)
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(await stored()).toEqual([['typing-1', 42]])
  expect(world.typing.learner?.map(({ id, wpm }) => [id, wpm])).toEqual([['typing-1', 42]])
  expect(world.logs.learner?.map(({ activity }) => activity.id)).toEqual(['typing-1:act'])
  expect(await totals()).toMatchObject({ sessions: 1 })
})

test('what cannot be stored whole is not stored at all', async () => {
  await db.outbox.add({
    id: 'typing-1:act',
    call: 'progress.saveSummary',
    args: {},
    v: 1,
    writtenAt: 0,
    attempted: 0,
    tries: 0,
    notBefore: 0,
    state: 'waiting',
  })
  await expect(save()).rejects.toThrow()
  expect([await stored(), await totals()]).toEqual([[], NO_TYPING])
  expect(await db.outbox.count()).toBe(1)
})

test('the server’s answer is kept, its moment too', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await save(run({ createdAt: tomorrow }))
  await drain(db)
  const [kept] = await db.typingHistory.toArray()
  expect(kept?.createdAt).toBe(world.typing.learner?.[0]?.created_at)
  expect(kept?.at).toBe(Date.parse(kept?.createdAt ?? ''))
})

test('runs of other devices are added, each once, and count', async () => {
  world.typing.learner = [makeTypingSession({ id: 'other', wpm: 61, time_elapsed: 30 })]
  await save()
  await refreshTypingHistory(db)
  await refreshTypingHistory(db)
  expect((await stored()).sort()).toEqual([
    ['other', 61],
    ['typing-1', 42],
  ])
  expect(await totals()).toEqual({ seconds: 90, sessions: 2, best: { preset: 61 } })
})

test('best and total are of all runs of all devices, not of the newest twenty', async () => {
  world.typing.learner = Array.from({ length: 30 }, (_, n) =>
    makeTypingSession({
      id: `r${n}`,
      wpm: n === 0 ? 88 : 40,
      created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    }),
  )
  world.typing.learner.push(makeTypingSession({ id: 'tiny', wpm: 204, characters_typed: 20, time_elapsed: 3 }))
  await save(run({ wpm: 50 }))
  // The server may or may not have counted a run that is being sent.
  await refreshTypingHistory(db)
  expect(await totals()).not.toMatchObject({ sessions: 32 })
  await drain(db)
  await refreshTypingHistory(db)
  expect(await totals()).toEqual({ seconds: 32 * 60 - 57, sessions: 32, best: { preset: 88 } })
  // A run that the server refused exists on this device only.
  await save(run({ id: 'refused', wpm: 90 }))
  await db.outbox.where('id').equals('refused').modify({ state: 'set-aside' })
  await refreshTypingHistory(db)
  expect(await totals()).toMatchObject({ sessions: 33, best: { preset: 90 } })
})

test('where the list is refused the latest one is taken', async () => {
  world.typing.learner = [
    makeTypingSession({ id: 'a' }),
    makeTypingSession({ id: 'b', created_at: '2026-11-19T12:00:00.000Z' }),
  ]
  server.use(
    http.get('*/api/typing-sessions', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'situ-contract': '1' } }),
    ),
  )
  await refreshTypingHistory(db)
  expect((await stored()).map(([id]) => id)).toEqual(['b'])
})

test('without an answer nothing changes and nothing is said', async () => {
  await save()
  server.use(http.get('*/api/*', () => HttpResponse.error()))
  await refreshTypingHistory(db)
  expect(await stored()).toHaveLength(1)
})

test('a backup brings runs and what they come to; what was sent already is not queued again', async () => {
  await save()
  const backup = await makeBackup(db, { recordings: false })
  const other = new SituDb('learner', `typing other ${Math.random()}`)
  await other.transaction('rw', [other.typingHistory, other.meta], () =>
    keepServerSessions(other, [makeTypingSession({ id: 'b', wpm: 70 })]),
  )
  await restoreBackup(other, backup)
  expect((await other.meta.get('typingTotals'))?.value).toEqual({ seconds: 120, sessions: 2, best: { preset: 70 } })
  expect((await other.outbox.toArray()).filter(({ call }) => call === 'typing.save').map(({ id }) => id)).toEqual([
    'typing-1',
  ])
  await drain(other)
  expect(world.typing.learner?.map(({ id }) => id)).toEqual(['typing-1'])
  await restoreBackup(other, backup)
  expect((await other.outbox.toArray()).map(({ call }) => call)).toEqual([])
  await other.delete()
})

test('totals counted anew are those that were kept', async () => {
  for (let n = 0; n < 5; n++) await save(run({ id: `r${n}`, wpm: 30 + n, textType: n % 2 ? 'custom' : 'preset' }))
  const before = await totals()
  await db.transaction('rw', [db.typingHistory, db.meta], () => recountTyping(db))
  expect(await totals()).toEqual(before)
})
