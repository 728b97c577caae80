import { expect, test } from 'vitest'
import { CREDITED, creditOf } from './compare.ts'
import { LIKELY } from './model.ts'

test('one or two sentences make a point from the measured likelihood on, and not below it', () => {
  for (const sentences of [1, 2]) {
    expect(creditOf(LIKELY + 0.001, sentences)).toBeGreaterThanOrEqual(CREDITED)
    expect(creditOf(LIKELY - 0.001, sentences)).toBeLessThan(CREDITED)
  }
})

test('of many sentences one must fit better: odds ten times as high for twenty', () => {
  const odds = (10 * LIKELY) / (1 - LIKELY)
  const least = odds / (1 + odds)
  expect(creditOf(least + 0.001, 20)).toBeGreaterThanOrEqual(CREDITED)
  expect(creditOf(least - 0.001, 20)).toBeLessThan(CREDITED)
})

test('the credit grows gradually from nothing to the whole', () => {
  expect(creditOf(0.01, 2)).toBe(0)
  expect(creditOf(0.99, 2)).toBe(1)
  const steps = [0.3, 0.4, 0.5, 0.6].map((likely) => creditOf(likely, 2))
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(creditOf(0.45, 8) - creditOf(0.45, 9)).toBeLessThan(0.1)
})
