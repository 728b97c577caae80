import { expect, test } from 'vitest'
import type { Activity } from '../../model/activity.ts'
import { ActivityType } from '../../model/activity.ts'
import { makeActivity, makeQuizAttempt } from '../../testing/make.ts'
import { type Here, HISTORY_KINDS, historyOf } from './history.ts'
import { toldByAttempt, toldByEvaluation, toldBySession, toldByTake } from './untold-records.ts'

const NOWHERE: Here = {
  evaluations: new Set(),
  attempts: new Set(),
  recordings: new Set(),
  takes: new Set(),
  own: new Set(),
}
const dayOf = (timestamp: string) => timestamp.slice(0, 10)
const act = (over: Partial<Activity>) => makeActivity({ moduleId: null, data: {}, ...over })
const only = (activity: Activity, here: Partial<Here> = {}) =>
  historyOf([activity], { ...NOWHERE, ...here }, dayOf)[0]?.record

test('every type of activity has a kind, but for a date in the calendar', () => {
  const kinds = ActivityType.options.map((type) => historyOf([act({ type })], NOWHERE, dayOf)[0]?.kind)
  expect(new Set(kinds.filter((kind) => kind !== undefined))).toEqual(new Set(HISTORY_KINDS))
  expect(ActivityType.options.filter((_, i) => kinds[i] === undefined)).toEqual(['test_date'])
})

test.each<[string, Activity, Partial<Here>, unknown]>([
  [
    'an answer opens its evaluation',
    act({ type: 'scenario', data: { evaluationId: 'e' } }),
    { evaluations: new Set(['e']) },
    { of: 'evaluation', id: 'e' },
  ],
  ['an evaluation that is not here', act({ type: 'scenario', data: { evaluationId: 'e' } }), {}, 'elsewhere'],
  ['an answer of a client that names none', act({ type: 'scenario' }), { evaluations: new Set(['e']) }, 'elsewhere'],
  [
    'a quiz opens its attempt',
    act({ type: 'quiz', data: { attemptId: 'a', quizId: 'q' } }),
    { attempts: new Set(['a']) },
    { of: 'attempt', quizId: 'q', id: 'a' },
  ],
  [
    'also by the id of the activity',
    act({ id: 'a:act', type: 'quiz', data: { quizId: 'q' } }),
    { attempts: new Set(['a']) },
    { of: 'attempt', quizId: 'q', id: 'a' },
  ],
  ['a test opens its result', act({ type: 'casper_test', data: { runId: 'r' } }), {}, { of: 'test', runId: 'r' }],
  ['so does an exercise', act({ type: 'casper_module', data: { runId: 'r' } }), {}, { of: 'test', runId: 'r' }],
  [
    'a video opens its take',
    act({ id: 'v', type: 'video', scenarioId: 's' }),
    { recordings: new Set(['v']) },
    { of: 'recording', scenarioId: 's', id: 'v' },
  ],
  ['a video that was deleted here', act({ id: 'v', type: 'video' }), { own: new Set(['v']) }, 'gone'],
  ['a video of another device', act({ id: 'v', type: 'video' }), {}, 'elsewhere'],
  [
    'a speech test opens its take',
    act({ id: 's', type: 'speech' }),
    { takes: new Set(['s']) },
    { of: 'take', id: 's' },
  ],
  ['a reading opens its module', act({ type: 'module', moduleId: 'm' }), {}, { of: 'module', id: 'm' }],
  ['a game opens its history', act({ type: 'game', data: { game: 'stroop' } }), {}, { of: 'game', game: 'stroop' }],
  ['a review opens the reviews', act({ type: 'review' }), {}, { of: 'reviews' }],
  ['a typing session opens its figures', act({ id: 't', type: 'typing' }), {}, { of: 'activity', id: 't' }],
])('%s', (_, activity, here, record) => expect(only(activity, here)).toEqual(record))

test('the newest come first, those of one moment in the order of their ids', () => {
  const at = (id: string, timestamp: string) => act({ id, type: 'game', timestamp })
  const entries = historyOf(
    [at('a', '2026-11-20T10:00:00Z'), at('c', '2026-11-21T10:00:00Z'), at('b', '2026-11-20T10:00:00Z')],
    NOWHERE,
    dayOf,
  )
  expect(entries.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('the reviews of a day are one entry, and so are the readings of a module on a day', () => {
  const at = (id: string, day: number, over: Partial<Activity>) =>
    act({ id, timestamp: `2026-11-${day}T10:0${id}:00Z`, ...over })
  const entries = historyOf(
    [
      at('1', 20, { type: 'review', timeSpent: null }),
      at('2', 20, { type: 'review', timeSpent: null }),
      at('3', 21, { type: 'review' }),
      at('4', 20, { type: 'module', moduleId: 'm', timeSpent: 60, completed: true }),
      at('5', 20, { type: 'module', moduleId: 'm', timeSpent: 30, completed: false }),
      at('6', 20, { type: 'module', moduleId: 'n' }),
      at('7', 20, { type: 'module', moduleId: null }),
      at('8', 20, { type: 'module', moduleId: null }),
    ],
    NOWHERE,
    dayOf,
  )
  expect(entries.map(({ id, count, activity }) => [id, count, activity.timeSpent, activity.completed])).toEqual([
    ['3', 1, 300, true],
    ['8', 1, 300, true],
    ['7', 1, 300, true],
    ['6', 1, 300, true],
    ['5', 2, 90, true],
    ['2', 2, null, true],
  ])
})

test('the scenarios of a practice test are part of its row, wherever the test stands', () => {
  const part = (id: string, runId: string) => act({ id, type: 'casper_scenario', data: { runId } })
  const test = act({ id: 'r:test', type: 'casper_test', data: { runId: 'r' } })
  const entries = historyOf(
    [part('r:0', 'r'), test, part('r:1', 'r'), part('x:0', 'x'), part('x:1', 'x')],
    NOWHERE,
    dayOf,
  )
  expect(entries.map(({ id, count, record }) => [id, count, record])).toEqual([
    ['x:1', 2, { of: 'test', runId: 'x' }],
    ['r:test', 1, { of: 'test', runId: 'r' }],
  ])
})

test('records that no activity tells of are told in the same form', () => {
  const createdAt = '2026-11-20T10:00:00.000Z'
  const session = { wpm: 41.5, accuracy: 97, errors: 2, charactersTyped: 50, correctChars: 48, textType: 'preset' }
  const typed = (over: object) =>
    toldBySession({ ...session, id: 't', textTitle: 'Le cœur', timeElapsed: 10, createdAt, ...over }, dayOf)
  const told = [
    toldByEvaluation({ id: 'e', scenarioId: 's', score: 6, createdAt, engine: { id: 'own', version: '1' } }, dayOf),
    toldByEvaluation(
      { id: 'p', scenarioId: 's', score: 7, createdAt, engine: { id: 'pasted:claude', version: '1' } },
      dayOf,
    ),
    toldByAttempt(makeQuizAttempt({ id: 'a', quizId: 'q', createdAt }), dayOf),
    typed({}),
    typed({ timeElapsed: 9 }),
    toldByTake('video', { id: 'v', scenarioId: 's', at: Date.parse(createdAt), seconds: 61.4 }, dayOf),
  ]
  expect(
    told.map(({ id, type, localDay, score, timeSpent, data }) => [id, type, localDay, score, timeSpent, data.pasted]),
  ).toEqual([
    ['e:evaluation', 'scenario', '2026-11-20', 6, null, undefined],
    ['p:evaluation', 'scenario', '2026-11-20', 7, null, true],
    ['a:act', 'quiz', '2026-11-20', makeQuizAttempt().score, makeQuizAttempt().timeSpent, undefined],
    ['t:act', 'typing', '2026-11-20', 41.5, 10, undefined],
    ['t:act', 'typing', '2026-11-20', null, 9, undefined],
    ['v', 'video', '2026-11-20', null, 61, undefined],
  ])
  const here = { ...NOWHERE, evaluations: new Set(['e']), attempts: new Set(['a']) }
  const records = historyOf(
    [told[0], told[2]].filter((one) => one !== undefined),
    here,
    dayOf,
  ).map(({ record }) => record)
  expect(records).toContainEqual({ of: 'evaluation', id: 'e' })
  expect(records).toContainEqual({ of: 'attempt', quizId: 'q', id: 'a' })
})
