import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAccepted, isTempting, scoreReflection } from './cognitive-reflection.ts'

const accept = ['5 minutes', '5 min', "l'un", '0,05 $', 'Deuxième']

test.each([
  ['5 minutes', true],
  [' 5  MINUTES ', true],
  ['5\u00a0minutes', true],
  ['5 minutes.', true],
  ['l’un', true],
  ['0,05\u00a0$', true],
  ['DEUXIÈME', true],
  ['Deuxie\u0300me', true],
  ['50 minutes', false],
  ['5', false],
  ['', false],
  ['.', false],
])('%j is accepted: %s', (answer, expected) => {
  expect(isAccepted(answer, accept)).toBe(expected)
})

test('the tempting answer is known in its language', () => {
  const question = { tempting: { fr: '50 minutes', en: '$0.10' } }
  expect(isTempting('50 Minutes', question, 'fr')).toBe(true)
  expect(isTempting('50 minutes', question, 'en')).toBe(false)
})

test('the score counts the right answers of all questions', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id, accept: { fr: ['oui'], en: ['yes'] } }))
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (rights) => {
      const answers = Object.fromEntries(questions.map(({ id }, i) => [id, rights[i] ? 'Yes' : 'no']))
      const { score, details } = scoreReflection(questions, answers, 'en')
      expect(score).toBe(rights.filter(Boolean).length)
      expect(details.map(({ correct }) => correct)).toEqual(rights)
    }),
  )
  expect(scoreReflection(questions, {}, 'fr')).toMatchObject({ score: 0, details: [{ answer: '' }, {}, {}] })
})
