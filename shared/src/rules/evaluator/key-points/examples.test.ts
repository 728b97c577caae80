import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phraseNumber } from '../phrase-model.ts'
import { exampleReader, type Phrases } from './examples.ts'

/** The words of a text, and each pair of neighbours, as the phrases of a sentence. */
function phrases(text: string): Phrases {
  const words = text.split(' ').filter((word) => word !== '')
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  return new Map([...words, ...pairs].map((one) => [phraseNumber(one), 1]))
}
const reader = (...points: { made?: string[]; contrary?: string[] }[]) => {
  const likenessesOf = exampleReader(
    points.map(({ made = [], contrary = [] }) => ({ made: made.map(phrases), contrary: contrary.map(phrases) })),
  )
  return (text: string) => likenessesOf(phrases(text))
}
const NURSE = {
  made: [
    'i phone the nurse on duty before the night begins and tell her what i saw',
    'the nurse must hear it from me today so i call her right after the visit',
    'i go and see the nurse with madame roy and we tell it to her together',
  ],
  contrary: [
    'i promise madame roy that the nurse will never hear of it from me',
    'i wait until the nurse asks me about it and say nothing before',
  ],
}
const FAMILY = {
  made: [
    'her son lives far away and would want to know so i offer to write to him with her',
    'i ask her whether her son may be told and by whom',
  ],
}

test('a sentence in the words of the examples is like them, and one in other words is not', () => {
  const read = reader(NURSE, FAMILY)
  const like = (text: string) => read(text)[0]?.like ?? Number.NaN
  expect(like('i tell the nurse what i saw today')).toBeGreaterThan(like('the car needs new tyres before winter') + 0.1)
  expect(like('the car needs new tyres before winter')).toBeCloseTo(0, 1)
})

test('what is like the counterexamples counts against the point, although the words are shared', () => {
  const [made, contrary] = [
    'i call the nurse and tell her today',
    'i promise that the nurse will never hear of it',
  ].map((text) => reader(NURSE, FAMILY)(text)[0])
  expect(made?.likeNotContrary).toBeGreaterThan(0.1)
  expect(contrary?.likeNotContrary).toBeLessThan(-0.1)
})

test('the examples of another point take the lead away', () => {
  const [nurse, family] = reader(NURSE, FAMILY)('i ask her whether her son may be told')
  expect(family?.likeMore).toBeGreaterThan(0.1)
  expect(nurse?.likeMore).toBeCloseTo((nurse?.like ?? 0) - (family?.like ?? 0))
  expect(nurse?.likeMore).toBeLessThan(0)
})

test('a word that all examples contain tells less than one of a few', () => {
  const read = reader(
    { made: ['nurse alpha', 'nurse beta', 'nurse gamma'] },
    { made: ['nurse delta', 'nurse epsilon', 'nurse zeta'] },
  )
  const like = (text: string) => read(text)[0]?.like ?? Number.NaN
  expect(like('alpha')).toBeGreaterThan(2 * like('nurse'))
})

test('a short sentence with one known word is less like the examples than a whole one of them', () => {
  const like = (text: string) => reader(NURSE, FAMILY)(text)[0]?.like ?? Number.NaN
  expect(like('duty')).toBeLessThan(like(NURSE.made[0] ?? '') / 8)
})

test('without any example, and without a known word, a sentence is like nothing', () => {
  const nothing = { like: 0, likeNotContrary: 0, likeMore: 0 }
  expect(reader({}, {})('i call the nurse')).toEqual([nothing, nothing])
  expect(reader({ made: ['phone'] }, {})('')).toEqual([nothing, nothing])
  expect(reader({ made: ['phone'] }, {})('tyres')).toEqual([nothing, nothing])
})

test('the order of points and of examples changes nothing', () => {
  const word = fc.constantFrom('phone', 'nurse', 'wait', 'ask', 'tell', 'son', 'night', 'call')
  const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
  const point = fc.record({
    made: fc.array(sentence, { minLength: 1, maxLength: 4 }),
    contrary: fc.array(sentence, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(point, point, sentence, (one, other, text) => {
      const [a, b] = reader(one, other)(text)
      const backwards = { made: one.made.toReversed(), contrary: one.contrary.toReversed() }
      const [d, c] = reader(other, backwards)(text)
      // The weights are kept with 24 bits, so that another order rounds them differently.
      for (const [left, right] of [
        [a, c],
        [b, d],
      ] as const)
        for (const feature of ['like', 'likeNotContrary', 'likeMore'] as const)
          expect(left?.[feature]).toBeCloseTo(right?.[feature] ?? Number.NaN, 5)
    }),
  )
})
