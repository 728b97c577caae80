import { describe, expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { TEXT_RULES } from '../testing/text-rules.ts'

/** Only what takes the square of the length takes so long: the bench holds all of it to fifty milliseconds (api/bench/text.ts). */
const SQUARE_MS = 1000

describe.each(TEXT_RULES)('$name', ({ most, read }) => {
  test('in no more time than other texts, whatever is written', () => {
    const slow = hostileTexts(most).flatMap(([name, text]) => {
      const began = Date.now()
      read(text)
      const ms = Date.now() - began
      return ms < SQUARE_MS ? [] : [`${name}: ${ms} ms`]
    })
    expect(slow).toEqual([])
  })
})
