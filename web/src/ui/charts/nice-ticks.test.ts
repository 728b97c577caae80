import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks'

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [3.2, 7.7, [2, 4, 6, 8]],
  [41, 48, [40, 42, 44, 46, 48]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0.1, 0.35, [0.1, 0.2, 0.3, 0.4]],
])('%d to %d', (low, high, ticks) => expect(niceTicks(low, high)).toEqual(ticks))

test('equal ends get room', () => {
  const ticks = niceTicks(50, 50)
  expect(ticks[0]).toBeLessThan(50)
  expect(ticks.at(-1)).toBeGreaterThan(50)
})

test('they cover the range, rise evenly and are few', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      fc.integer({ min: 2, max: 8 }),
      (low, span, most) => {
        const ticks = niceTicks(low, low + span, most)
        const slack = span * 1e-6
        expect(ticks[0]).toBeLessThanOrEqual(low + slack)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span - slack)
        expect(ticks.length).toBeLessThanOrEqual(most + 1)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
      },
    ),
  )
})
