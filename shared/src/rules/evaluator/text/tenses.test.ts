import { expect, test } from 'vitest'
import { readAnswer } from '../read-answer.ts'
import { pastShare, supposedShare } from './tenses.ts'

const STORY = 'I ran, I fell, I lost, I cried, I kept going, I wrote, I found it, I gave it back. '
const wordsOf = (text: string, language: 'fr' | 'en') => readAnswer(text, language).words

test('a plan says what one would do, a story does not', () => {
  expect(supposedShare(wordsOf("I would ask him and I'd wait.", 'en'), 'en')).toBeCloseTo(25)
  expect(supposedShare(wordsOf(STORY, 'en'), 'en')).toBe(0)
  expect(supposedShare(wordsOf('Je lui demanderais et j’attendrais.', 'fr'), 'fr')).toBeCloseTo(33, 0)
})

test('a story tells what happened, a plan does not', () => {
  expect(pastShare(wordsOf('I would ask him and wait.', 'en'), 'en')).toBe(0)
  expect(pastShare(wordsOf(STORY, 'en'), 'en')).toBeGreaterThan(30)
  expect(pastShare(wordsOf('Je lui demanderais et j’attendrais.', 'fr'), 'fr')).toBe(0)
  expect(pastShare(wordsOf('Il pleuvait et j’étais seul.', 'fr'), 'fr')).toBeGreaterThan(30)
})
