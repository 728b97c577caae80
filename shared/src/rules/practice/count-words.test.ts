import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['J’appellerais Keisha au lieu de lui répondre dans le groupe. Je lui dirais que', 14],
  ['« Tu as raison », dis-je.', 4],
  ['- one\n- two\n\n3', 3],
  ['… — !', 0],
  ['à\u00a0l’aube', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
