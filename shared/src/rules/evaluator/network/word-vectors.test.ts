import { expect, test } from 'vitest'
import { phraseNumber, writeGaps } from '../phrase-model.ts'
import { LETTERS, UNITS_MOST } from '../rating/regression-trees.ts'
import { openVectors } from './word-vectors.ts'

/** A letter for each number of units. */
const lettersOf = (...units: number[]) => units.map((unit) => LETTERS[unit + UNITS_MOST]).join('')
const rows = [
  { name: 'ask', letters: lettersOf(1, -2) },
  { name: '~apolo', letters: lettersOf(3, 0) },
  { name: 'apology', letters: lettersOf(-44, 44) },
].sort((a, b) => phraseNumber(a.name) - phraseNumber(b.name))
const vectorOf = openVectors({
  gaps: writeGaps(rows.map(({ name }) => phraseNumber(name))),
  vectors: { columns: 2, unit: 0.5, letters: rows.map(({ letters }) => letters).join('') },
})

test.each([
  ['ask', [0.5, -1]],
  ['apology', [-22, 22]],
  // A rare word has the vector of its family.
  ['apologising', [1.5, 0]],
  ['asked', undefined],
  ['as', undefined],
])('the vector of %s is %j', (token, vector) => {
  const found = vectorOf(token)
  expect(found && [...found]).toEqual(vector)
})
