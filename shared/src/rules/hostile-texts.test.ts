import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { TEXT_RULES } from '../testing/text-rules.ts'

/** Only quadratic time takes so long; the benchmark (api/bench/text.ts) limits each rule to fifty milliseconds. */
const SQUARE_MS = 1000
const TRIES = 3

/** Milliseconds of the fastest of several tries, so that other load on the machine does not count. */
function quickest(work: () => unknown) {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least >= SQUARE_MS; tried++) {
    const began = Date.now()
    work()
    least = Math.min(least, Date.now() - began)
  }
  return least
}

describe.each(TEXT_RULES)('$name', ({ most, read }) => {
  test('in no more time than other texts, whatever is written', () => {
    const slow = hostileTexts(most).flatMap(([name, text]) => {
      const ms = quickest(() => read(text))
      return ms < SQUARE_MS ? [] : [`${name}: ${ms} ms`]
    })
    expect(slow).toEqual([])
  })
})
