import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('keys come in the order of their first item, items in theirs', () => {
  const words = ['fox', 'bear', 'cat', 'crow', 'ox']
  expect([...groupBy(words, ({ length }) => length)]).toEqual([
    [3, ['fox', 'cat']],
    [4, ['bear', 'crow']],
    [2, ['ox']],
  ])
})
test('of nothing there are no groups; any iterable and any key will do', () => {
  expect(groupBy([], (item) => item).size).toBe(0)
  const key = {}
  expect(groupBy(new Set([1, 2]), () => key).get(key)).toEqual([1, 2])
})
