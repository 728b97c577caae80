import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIMENSIONS, type Dimension } from './dimension.ts'
import { metricsOf } from './dimension-scores.ts'

const dimensionsOf = (values: readonly number[]) =>
  Object.fromEntries(DIMENSIONS.map((dimension, i) => [dimension, values[i]])) as Record<Dimension, number>
const tenths = fc.integer({ min: 10, max: 90 }).map((value) => value / 10)

test('the score lies among its three metrics, which are tenths on its side of the middle', () => {
  fc.assert(
    fc.property(
      tenths,
      fc.array(tenths, { minLength: DIMENSIONS.length, maxLength: DIMENSIONS.length }),
      (score, d) => {
        const all = Object.values(metricsOf(dimensionsOf(d), score))
        expect(Math.min(...all)).toBeLessThanOrEqual(score)
        expect(Math.max(...all)).toBeGreaterThanOrEqual(score)
        for (const value of all) {
          expect(value).toBeGreaterThanOrEqual(1)
          expect(value).toBeLessThanOrEqual(9)
          expect(Math.round(value * 10) / 10).toBe(value)
          expect(Math.sign(value - 5)).toBe(Math.sign(score - 5))
        }
      },
    ),
  )
})

test('an answer of nine has a metric of nine, and the others keep their distance to it', () => {
  const { clinicalAccuracy, communication, empathy } = metricsOf(
    dimensionsOf(DIMENSIONS.map((name) => (name === 'empathy' || name === 'perspective' ? 5 : 7.4))),
    9,
  )
  expect([clinicalAccuracy, communication, empathy]).toEqual([9, 9, 7.4])
})
