import { expect, test } from 'vitest'
import { EXAMPLE_FEATURES, type ExampleFeature, exampleReader } from './examples.ts'
import type { Unit } from './units.ts'

/** Units of the words of a text; a word after "not" is denied, and "phone" and "call" express concept 0. */
const units = (text: string): Unit[] =>
  text
    .split(' ')
    .flatMap((stem, i, words) =>
      stem === 'not'
        ? []
        : [{ stem, weight: 3, isDenied: words[i - 1] === 'not', concepts: /^(phone|call)$/.test(stem) ? [0] : [] }],
    )
const reader = (...points: { made?: string[]; contrary?: string[] }[]) =>
  exampleReader(
    points.map(({ made = [], contrary = [] }) => ({ made: made.map(units), contrary: contrary.map(units) })),
    () => 1,
  )
const of = (values: number[] | undefined, feature: ExampleFeature) =>
  values?.[EXAMPLE_FEATURES.indexOf(feature)] ?? Number.NaN

test('a sentence is as like an example as they have words in common', () => {
  const read = reader({ made: ['phone the nurse', 'wait outside'] })
  const nearest = (text: string) => of(read(units(text))[0], 'nearest')
  expect(nearest('phone the nurse')).toBeCloseTo(1)
  expect(nearest('outside wait')).toBeCloseTo(1)
  expect(nearest('sell the car')).toBeCloseTo(1 / 3)
  expect(nearest('sell')).toBe(0)
})

test('another word of the same concept counts, but less than the word itself', () => {
  const read = reader({ made: ['phone nurse'] })
  const nearest = (text: string) => of(read(units(text))[0], 'nearest')
  expect(nearest('call nurse')).toBeLessThan(nearest('phone nurse'))
  expect(nearest('call nurse')).toBeGreaterThan(nearest('see nurse'))
})

test('a word that only one of the two denies counts against the likeness', () => {
  const read = reader({ made: ['phone nurse'] })
  const nearest = (text: string) => of(read(units(text))[0], 'nearest')
  expect(nearest('not phone nurse')).toBeLessThan(nearest('see nurse'))
  expect(of(reader({ made: ['not phone nurse'] })(units('not phone nurse'))[0], 'nearest')).toBeCloseTo(1)
})

test('counterexamples and the examples of other points take the lead away', () => {
  const [first, second] = reader(
    { made: ['phone nurse', 'ask nurse'], contrary: ['phone nobody'] },
    { made: ['phone parents'] },
  )(units('phone nobody'))
  expect(of(first, 'counter')).toBeCloseTo(1)
  expect(of(first, 'nearer')).toBeCloseTo(of(first, 'nearest') - 1)
  expect(of(first, 'twoNearer')).toBeLessThan(of(first, 'nearer'))
  expect(of(second, 'counter')).toBe(0)
  expect(of(second, 'nearestMore')).toBeCloseTo(0)
})

test('a point without examples has no such features, whatever the others have', () => {
  expect(reader({}, { contrary: ['phone'] })(units('phone'))).toEqual([undefined, undefined])
  const [known, without] = reader({ made: ['phone'] }, {})(units('phone'))
  expect(known).toHaveLength(EXAMPLE_FEATURES.length)
  expect(without).toBeUndefined()
})

test('no words and no common word are a likeness of nothing', () => {
  for (const value of reader({ made: [''], contrary: [] })([])[0] ?? []) expect(Number.isFinite(value)).toBe(true)
})
