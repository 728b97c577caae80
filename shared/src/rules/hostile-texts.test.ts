import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { TEXT_RULES } from '../testing/text-rules.ts'

/**
 * Only quadratic time takes so long on a text of full length; the benchmark (api/bench/text.ts) limits each rule to
 * fifty milliseconds.
 */
const SQUARE_MS = 1000
/**
 * A text of a quarter of the length is read first. A rule whose time grows with the square of the length needs a
 * sixteenth of `SQUARE_MS` for it. A rule that needs less than half of that sixteenth, which leaves a margin, is not
 * tried on the full length.
 */
const QUARTER_MS = SQUARE_MS / 4 ** 2 / 2
const TRIES = 3

/** Milliseconds of the fastest of several tries until one is quick, so that other load on the machine does not count. */
function quickest(work: () => unknown, quickMs: number) {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least >= quickMs; tried++) {
    const began = Date.now()
    work()
    least = Math.min(least, Date.now() - began)
  }
  return least
}

describe.each(TEXT_RULES)('$name', ({ most, read }) => {
  test('in no more time than other texts, whatever is written', () => {
    const quarters = new Map(hostileTexts(Math.ceil(most / 4)))
    const slow = hostileTexts(most).flatMap(([name, text]) => {
      if (quickest(() => read(quarters.get(name) ?? text), QUARTER_MS) < QUARTER_MS) return []
      const ms = quickest(() => read(text), SQUARE_MS)
      return ms < SQUARE_MS ? [] : [`${name}: ${ms} ms`]
    })
    expect(slow).toEqual([])
  })
})
