import { expect, test } from 'vitest'
import { LETTERS, UNITS_MOST } from '../rating/regression-trees.ts'
import { openMatrix } from './packed-matrix.ts'

const zero = LETTERS[UNITS_MOST] as string

test('the letters are numbers in units, from the lowest to the highest', () => {
  const letters = `${LETTERS[0]}${zero}${LETTERS[UNITS_MOST + 1]}${LETTERS[2 * UNITS_MOST]}`
  expect([...openMatrix({ columns: 2, unit: 0.25, letters })]).toEqual([-UNITS_MOST / 4, 0, 0.25, UNITS_MOST / 4])
})
test('an empty matrix', () => expect(openMatrix({ columns: 3, unit: 1, letters: '' })).toHaveLength(0))
test('a row that is not whole is refused', () => {
  expect(() => openMatrix({ columns: 2, unit: 1, letters: zero.repeat(3) })).toThrow(/do not fill/)
})
test('a sign that stands for no number is refused', () => {
  expect(() => openMatrix({ columns: 1, unit: 1, letters: '"' })).toThrow(/no number/)
})
