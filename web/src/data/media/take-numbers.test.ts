import { expect, test } from 'vitest'
import { takeNumbers, withNumbers } from './take-numbers'

const take = (id: string, number?: number) => ({ id, ...(number !== undefined && { number }) })

test('numbers follow the order of recording, and a deletion changes none of the others', () => {
  const all = [take('a'), take('b'), take('c')]
  expect([...takeNumbers(all).values()]).toEqual([1, 2, 3])
  const left = withNumbers(all).filter(({ id }) => id !== 'a')
  expect([...takeNumbers([...left, take('d')])]).toEqual([
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ])
})
