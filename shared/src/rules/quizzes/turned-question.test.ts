import { expect, test } from 'vitest'
import { makeQuestion } from '../../testing/make.ts'
import { originalOption, turnedQuestion } from './turned-question.ts'

const question = makeQuestion({
  options: { fr: ['un', 'deux', 'trois', 'quatre'], en: ['one', 'two', 'three', 'four'] },
  correctAnswer: '2',
})

test.each([0, 1, 2, 3, 4, 5, 102])('turned by %i, every option is known by its original place', (by) => {
  const turned = turnedQuestion(question, by)
  for (const language of ['fr', 'en'] as const)
    for (const [i, option] of turned.options[language].entries())
      expect(question.options[language][Number(originalOption(String(i), by))]).toBe(option)
  expect(turned.options.en[Number(turned.correctAnswer)]).toBe('three')
})

test('from one review to the next the right answer has another letter', () => {
  const letters = [1, 2, 3, 4, 5].map((reps) => turnedQuestion(question, reps).correctAnswer)
  expect(letters).toEqual(['1', '0', '3', '2', '1'])
})
