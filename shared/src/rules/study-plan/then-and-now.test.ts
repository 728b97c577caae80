import { expect, test } from 'vitest'
import type { Evaluation } from '../../model/evaluation.ts'
import { makeEvaluation } from '../../testing/make.ts'
import { BAND } from '../evaluator/confidence.ts'
import { DIMENSION_CHANGE_MIN, thenAndNow } from './then-and-now.ts'

const TODAY = '2026-11-30'
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
let n = 0
const on = (day: string, score: number, over: Partial<Evaluation> = {}) =>
  makeEvaluation({ id: `e${++n}`, createdAt: `${day}T12:00:00.000Z`, score, confidence: 'high', ...over })
const scores = (evaluations: Evaluation[], today = TODAY) => {
  const pair = thenAndNow(evaluations, today, dayOf)
  return pair && [pair.first.answer.score, pair.latest.answer.score]
}

test.each<[string, Evaluation[], number[] | undefined]>([
  ['nothing at all', [], undefined],
  ['only a first week', [on('2026-11-25', 4), on('2026-11-30', 6)], undefined],
  ['the last day of the first week is not this week', [on('2026-11-24', 4), on('2026-11-30', 6)], undefined],
  ['the day after it is', [on('2026-11-23', 4), on('2026-11-30', 6)], [4, 6]],
  ['seven days ago is no longer this week', [on('2026-10-01', 4), on('2026-11-23', 6)], undefined],
  ['six days ago is', [on('2026-10-01', 4), on('2026-11-24', 6)], [4, 6]],
  ['a future clock is not this week', [on('2026-10-01', 4), on('2026-12-01', 6)], undefined],
  [
    'the middle answer stands for a week, not its best',
    [
      on('2026-10-01', 2),
      on('2026-10-03', 5),
      on('2026-10-07', 4),
      on('2026-11-30', 9),
      on('2026-11-29', 6),
      on('2026-11-28', 7),
    ],
    [4, 7],
  ],
  [
    'an answer of another kind is not compared',
    [on('2026-10-01', 4, { responseType: 'audio' }), on('2026-11-30', 6)],
    undefined,
  ],
  [
    'spoken ones are compared with spoken ones',
    [
      on('2026-10-01', 3),
      on('2026-10-02', 4, { responseType: 'audio' }),
      on('2026-11-30', 6, { responseType: 'audio' }),
    ],
    [4, 6],
  ],
  [
    'a score of an assistant is not ours',
    [on('2026-10-01', 4), on('2026-11-30', 9, { engine: { id: 'pasted:claude', version: '1', pasted: true } })],
    undefined,
  ],
])('%s', (_, evaluations, expected) => expect(scores(evaluations)).toEqual(expected))

const sure = Math.hypot(BAND.high, BAND.high)
const unsure = Math.hypot(BAND.high, BAND.low)
test.each<[number, Evaluation['confidence'], number | null]>([
  [sure - 0.01, 'high', null],
  [sure + 0.01, 'high', sure + 0.01],
  [0.01 - sure, 'high', null],
  [-sure - 0.01, 'high', -sure - 0.01],
  [unsure - 0.01, 'low', null],
  [unsure + 0.01, 'low', unsure + 0.01],
])('a change of %f with %s confidence tells %s', (change, confidence, told) => {
  const start = change > 0 ? 2 : 8
  const pair = thenAndNow(
    [on('2026-10-01', start), on(TODAY, start + change, confidence ? { confidence } : {})],
    TODAY,
    dayOf,
  )
  if (told === null) expect(pair?.change).toBeNull()
  else expect(pair?.change).toBeCloseTo(told)
})

test('of the dimensions only larger changes are told, the largest first', () => {
  const least = DIMENSION_CHANGE_MIN
  const before = { actions: 1, ethics: 1, structure: 9, empathy: 1, perspective: 1 }
  const after = { actions: 0.99 + least, ethics: 1.1 + least, structure: 5, empathy: 1, options: 9 }
  const pair = thenAndNow(
    [on('2026-10-01', 4, { dimensions: before }), on(TODAY, 4, { dimensions: after })],
    TODAY,
    dayOf,
  )
  expect(pair?.dimensions.map(({ dimension }) => dimension)).toEqual(['structure', 'ethics'])
  expect(pair?.dimensions[0]?.change).toBe(-4)
})
