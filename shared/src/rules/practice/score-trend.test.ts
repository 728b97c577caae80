import { expect, test } from 'vitest'
import { scoreTrend } from './score-trend.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString()
const scores = (...values: number[]) => values.map((score, i) => ({ score, createdAt: day(i + 1) }))

test('each by itself, the oldest first, whatever order they come in', () => {
  const { single } = scoreTrend(scores(3, 5, 4).reverse())
  expect(single.map(({ value }) => value)).toEqual([3, 5, 4])
  expect(single[0]?.at).toBe(Date.parse(day(1)))
})
test('no mean under seven answers, one at the seventh, then one with each', () => {
  expect(scoreTrend(scores(1, 2, 3, 4, 5, 6)).mean).toEqual([])
  expect(scoreTrend(scores(1, 2, 3, 4, 5, 6, 7)).mean).toEqual([{ at: Date.parse(day(7)), value: 4 }])
  expect(scoreTrend(scores(1, 2, 3, 4, 5, 6, 7, 8)).mean.map(({ value }) => value)).toEqual([4, 5])
})
