import { describe, expect, test } from 'vitest'
import type { AnswerLevel } from '../../model/content/rated-answer.ts'
import { DRIFT_LEAST, DRIFT_OF, deviationOf, driftOf, driftOverTime, nextRound, ratingOf } from './rating.ts'

/** Ratings that deviate by so much from a reference of 5. */
const off = (...deviations: number[]) => deviations.map((by) => ({ rating: 5 + by, reference: 5 }))
const times = (count: number, by: number) => off(...Array.from({ length: count }, () => by))

test('a deviation is positive where the learner rated too high', () => {
  expect(deviationOf({ rating: 7, reference: 4.5 })).toBe(2.5)
  expect(deviationOf({ rating: 2, reference: 4.5 })).toBe(-2.5)
})

describe('the drift', () => {
  test('needs six answers', () => {
    expect(DRIFT_LEAST).toBe(6)
    expect(driftOf(times(5, 1))).toBeNull()
    expect(driftOf(times(6, 1))).toMatchObject({ count: 6, mean: 1 })
  })

  test('is the mean with two standard errors', () => {
    const drift = driftOf(off(0, 1, 0, 1, 0, 1, 0, 1))
    expect(drift?.mean).toBeCloseTo(0.5, 10)
    expect(drift?.spread).toBeCloseTo(Math.sqrt(2 / 7), 10)
    expect(drift?.margin).toBeCloseTo((2 * Math.sqrt(2 / 7)) / Math.sqrt(8), 10)
  })

  test.each([
    [0.25, false],
    [0.26, true],
    [-0.25, false],
    [-0.26, true],
  ])('of %d without spread is told: %s', (by, isTold) =>
    expect(driftOf(times(6, by))).toMatchObject({ margin: 0.25, isTold }),
  )

  test('is told only where it is larger than its uncertainty', () => {
    expect(driftOf(off(3, -3, 3, -3, 3, -2.5))?.isTold).toBe(false)
    expect(driftOf(off(1, 2, 1, 2, 1, 2))?.isTold).toBe(true)
  })

  test('is that of the last twelve', () => {
    expect(DRIFT_OF).toBe(12)
    expect(driftOf([...times(20, 3), ...times(12, -1)])).toMatchObject({ count: 12, mean: -1 })
    expect(driftOf([...times(1, 3), ...times(11, 0)])?.mean).toBeCloseTo(0.25, 10)
  })

  test('early and late are told apart once no answer is in both', () => {
    expect(driftOverTime(times(11, 1))).toBeNull()
    expect(driftOverTime([...times(6, 2), ...times(6, 0)])).toMatchObject({
      early: { mean: 2, count: 6 },
      late: { mean: 0, count: 6 },
    })
    expect(driftOverTime([...times(12, 2), ...times(9, 1), ...times(12, 0)])).toMatchObject({
      early: { mean: 2, count: 12 },
      late: { mean: 0, count: 12 },
    })
  })
})

describe('the rating in an activity', () => {
  const data = { level: 'weak', rating: 2.5, reference: 3 }
  const act = { type: 'rating' as const, scenarioId: 's', data }
  test('is read', () => expect(ratingOf(act)).toEqual({ scenarioId: 's', ...data }))
  test.each([
    ['another type', { ...act, type: 'focus' as const }],
    ['no scenario', { ...act, scenarioId: null }],
    ['an unknown level', { ...act, data: { ...data, level: 'superb' } }],
    ['a rating below', { ...act, data: { ...data, rating: -0.5 } }],
    ['a rating above', { ...act, data: { ...data, rating: 9.5 } }],
    ['a rating between two steps', { ...act, data: { ...data, rating: 2.25 } }],
    ['no reference', { ...act, data: { level: 'weak', rating: 2 } }],
  ])('is none with %s', (_, activity) => expect(ratingOf(activity)).toBeUndefined())
  test.each([0, 9])('may be %d', (rating) =>
    expect(ratingOf({ ...act, data: { ...data, rating } })?.rating).toBe(rating),
  )
})

describe('the next round', () => {
  const LEVELS: AnswerLevel[] = ['weak', 'middling', 'strong']
  const scenario = (id: string, levels = LEVELS) => ({
    id,
    ratedAnswers: levels.map((level) => ({ level, rating: 5, fr: '', en: '', reasons: { fr: '', en: '' } })),
  })
  const given = (scenarioId: string, ...levels: AnswerLevel[]) =>
    levels.map((level) => ({ scenarioId, level, rating: 5, reference: 5 }))
  const first = () => 0
  const last = () => 0.999

  test('is none where no scenario has rated answers', () => {
    expect(nextRound([{ id: 'a' }, scenario('b', [])], [], first)).toBeUndefined()
  })
  test('has the three answers of one scenario, in an order that chance draws', () => {
    expect(nextRound([{ id: 'bare' }, scenario('a')], [], last)).toEqual({ scenarioId: 'a', levels: LEVELS })
    expect(nextRound([scenario('a')], [], first)?.levels).toEqual(['middling', 'strong', 'weak'])
  })
  test('ends what was begun', () => {
    const round = nextRound([scenario('a'), scenario('b')], given('b', 'strong'), first)
    expect(round?.scenarioId).toBe('b')
    expect(round?.levels.toSorted()).toEqual(['middling', 'weak'])
  })
  test('prefers what was not rated yet', () => {
    expect(nextRound([scenario('a'), scenario('b')], given('a', ...LEVELS), first)?.scenarioId).toBe('b')
  })
  test('begins again when all was rated, not with the last one', () => {
    const rated = [...given('b', ...LEVELS), ...given('a', ...LEVELS)]
    expect(nextRound([scenario('a'), scenario('b')], rated, first)).toMatchObject({ scenarioId: 'b' })
    expect(nextRound([scenario('a')], given('a', ...LEVELS), first)?.levels).toHaveLength(3)
  })
})
