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

const CENTS = ['0,05 $', '5 ¢', 'cinq cents']
const RANK = ['deuxième', '2e']
const WAYS: [answers: string[], right: string[], expected: boolean][] = [
  [['0,05$', '0.05 $', '$0.05', '$ 0,05', '.05$', '$.05', '0,05 dollar', '0.05 dollars'], CENTS, true],
  [['5¢', '5 cents', '5c', '5 sous', 'Cinq cents'], CENTS, true],
  [['0,5 $', '0,10 $', '50 ¢', '5 $', '1,05 $', '5'], CENTS, false],
  [['2e place', 'la deuxième', 'Deuxième place', '2ème', '2eme', '2 e'], RANK, true],
  [['première', '3e place', 'place', '12e'], RANK, false],
  [['5min', '5 minute', '5 mins'], ['5 minutes'], true],
]
test.each(WAYS.flatMap(([answers, right, expected]) => answers.map((answer) => ({ answer, right, expected }))))(
  '$answer, where $right are right: $expected',
  ({ answer, right, expected }) => {
    expect(isAccepted(answer, right)).toBe(expected)
  },
)

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
