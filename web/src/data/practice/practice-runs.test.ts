import { isOver, phaseSecondsLeft, positionAt, totalSeconds } from 'shared/rules/practice/practice-test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { makePracticeRun, miniScenarios } from '../../testing/practice'
import { signIn } from '../../testing/world'
import { keepUnsaved, unsavedAnswers } from './answer-journal'
import { answersOf, changeAnswer, emptyAnswer, saveAnswer } from './practice-answers'
import type { PracticeRun } from './practice-run'
import {
  abandonTest,
  followClock,
  hasEnded,
  nextPhase,
  resumeAfterPause,
  startTest,
  timetableOf,
} from './practice-runs'
import { forgetSeen, lastSeen, markSeen } from './practice-seen'

const START = Date.parse('2026-11-20T14:00:00.000Z')
let db: SituDb
beforeEach(() => {
  db = new SituDb(signIn().id, 'phone')
})
afterEach(() => db.delete())

const given = {
  planId: 'mini-1',
  kind: 'mini',
  language: 'fr',
  extraTime: 1,
  recording: 'video',
  scenarios: miniScenarios(),
} as const
const start = (over: Partial<PracticeRun> = {}) => startTest(db, { ...given, ...over }, START)
const stored = async (id: string) => {
  const run = await db.practiceRuns.get(id)
  if (!run) throw new Error('nothing stored')
  return run
}
const placeAt = async (id: string, now: number) => {
  const run = await stored(id)
  return positionAt(timetableOf(run), run.position, now)
}

describe('a test under way', () => {
  test('is one: a second start goes on with the first', async () => {
    const [one, two] = await Promise.all([start(), start({ planId: 'mini-2' })])
    expect(two.id).toBe(one.id)
    expect(await db.practiceRuns.count()).toBe(1)
    await abandonTest(db, one.id, START + 5)
    expect(await stored(one.id)).toMatchObject({ state: 'abandoned', endedAt: START + 5 })
    expect((await start()).id).not.toBe(one.id)
  })
  test('that is given up keeps what a killed page left in the journal', async () => {
    const { id } = await start()
    keepUnsaved(db, { ...emptyAnswer({ runId: id, scenario: 2, question: 0 }), text: 'I would ask.' })
    await abandonTest(db, id, START + 5)
    expect(await answersOf(db, id)).toMatchObject([{ text: 'I would ask.' }])
    expect(unsavedAnswers(db, id)).toEqual([])
  })
  test('has ended when its time is over, whoever looked', async () => {
    const run = await start()
    const end = START + totalSeconds(timetableOf(run)) * 1000
    expect([end - 1, end, end + 86_400_000].map((now) => hasEnded(run, now))).toEqual([false, true, true])
    expect(hasEnded({ ...run, extraTime: 2 }, end)).toBe(false)
    expect(hasEnded({ ...run, position: { ...run.position, startedAt: START + 1000 } }, end)).toBe(false)
  })
  test('goes on at a press, once, however often it is pressed, and remembers what was used', async () => {
    const { id } = await start()
    await Promise.all([nextPhase(db, id, 0, START + 20_000), nextPhase(db, id, 0, START + 20_010)])
    expect(await placeAt(id, START + 20_500)).toEqual({ phase: 1, startedAt: START + 20_000 })
    expect((await stored(id)).leftEarly).toEqual({ 0: 20_000 })
  })
  test('a press that comes after the clock has gone on changes nothing', async () => {
    const { id } = await start()
    await nextPhase(db, id, 0, START + 60_001)
    expect(await placeAt(id, START + 60_001)).toEqual({ phase: 1, startedAt: START + 60_000 })
    expect((await stored(id)).leftEarly).toBeUndefined()
  })
  test('an interruption can be left uncounted: the place and the time left are those of before', async () => {
    const { id } = await start()
    const away = START + 60_000 + 4_000
    await resumeAfterPause(db, id, away, away + 7_200_000)
    const run = await stored(id)
    expect(run.pausedMs).toBe(7_200_000)
    const place = positionAt(timetableOf(run), run.position, away + 7_200_000)
    expect(place.phase).toBe(1)
    expect(phaseSecondsLeft(timetableOf(run), place, away + 7_200_000)).toBe(6)
  })
  test('who has gone on since then stays there', async () => {
    const { id } = await start()
    await nextPhase(db, id, 0, START + 30_000)
    await resumeAfterPause(db, id, START + 10_000, START + 31_000)
    expect(await stored(id)).toMatchObject({ pausedMs: 0, position: { phase: 1, startedAt: START + 30_000 } })
  })
  test('a clock that is set changes no time left', async () => {
    const { id } = await start()
    for (const by of [-3_600_000, 7_200_000]) {
      const before = await stored(id)
      await followClock(db, id, by)
      const run = await stored(id)
      expect(phaseSecondsLeft(timetableOf(run), run.position, before.startedAt + 20_000 + by)).toBe(40)
    }
  })
  test('nothing changes a test that is over', async () => {
    const run = makePracticeRun({ state: 'done', startedAt: START })
    await db.practiceRuns.add(run)
    await nextPhase(db, run.id, 0, START + 5)
    await resumeAfterPause(db, run.id, START, START + 5)
    await followClock(db, run.id, 5)
    await abandonTest(db, run.id, START + 5)
    expect(await stored(run.id)).toEqual(run)
    expect(isOver(timetableOf(run), { phase: 2, startedAt: 0 })).toBe(true)
  })
})

test('the page’s last sign of life is kept apart from the run', async () => {
  const run = await start()
  expect(await lastSeen(db, run)).toBe(START)
  await markSeen(db, run.id, START + 4_000)
  expect(await lastSeen(db, run)).toBe(START + 4_000)
  await forgetSeen(db, run.id)
  expect(await lastSeen(db, { ...run, seenAt: START + 1 })).toBe(START + 1)
})

test('an answer is stored whole, and a part of it can change later', async () => {
  const key = { runId: 'r', scenario: 0, question: 0 } as const
  await saveAnswer(db, { ...emptyAnswer(key), text: 'Je', firstKeyMs: 900 })
  await changeAnswer(db, key, { selfRating: 6 })
  await changeAnswer(db, { ...key, question: 1 }, { keyPoints: ['ask'] })
  expect(await answersOf(db, 'r')).toEqual([
    { ...emptyAnswer(key), text: 'Je', firstKeyMs: 900, selfRating: 6 },
    { ...emptyAnswer({ ...key, question: 1 }), keyPoints: ['ask'] },
  ])
})
