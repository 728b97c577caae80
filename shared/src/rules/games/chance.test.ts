import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, pickOne, range, seededChance, shuffled } from './chance.ts'

const seeds = fc.integer()

test('the same seed gives the same numbers, from 0 up to 1', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [a, b] = [seededChance(seed), seededChance(seed)]
      for (let i = 0; i < 50; i++) {
        const value = a()
        expect(b()).toBe(value)
        expect(value >= 0 && value < 1).toBe(true)
      }
    }),
  )
})

test('whole numbers stay below their limit and reach all of them', () => {
  const chance = seededChance(1)
  const seen = new Set(range(500).map(() => below(6, chance)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})

test('shuffling keeps what there is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seeds, (items, seed) => {
      expect(shuffled(items, seededChance(seed)).sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
    }),
  )
})

test('of nothing nothing is picked', () => {
  expect(pickOne([], () => 0)).toBeUndefined()
  expect(pickOne(['a', 'b'], () => 0.99)).toBe('b')
})
