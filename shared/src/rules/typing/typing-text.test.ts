import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTypingWords } from '../../testing/make-typing-words.ts'
import { randomWords, TIMED_WORDS, textTypeOf, WORD_COUNTS, wordsFor } from './typing-text.ts'

const WORDS = makeTypingWords()
const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('random words', () => {
  test.each([...WORD_COUNTS, TIMED_WORDS])('are %i, from the list', (count) => {
    let seed = 1
    const chance = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    const words = randomWords(WORDS.common.fr, count, chance).split(' ')
    expect(words).toHaveLength(count)
    expect(words.every((word) => WORDS.common.fr.includes(word))).toBe(true)
    if (count > 50) expect(new Set(words).size).toBe(WORDS.common.fr.length)
  })

  test('never repeat a word at once, whatever chance gives', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 30, maxLength: 30 }), fc.integer({ min: 2, max: 6 }), (draws, size) => {
        const left = [...draws]
        const words = randomWords(WORDS.common.fr.slice(0, size), 30, () => left.shift() ?? 0).split(' ')
        expect(words.filter((word, i) => word === words[i - 1])).toEqual([])
      }),
    )
  })

  test('every word can come first and every other one next', () => {
    const list = ['a', 'b', 'c']
    const two = (first: number, next: number) => {
      const draws = [first, next]
      return randomWords(list, 2, () => draws.shift() ?? 0)
    }
    const found = new Set([0, 0.34, 0.67].flatMap((first) => [0, 0.5].map((next) => two(first, next))))
    expect([...found].sort()).toEqual(['a b', 'a c', 'b a', 'b c', 'c a', 'c b'])
  })

  test('of one word are that word, of none nothing', () => {
    expect(randomWords(['a'], 3, () => 0.99)).toBe('a a a')
    expect(randomWords([], 3, () => 0)).toBe('')
  })
})

test('medical terms are French in both languages, common words are of the language', () => {
  expect(wordsFor(WORDS, 'medical', 'en')).toBe(WORDS.medical.fr)
  expect(wordsFor(WORDS, 'common', 'en')).toBe(WORDS.common.en)
  expect(wordsFor(WORDS, 'common', 'fr')).toBe(WORDS.common.fr)
})

test.each([
  [{ list: 'common', by: 'words', words: 25 }, 'random-common-25-words'],
  [{ list: 'medical', by: 'time', seconds: 300 }, 'random-medical-300-seconds'],
] as const)('%j is a kind of text of its own', (text, name) => expect(textTypeOf(text)).toBe(name))
