import { expect, test } from 'vitest'
import { readAnswer } from '../read-answer.ts'
import { answerSentences } from './answer-sentences.ts'

test('sentences are given as they were written, without the blanks and the signs of a list', () => {
  expect(
    answerSentences('D’abord, j’écoute «\u00a0Léa\u00a0».  Ensuite…\n\n- Je l’aide!\n- Mme\u00a0Roy aussi.'),
  ).toEqual(['D’abord, j’écoute «\u00a0Léa\u00a0».', 'Ensuite…', 'Je l’aide!', 'Mme\u00a0Roy aussi.'])
})

test.each(['', '   ', '...', '\n\n'])('%j has none', (text) => expect(answerSentences(text)).toEqual([]))

test('their numbers are those of the evaluator', () => {
  const text = 'I would ask her first. Then I would tell Mr. Roy; he knows.\n\nIt costs 2.5 dollars! So what? œuvre'
  expect(answerSentences(text)).toHaveLength(readAnswer(text, 'en').sentences.length)
})
