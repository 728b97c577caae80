import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  COMMON,
  markOf,
  openTable,
  phraseNumber,
  phraseShift,
  phrasesOf,
  RARE,
  type Rarity,
  rarityIn,
  rarityOfWord,
  readGaps,
  WEIGHT_MOST,
  worthOf,
  writeGaps,
} from './phrase-model.ts'
import { PHRASES_EN } from './phrases-en.ts'
import { PHRASES_FR } from './phrases-fr.ts'
import { wordsOf } from './words.ts'

const numbers = fc.uniqueArray(fc.nat(0xffff)).map((list) => list.sort((a, b) => a - b))
const rarity = fc.constantFrom<Rarity>(0, 1, 2)
const steps = fc.integer({ min: -WEIGHT_MOST, max: WEIGHT_MOST })

test('numbers written as gaps are read again, near or far from each other', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(readGaps(writeGaps(list))).toEqual(list)
    }),
  )
  expect(readGaps(writeGaps([0, 1, 89, 90, 91, 180, 181, 182, 65_535]))).toEqual([
    0, 1, 89, 90, 91, 180, 181, 182, 65_535,
  ])
  expect(readGaps('')).toEqual([])
})

test('a table says of each phrase what it was told, and of no other', () => {
  const phrases = ['ask', 'i woul', '!listen']
  const table = (told: readonly (readonly [Rarity, number])[]) => {
    const sorted = phrases
      .map((phrase, i) => ({ number: phraseNumber(phrase), told: told[i] ?? ([0, 0] as const) }))
      .sort((a, b) => a.number - b.number)
    const marks = sorted.map((entry) => markOf(...entry.told)).join('')
    return openTable({ base: 5, step: 0.5, gaps: writeGaps(sorted.map(({ number }) => number)), marks })
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(rarity, steps), { minLength: 3, maxLength: 3 }), (told) => {
      const { weights } = table(told)
      expect(weights.size).toBe(3)
      phrases.forEach((phrase, i) => {
        const [rare, weight] = told[i] ?? [0, 0]
        expect(weights.get(phraseNumber(phrase))).toEqual({ rarity: rare, weight: weight * 0.5 })
      })
    }),
  )
  const { weights } = table([[COMMON, 1]])
  expect(rarityOfWord('ask', weights)).toBe(COMMON)
  expect(rarityOfWord('zebra', weights)).toBe(RARE)
})

test('a weight beyond the scale is at its end', () => {
  expect(markOf(1, 40)).toBe(markOf(1, WEIGHT_MOST))
  expect(markOf(1, -40)).toBe(markOf(1, -WEIGHT_MOST))
  expect(markOf(1, WEIGHT_MOST)).not.toBe(markOf(2, -WEIGHT_MOST))
})

test.each([
  { answers: 100, all: 1000, is: COMMON },
  { answers: 99, all: 1000, is: 1 },
  { answers: 34, all: 1000, is: 1 },
  { answers: 33, all: 1000, is: RARE },
  { answers: 0, all: 1000, is: RARE },
])('a phrase of $answers in $all answers has rarity $is', ({ answers, all, is }) => {
  expect(rarityIn(answers, all)).toBe(is)
})

test('length by itself counts for nothing: a text said twice moves as far as said once, and unknown words do not move it', () => {
  const { weights } = openTable(PHRASES_EN)
  const of = (text: string) => phraseShift(phrasesOf(wordsOf(text, 'en'), 'en'), weights)
  const text = 'i would ask her how she feels and what she needs'
  expect(of(`${text}. and ${text}`)).toBeCloseTo(of(text), 0)
  expect(phraseShift([], weights)).toBe(0)
})

test('what is said under a negation is told apart, and neighbours are a phrase', () => {
  const phrases = phrasesOf(wordsOf('i would not listen to her', 'en'), 'en')
  expect(phrases).toContain('!listen')
  expect(phrases).toContain('i would')
  expect(phrases).not.toContain('!would')
  const french = phrasesOf(wordsOf("je n'ecoute pas", 'fr'), 'fr')
  expect([...french].some((phrase) => phrase.startsWith('!ecout'))).toBe(true)
})

test.each([
  ['fr', PHRASES_FR],
  ['en', PHRASES_EN],
] as const)('the %s table has a mark for every phrase, and a neighbour is worth less than a word', (_, table) => {
  expect(readGaps(table.gaps)).toHaveLength(table.marks.length)
  for (const rare of [0, 1, 2] as const) expect(worthOf('a b', rare)).toBeLessThan(worthOf('a', rare))
})
