import { expect, test } from 'vitest'
import { deviation, mean } from './mean.ts'

test.each<[values: number[], mean: number, deviation: number]>([
  [[], 0, 0],
  [[3], 3, 0],
  [[2, 4], 3, 1],
  [[-1, 0, 1, 4], 1, Math.sqrt(3.5)],
])('%j', (values, middle, spread) => {
  expect(mean(values)).toBe(middle)
  expect(deviation(values)).toBeCloseTo(spread, 12)
})
