import { expect, test } from 'vitest'
import { doneToday } from './done-today.ts'
import { seasonsAfter, studyLoad, targetDay } from './goals.ts'
import { EMPTY_LOG, type StudyLog } from './log.ts'
import { masteryOf, rangeOf } from './mastery.ts'
import type { Session } from './session.ts'

const answers = (scores: readonly (number | null)[], half = 1.9): StudyLog['answers'] =>
  scores.map((score, i) => ({
    id: `a${i}`,
    day: '2026-11-23',
    at: i,
    scenarioId: `s${i}`,
    competencies: ['ethics'],
    score,
    half,
    isSpoken: false,
    words: 0,
    fillers: 0,
    isCredited: true,
  }))
const ethics = (log: Partial<StudyLog>) => masteryOf({ ...EMPTY_LOG, ...log }).find((m) => m.competency === 'ethics')

test.each<[string, (number | null)[], number | null, number, number | null]>([
  ['nothing', [], null, 0, null],
  ['one answer: its own range', [6], 6, 1.9, null],
  ['four answers: half of it', [5, 6, 7, 6], 6, 0.95, null],
  ['what an assistant said is none of ours', [6, null], 6, 1.9, null],
  ['five answers tell no trend', [1, 1, 9, 9, 9], 5.8, 0.85, null],
  ['six answers, three points higher', [4, 4, 4, 7, 7, 7], 5.5, 0.776, 3],
  ['a point and a half may be chance', [5, 5, 5, 6.5, 6.5, 6.5], 5.75, 0.776, null],
  ['a fall is told as well', [7, 7, 7, 4, 4, 4], 5.5, 0.776, -3],
])('mastery of %s', (_, scores, mean, half, trend) => {
  const found = ethics({ answers: answers(scores).toReversed() })
  expect(found?.mean).toEqual(mean)
  expect(found?.half).toBeCloseTo(half, 2)
  expect(found?.trend).toEqual(trend)
})

test('mastery counts an answer once, names what is behind it, and counts questions', () => {
  const [first, second] = answers([5, 7])
  const both = [first, second, first].filter((one) => one !== undefined)
  const attempt = { id: 'q', day: '2026-11-23', at: 1, quizId: 'nine', counts: { ethics: { asked: 4, right: 3 } } }
  expect(ethics({ answers: both, quizzes: [attempt, attempt] })).toMatchObject({
    answers: 2,
    mean: 6,
    answerIds: ['a1', 'a0'],
    asked: 4,
    right: 3,
  })
  expect(rangeOf({ mean: 8.5, half: 1.9 })).toEqual([6.6, 9])
})

const TODAY = '2026-11-23'
const session = (kind: Session['kind'], ref = '', over: Partial<Session> = {}): Session => ({
  kind,
  ref,
  minutes: 8,
  competencies: [],
  why: { kind: 'all-nine' },
  ...over,
})
const on = (id: string, day = TODAY) => ({ id, day, at: 0 })
const reading = (seconds: number, isFinished = false) => ({
  ...on('m'),
  moduleId: 'm1',
  competencies: [],
  isFinished,
  seconds,
})
const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...on(`r${i}`), card: `c${i}`, competency: null, isRight: true }))
const [typed] = answers([6])
const spoken = { ...typed, id: 'spoken', isSpoken: true } as StudyLog['answers'][number]

test.each<[string, Session[], Partial<StudyLog>, boolean[]]>([
  ['nothing was done', [session('answer', 's0')], {}, [false]],
  ['the scenario that was proposed', [session('answer', 's0')], { answers: answers([6]) }, [true]],
  ['another scenario', [session('answer', 'other')], { answers: answers([6]) }, [true]],
  [
    'one answer ticks one piece',
    [session('answer', 'x'), session('answer', 's0')],
    { answers: answers([6]) },
    [false, true],
  ],
  ['a typed answer is no spoken one', [session('spoken', 's0')], { answers: answers([6]) }, [false]],
  ['a spoken one is', [session('spoken', 's0')], { answers: [spoken] }, [true]],
  ['yesterday', [session('typing')], { typing: [{ ...on('t', '2026-11-22'), wpm: 40, seconds: 60 }] }, [false]],
  ['a minute of typing', [session('typing')], { typing: [{ ...on('t'), wpm: 40, seconds: 60 }] }, [true]],
  ['under half of the reading', [session('reading', 'm1')], { reading: [reading(239)] }, [false]],
  ['half of it', [session('reading', 'm1')], { reading: [reading(240)] }, [true]],
  ['its end', [session('reading', 'm1')], { reading: [reading(10, true)] }, [true]],
  ['half of what was due', [session('review', '', { why: { kind: 'due', count: 10 } })], { reviews: cards(5) }, [true]],
  ['less than half', [session('review', '', { why: { kind: 'due', count: 10 } })], { reviews: cards(4) }, [false]],
])('done today: %s', (_, sessions, log, expected) => {
  expect(doneToday(sessions, { ...EMPTY_LOG, ...log }, TODAY)).toEqual(expected)
})

test('goals: what another version has stored is brought to what can be chosen', () => {
  expect(studyLoad(undefined, 'five')).toEqual({ minutes: 20, days: 5 })
  expect(studyLoad(1000, 1)).toEqual({ minutes: 60, days: 2 })
  expect(targetDay({ kind: 'season', month: '2027-10' })).toBe('2027-10-01')
  expect(seasonsAfter('2026-11-23', 3)).toEqual([
    { season: 'winter', month: '2027-01' },
    { season: 'spring', month: '2027-04' },
    { season: 'summer', month: '2027-07' },
  ])
})
