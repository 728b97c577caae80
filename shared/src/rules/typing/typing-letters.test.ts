import { describe, expect, test } from 'vitest'
import { judgeLetter, lettersOf, targetOf } from './typing-letters.ts'

const judge = (letter: string, typed: string) => judgeLetter(letter, Array.from(typed), 0)

describe('what counts as a letter', () => {
  test.each([
    ['a', 'a'],
    [' ', ' '],
    ['\u00A0', ' '],
    ['\u202F', ' '],
    [' ', '\u00A0'],
    ['’', "'"],
    ["'", '’'],
    ['«', '"'],
    ['»', '"'],
    ['"', '“'],
    ['–', '-'],
    ['œ', 'œ'],
    ['É', 'É'],
    ['É', 'E'],
    ['À', 'A'],
    ['Ç', 'C'],
  ])('%j is right for %j', (letter, typed) => expect(judge(letter, typed)).toEqual({ verdict: 'right', length: 1 }))

  test.each([
    ['a', 'A'],
    ['é', 'e'],
    ['e', 'é'],
    ['É', 'é'],
    ['É', 'e'],
    ['A', 'À'],
    ['ç', 'c'],
    [' ', '\n'],
    ['\n', ' '],
    [' ', '-'],
    ["'", '"'],
    ['œ', 'e'],
    ['o', 'œ'],
    ['ß', 's'],
  ])('%j is not %j', (letter, typed) => expect(judge(letter, typed)).toEqual({ verdict: 'wrong', length: 1 }))
})

describe('a ligature in two letters', () => {
  test.each([
    ['œ', 'o', 'begun', 1],
    ['œ', 'oe', 'right', 2],
    ['œ', 'oeu', 'right', 2],
    ['œ', 'ox', 'wrong', 1],
    ['œ', 'oE', 'wrong', 1],
    ['Œ', 'O', 'begun', 1],
    ['Œ', 'OE', 'right', 2],
    ['Œ', 'Oe', 'right', 2],
    ['Œ', 'oe', 'wrong', 1],
    ['æ', 'ae', 'right', 2],
    ['…', '.', 'begun', 1],
    ['…', '..', 'begun', 2],
    ['…', '...', 'right', 3],
    ['…', '..x', 'wrong', 1],
  ] as const)('%s typed as %s is %s', (letter, typed, verdict, length) =>
    expect(judge(letter, typed)).toEqual({ verdict, length }),
  )
})

test('letters are composed, and an end of line is one of them', () => {
  expect(lettersOf('e\u0301a\r\nb\rc')).toEqual(['é', 'a', '\n', 'b', '\n', 'c'])
  expect(lettersOf('a🫀b')).toHaveLength(3)
})

test.each([
  ['a\u00ADb\u200Bc\uFEFF', 'abc'],
  ['a\tb\u2003c\u3000d', 'a b c d'],
  ['ﬁn, ﬂot, eﬃcace', 'fin, flot, efficace'],
  ['l’œuvre\u00A0: «\u202Foui\u202F»\n…', 'l’œuvre\u00A0: «\u202Foui\u202F»\n…'],
])('of %j what can be typed is asked for', (text, letters) => {
  expect(targetOf(text).join('')).toBe(letters)
})
