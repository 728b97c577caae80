import { describe, expect, test } from 'vitest'
import { accuracyOf, consistencyOf, wordsPerMinute } from './typing-stats.ts'

describe('words per minute', () => {
  test.each([
    [0, 60_000, 0],
    [5, 60_000, 1],
    [250, 60_000, 50],
    [250, 30_000, 100],
    [7, 60_000, 1],
    [8, 60_000, 2],
    [100, 0, 0],
    [100, -1, 0],
  ])('%i right characters in %i ms are %i', (characters, ms, wpm) => expect(wordsPerMinute(characters, ms)).toBe(wpm))
})

describe('accuracy', () => {
  test.each([
    [0, 0, 100],
    [0, 1, 0],
    [1, 1, 100],
    [97, 100, 97],
    [1, 3, 33.3],
    [2, 3, 66.7],
  ])('%i of %i is %d percent', (correct, typed, percent) => expect(accuracyOf(correct, typed)).toBe(percent))
})

describe('consistency', () => {
  test.each([
    [[], undefined],
    [[50], undefined],
    [[0, 0], undefined],
    [[50, 50, 50], 100],
    // Coefficient of variation 1/3: 100 · (1 − tanh(1/3 + 1/81 + 1/1215)).
    [[40, 80], 67],
    [[0, 100], 9],
  ])('of %j is %s', (pace, percent) => expect(consistencyOf(pace)).toBe(percent))

  test('the more uneven, the lower', () => {
    const at = (spread: number) => consistencyOf([50 - spread, 50 + spread]) ?? 0
    for (let spread = 0; spread < 45; spread += 5) expect(at(spread + 5)).toBeLessThan(at(spread))
  })
})
