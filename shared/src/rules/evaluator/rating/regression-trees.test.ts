import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RATING_TREES } from '../lexicon/learned/rating-trees.ts'
import { DIRECTION, RATING_FEATURES } from './rating-features.ts'
import { LEAF, LETTERS, openTrees, type PackedTrees, UNITS_MOST } from './regression-trees.ts'

const letter = (number: number) => LETTERS[number] as string
const leaf = (units: number) => LEAF + letter(units + UNITS_MOST)
/** Is the first feature at most 2? Then 10 units; otherwise, is the second at most -1? Then -20 units, else 30. */
const TREE = letter(0) + letter(1) + leaf(10) + letter(1) + letter(0) + leaf(-20) + leaf(30)
const packed = (trees: string): PackedTrees => ({ edges: '1 2|-1', base: 5, unit: 0.1, trees })

describe('a tree asks its questions, the limit itself included', () => {
  test.each([
    [[2, 9], 6],
    [[2.1, -1], 3],
    [[2.1, -0.9], 8],
  ])('%j: %d', (values, expected) => expect(openTrees(packed(TREE))(values)).toBeCloseTo(expected))
})
test('the trees add up, and without any only the base is left', () => {
  expect(openTrees(packed(TREE + leaf(7) + TREE))([0, 0])).toBeCloseTo(7.7)
  expect(openTrees(packed(''))([0, 0])).toBe(5)
})
test('the largest and the smallest leaf can be written', () => {
  expect(openTrees(packed(leaf(UNITS_MOST)))([])).toBeCloseTo(5 + UNITS_MOST / 10)
  expect(openTrees(packed(leaf(-UNITS_MOST)))([])).toBeCloseTo(5 - UNITS_MOST / 10)
})
test.each(['.', LETTERS[0] ?? '', `${letter(0)}${letter(5)}`, `${letter(7)}${letter(0)}`, '"'])(
  'damaged trees are refused: %s',
  (trees) => expect(() => openTrees(packed(trees))).toThrow(/no l/),
)

describe('the trees of ratings', () => {
  const predict = openTrees(RATING_TREES)
  const values = fc.array(fc.double({ min: -3, max: 40, noNaN: true }), {
    minLength: RATING_FEATURES.length,
    maxLength: RATING_FEATURES.length,
  })
  test.each(Object.entries(DIRECTION))('more of %s moves a rating by %d or not at all', (feature, direction) => {
    const at = (RATING_FEATURES as readonly string[]).indexOf(feature)
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 10, noNaN: true }), (some, more) => {
        const changed = some.with(at, (some[at] ?? 0) + more)
        expect(direction * (predict(changed) - predict(some))).toBeGreaterThanOrEqual(-1e-3)
      }),
    )
  })
  test('every feature is asked about', () => {
    const asked = RATING_FEATURES.filter((_, at) => {
      const middle = RATING_TREES.edges.split('|').map((limits) => Number(limits.split(' ')[20] ?? 0))
      return [-10, -1, 0, 1, 10, 100].some((value) => predict(middle.with(at, value)) !== predict(middle))
    })
    expect(asked.length).toBeGreaterThanOrEqual(RATING_FEATURES.length - 3)
  })
})
