import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MERIT_TREES } from '../lexicon/learned/merit-trees.ts'
import { MERIT_FEATURES, meritFeatures } from './merit-features.ts'
import { openTrees } from './regression-trees.ts'
import { SENTENCE_FEATURES, type SentenceFeature } from './sentence-features.ts'

const sentence = (values: Partial<Record<SentenceFeature, number>>) =>
  SENTENCE_FEATURES.map((feature) => values[feature] ?? 0)
const named = (values: readonly number[]) =>
  Object.fromEntries(MERIT_FEATURES.map((feature, i) => [feature, values[i]]))

test('a sentence between two others', () => {
  const all = [
    sentence({ shift: 1, words: 8, harm: 2, index: 0 }),
    sentence({ shift: -2, words: 20, harm: 5, index: 1 }),
    sentence({ shift: 4, words: 10, index: 2 }),
  ]
  const values = meritFeatures(all)
  expect(values[1]).toHaveLength(MERIT_FEATURES.length)
  expect(named(values[1] ?? [])).toMatchObject({
    shift: -2,
    words: 20,
    harm: 5,
    index: 1,
    'shift of the sentence before': 1,
    'shift of the sentence after': 4,
    'mean shift of the others': 2.5,
    'mean words of the others': 9,
    'mean harm of the others': 1,
  })
})
test('the first and the last sentence lack a neighbour', () => {
  const [first, last] = meritFeatures([sentence({ shift: 1 }), sentence({ shift: 2 })]).map(named)
  expect(first).toMatchObject({ 'shift of the sentence before': -9, 'shift of the sentence after': 2 })
  expect(last).toMatchObject({ 'shift of the sentence before': 1, 'shift of the sentence after': -9 })
})
test('a single sentence has no others', () => {
  const [only] = meritFeatures([sentence({ shift: 3, words: 12 })]).map(named)
  expect(only).toMatchObject({ shift: 3, 'mean shift of the others': 0, 'mean words of the others': 0 })
})
test('no sentence', () => {
  expect(meritFeatures([])).toEqual([])
})
test('the means leave out what places a sentence or is the same for all', () => {
  expect(MERIT_FEATURES).not.toContain('mean index of the others')
  expect(MERIT_FEATURES).not.toContain('mean policy of the others')
  expect(MERIT_FEATURES).toContain('mean against of the others')
})

describe('the trees of merits', () => {
  const predict = openTrees(MERIT_TREES)
  /** Ranges of features that have others than most. */
  const RANGES: Record<string, [min: number, max: number]> = {
    shift: [-4, 3],
    shiftSum: [-100, 160],
    harm: [-10, 1],
    'shift of the sentence before': [-9, 3],
    'shift of the sentence after': [-9, 3],
    'mean shift of the others': [-3, 3],
    'mean shiftSum of the others': [-60, 100],
    'mean harm of the others': [-10, 1],
  }
  const values = fc.tuple(
    ...MERIT_FEATURES.map((feature) => {
      const [min, max] = RANGES[feature] ?? [0, 20]
      return fc.double({ min, max, noNaN: true })
    }),
  )
  test.each([
    ['shift', 1],
    ['harm', -1],
  ] as const)('more %s of the sentence moves its merit by %d or not at all', (feature, direction) => {
    const at = MERIT_FEATURES.indexOf(feature)
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 5, noNaN: true }), (some, more) => {
        const changed = some.with(at, (some[at] ?? 0) + more)
        expect(direction * (predict(changed) - predict(some))).toBeGreaterThanOrEqual(-1e-3)
      }),
    )
  })
})
