import { expect, test } from 'vitest'
import { beginningsOf, beginsAlike, familyOf, tokensOf } from './tokens.ts'

test.each([
  [
    "j'irais la voir, puis je lui dirais: non!",
    ['j', 'irais', 'la', 'voir', ',', 'puis', 'je', 'lui', 'dirais', ':', 'non', '!'],
  ],
  ["i'd ask (at 9:30) why?", ['i', 'd', 'ask', 'at', '9', ':', '30', 'why', '?']],
  ['', []],
  ['— -', []],
])('%s', (sentence, tokens) => expect(tokensOf(sentence)).toEqual(tokens))
test('of a long sentence the first 48 tokens are read', () => {
  const words = Array.from({ length: 60 }, (_, i) => `w${i}`)
  expect(tokensOf(words.join(' '))).toEqual(words.slice(0, 48))
})

test.each([
  ['apologised', 'apologise', true],
  ['apologised', 'apology', true],
  ['keys', 'keyboard', false],
  ['keys', 'keys', true],
  // Words of fewer than four letters count for nothing.
  ['key', 'key', false],
  ['9', '9', false],
])('%s begins like %s: %s', (token, word, alike) =>
  expect(beginsAlike(token, beginningsOf(`the ${word}, then`))).toBe(alike),
)

test.each([
  ['apologising', '~apolo'],
  ['bleu', undefined],
  ['bleus', '~bleus'],
  ['12345', undefined],
  ['?', undefined],
])('the family of %s is %s', (token, family) => expect(familyOf(token)).toBe(family))
