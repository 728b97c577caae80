import { ACTIVITY_DATA_MAX } from 'shared/model/activity'
import { loggedTest, practiceHistory } from 'shared/rules/practice/practice-history'
import { totalSeconds } from 'shared/rules/practice/practice-test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { pullHistory } from '#data/progress/log-pull'
import { readProgress } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'
import { fullScenario, makePracticeRun, miniScenarios } from '../../testing/practice'
import { signIn, world } from '../../testing/world'
import { keepUnsaved, unsavedAnswers } from './answer-journal'
import { finishTest, logMarks } from './practice-acts'
import { changeAnswer, emptyAnswer, saveAnswer } from './practice-answers'
import { timetableOf } from './practice-runs'
import { markSeen } from './practice-seen'

const START = Date.parse('2026-11-20T14:00:00.000Z')
let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  const { id } = signIn()
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
})
const mini = makePracticeRun({
  id: 'mini',
  planId: 'mini-1',
  kind: 'mini',
  scenarios: miniScenarios(),
  startedAt: START,
  language: 'en',
})
const end = START + totalSeconds(timetableOf(mini)) * 1000
const acts = (db: SituDb) => replayed(db, ['casper_test', 'casper_module', 'casper_scenario'])
const write = (scenario: number, question: 0 | 1, text: string, runId = mini.id) =>
  saveAnswer(phone, { ...emptyAnswer({ runId, scenario, question }), text })

test('a test ends when its time is over, not before, and once', async () => {
  await phone.practiceRuns.add(mini)
  await write(2, 0, 'I would ask.')
  await markSeen(phone, mini.id, end - 1)
  expect(await finishTest(phone, mini.id, end - 1)).toBe(false)
  // One tab finds the test an hour after its end, and the stored end is still the earlier time.
  const tabs = await Promise.all([finishTest(phone, mini.id, end + 3_600_000), finishTest(phone, mini.id, end)])
  expect(tabs).toEqual([true, true])
  expect(await phone.practiceRuns.get(mini.id)).toMatchObject({ state: 'done', endedAt: end })
  const made = await acts(phone)
  expect(made.map(({ type, timeSpent }) => [type, timeSpent])).toEqual([
    ...[1, 2, 3, 4].map(() => ['casper_scenario', null]),
    ['casper_test', Math.round((end - START) / 1000)],
  ])
  expect((await readProgress(phone)).stats.studyTime).toBe(21)
  expect(await phone.meta.get('practice-seen/mini')).toBeUndefined()
  expect(await finishTest(phone, 'unknown', end)).toBe(false)
})

test('a test that ends twice, here and where a backup had brought it, counts once', async () => {
  await phone.practiceRuns.add(mini)
  await laptop.practiceRuns.add(mini)
  await finishTest(phone, mini.id, end)
  await finishTest(laptop, mini.id, end + 5000)
  await phone.practiceRuns.put(mini)
  await finishTest(phone, mini.id, end + 9000)
  expect(await phone.activities.count()).toBe(5)
  expect(await phone.outbox.count()).toBe(5)
  await drain(phone)
  await drain(laptop)
  expect(world.logs.learner?.map(({ activity }) => activity.id).toSorted()).toEqual(
    ['0', '1', '2', '3', 'test'].map((part) => `mini:${part}`),
  )
})

test('what a killed page left in the journal is in the answers of a test that ends, and in its act', async () => {
  await phone.practiceRuns.add(mini)
  keepUnsaved(phone, { ...emptyAnswer({ runId: mini.id, scenario: 2, question: 0 }), text: 'I would ask.' })
  await finishTest(phone, mini.id, end)
  expect(unsavedAnswers(phone, mini.id)).toEqual([])
  expect(loggedTest(await acts(phone), mini.id)?.scenarios[2]?.answers).toEqual(['I would ask.', ''])
})

test('an exercise is a record of its module, without the interruptions that did not count', async () => {
  const run = makePracticeRun({
    startedAt: START,
    position: { phase: 1, startedAt: START + 600_000 },
    pausedMs: 540_000,
  })
  await phone.practiceRuns.add(run)
  expect(await finishTest(phone, run.id, START + 600_000 + 210_000)).toBe(true)
  const made = await acts(phone)
  expect(made.at(-1)).toMatchObject({
    type: 'casper_module',
    timeSpent: 270,
    data: { itemId: 'ethics', pausedMs: 540_000 },
  })
  expect(practiceHistory(made, new Set()).records.ethics).toBe(1)
})

test('an abandoned test leaves no act', async () => {
  await phone.practiceRuns.add({ ...mini, state: 'abandoned' })
  expect(await finishTest(phone, mini.id, end)).toBe(false)
  expect(await phone.activities.count()).toBe(0)
})

test('another device learns of the test, its answers and its marks', async () => {
  await phone.practiceRuns.add(mini)
  await write(2, 0, 'I would ask.')
  await write(2, 1, 'Because he may be ill.')
  await finishTest(phone, mini.id, end)
  await changeAnswer(phone, { runId: mini.id, scenario: 2, question: 1 }, { selfRating: 4 })
  await logMarks(phone, mini)
  await changeAnswer(phone, { runId: mini.id, scenario: 2, question: 1 }, { selfRating: 7 })
  await Promise.all([logMarks(phone, mini), logMarks(phone, mini)])
  expect(await phone.activities.count()).toBe(7)
  await drain(phone)
  expect(world.logs.learner).toHaveLength(7)
  await pullHistory(laptop)
  const there = loggedTest(await acts(laptop), mini.id)
  expect(there).toMatchObject({ planId: 'mini-1', at: end, language: 'en', here: false })
  expect(there?.scenarios[2]).toMatchObject({
    scenarioId: 'typed-3',
    title: fullScenario(3, 'typed').title,
    answers: ['I would ask.', 'Because he may be ill.'],
    marks: [null, 7],
  })
})

test('answers too long for one act travel as their beginnings', async () => {
  await phone.practiceRuns.add(mini)
  // This control character takes six characters in JSON.
  await write(2, 0, '\u0001'.repeat(9000))
  await write(2, 1, 'é'.repeat(9000))
  await finishTest(phone, mini.id, end)
  const [act] = (await acts(phone)).filter(({ scenarioId }) => scenarioId === 'typed-3')
  expect(JSON.stringify(act?.data).length).toBeLessThanOrEqual(ACTIVITY_DATA_MAX)
  expect(loggedTest(await acts(phone), mini.id)?.scenarios[2]).toMatchObject({ shortened: true })
  expect(loggedTest(await acts(phone), mini.id)?.scenarios[2]?.answers[1].length).toBeGreaterThan(500)
})
