import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beats, bestOf, historyOf } from './history.ts'

const result = (id: string, score: number | null, better: 'higher' | 'lower' = 'higher', day = 1) => ({
  id,
  score,
  better,
  at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
})

test.each([
  [5, 4, 'higher', true],
  [4, 4, 'higher', false],
  [4, 5, 'higher', false],
  [4, 5, 'lower', true],
  [5, 5, 'lower', false],
  [0, null, 'higher', true],
  [9, null, 'lower', true],
  [null, 0, 'higher', false],
  [null, null, 'lower', false],
] as const)('%s beats %s where %s is better: %s', (a, b, better, expected) => {
  expect(beats(result('a', a, better), result('b', b, better))).toBe(expected)
})

describe('the best', () => {
  test('of nothing, and of lost games, is none', () => {
    expect(bestOf([])).toBeUndefined()
    expect(bestOf([result('a', null), result('b', null)])).toBeUndefined()
  })

  test('of equals is the earliest', () => {
    expect(bestOf([result('late', 3, 'higher', 9), result('early', 3, 'higher', 2)])?.id).toBe('early')
  })

  test('is beaten by none, whatever the order', () => {
    const scores = fc.array(fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }), { maxLength: 12 })
    fc.assert(
      fc.property(scores, fc.constantFrom('higher', 'lower'), (all, better) => {
        const results = all.map((score, i) => result(`r${i}`, score, better, 1 + (i % 20)))
        const best = bestOf(results)
        expect(bestOf([...results].reverse())?.score).toBe(best?.score)
        if (best) expect(results.some((one) => beats(one, best))).toBe(false)
        else expect(results.every(({ score }) => score === null)).toBe(true)
      }),
    )
  })
})

test('the history is every score, the oldest first', () => {
  expect(historyOf([result('c', 7, 'higher', 3), result('a', 1, 'higher', 1), result('b', null, 'higher', 2)])).toEqual(
    [
      { at: Date.parse('2026-11-01T12:00:00.000Z'), value: 1 },
      { at: Date.parse('2026-11-03T12:00:00.000Z'), value: 7 },
    ],
  )
})
