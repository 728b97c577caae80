import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHRASES_EN } from './lexicon/learned/phrases-en.ts'
import { PHRASES_FR } from './lexicon/learned/phrases-fr.ts'
import {
  markOf,
  openTable,
  pairNumber,
  phraseNumber,
  phraseShift,
  phrasesIn,
  phrasesOf,
  RAREST,
  type Rarity,
  rarityIn,
  rarityOfWord,
  readGaps,
  WEIGHT_MOST,
  wordNumber,
  worthOf,
  writeGaps,
} from './phrase-model.ts'
import { fold } from './text/fold.ts'

const numbers = fc.uniqueArray(fc.nat(0xffffff)).map((list) => list.sort((a, b) => a - b))
const rarity = fc.constantFrom<Rarity>(0, 1, 2, 3, 4, 5)
const steps = fc.integer({ min: -WEIGHT_MOST, max: WEIGHT_MOST })

test('numbers written as gaps are read again, near or far from each other', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(readGaps(writeGaps(list))).toEqual(list)
    }),
  )
  const edges = [0, 1, 45, 46, 47, 91, 2070, 2071, 2072, 95_000, 0xffffff]
  expect(readGaps(writeGaps(edges))).toEqual(edges)
  expect(readGaps('')).toEqual([])
})

test('a table says of each n-gram what it was told, and of no other', () => {
  const entries = ['ask ', ' you', '=ask'].map(phraseNumber).sort((a, b) => a - b)
  fc.assert(
    fc.property(fc.array(fc.tuple(rarity, steps), { minLength: 3, maxLength: 3 }), (told) => {
      const marks = told.map((mark) => markOf(...mark)).join('')
      const { weights } = openTable({ base: 5, step: 0.5, gaps: writeGaps(entries), marks })
      expect(weights.size).toBe(3)
      entries.forEach((number, i) => {
        const [rare, weight] = told[i] ?? [0, 0]
        expect(weights.get(number)).toEqual({ rarity: rare, weight: weight * 0.5 })
      })
      expect(rarityOfWord('ask', weights)).toBe(weights.get(wordNumber('ask'))?.rarity)
      expect(rarityOfWord('zebra', weights)).toBe(RAREST)
    }),
  )
})

test('a weight beyond the scale is at its end', () => {
  expect(markOf(1, 40)).toBe(markOf(1, WEIGHT_MOST))
  expect(markOf(1, -40)).toBe(markOf(1, -WEIGHT_MOST))
  expect(markOf(1, WEIGHT_MOST)).not.toBe(markOf(2, -WEIGHT_MOST))
})

test.each([
  { answers: 251, is: 0 },
  { answers: 250, is: 1 },
  { answers: 63, is: 1 },
  { answers: 62, is: 2 },
  { answers: 1, is: 4 },
  { answers: 0, is: 4 },
] as const)('an n-gram of $answers in 1000 answers has rarity $is', ({ answers, is }) => {
  expect(rarityIn(answers, 1000)).toBe(is)
})

test('length by itself counts for nothing: a text said twice moves about as far as said once, and unknown n-grams do not move it', () => {
  const { weights } = openTable(PHRASES_EN)
  const of = (text: string) => phraseShift(phrasesIn(text), weights)
  const text = 'I would ask her how she feels and what she needs before I say what I think. '
  expect(Math.abs(of(text + text) - of(text))).toBeLessThan(0.3)
  expect(phraseShift(new Map(), weights)).toBe(0)
})

test('n-grams have four to seven characters, reach across words, and are counted', () => {
  const pieces = phrasesOf('ask her')
  // " ask her " has nine characters: six n-grams of four, five of five, four of six, three of seven; and one word pair.
  expect([...pieces.values()].reduce((a, b) => a + b, 0)).toBe(18 + 1)
  for (const piece of [' ask', 'k he', ' ask he', 'her ']) expect(pieces.has(phraseNumber(piece))).toBe(true)
  expect(phrasesOf('so so so').get(phraseNumber(' so '))).toBe(3)
  expect(phrasesOf('ask')).toEqual(phrasesOf('  ask —'))
})

test('words are paired with the next three, and neighbours apart from the others', () => {
  const pieces = phrasesOf("i'd ask her first, today")
  for (const [first, second, isNext] of [
    ["i'd", 'ask', true],
    ['ask', 'first', false],
    ['ask', 'today', false],
  ] as const)
    expect(pieces.get(pairNumber(first, second, isNext))).toBe(1)
  expect(pieces.has(pairNumber("i'd", 'today', false))).toBe(false)
  expect(pieces.has(pairNumber('ask', 'her', false))).toBe(false)
})

test('accents, case and typographic marks change no n-gram', () => {
  expect(phrasesIn('J’ÉCOUTE « Léa »')).toEqual(phrasesOf(fold("j'ecoute   lea").text))
})

test.each([
  ['fr', PHRASES_FR],
  ['en', PHRASES_EN],
] as const)('the %s table has a mark for every n-gram, and what is rarer is worth more', (_, table) => {
  expect(readGaps(table.gaps)).toHaveLength(table.marks.length)
  for (const rare of [1, 2, 3, 4, 5] as const) expect(worthOf(rare)).toBeGreaterThan(worthOf((rare - 1) as Rarity))
})
