import { expect, test } from 'vitest'
import { mean, standardDeviation } from './mean.ts'

test.each<[values: number[], mean: number, deviation: number]>([
  [[], 0, 0],
  [[3], 3, 0],
  [[2, 4], 3, 1],
  [[-1, 0, 1, 4], 1, Math.sqrt(3.5)],
])('%j', (values, middle, spread) => {
  expect(mean(values)).toBe(middle)
  expect(standardDeviation(values)).toBeCloseTo(spread, 12)
})
