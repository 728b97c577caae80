import { expect, test } from 'vitest'
import { writeAllowance } from './write-allowance.ts'

test('a burst of 2000 passes, then ten a second', () => {
  const take = writeAllowance()
  for (let i = 0; i < 2000; i++) expect(take('u', 0)).toBeUndefined()
  const until = take('u', 0)
  expect(until).toBe(100)
  expect(take('u', 99)).toBe(100)
  expect(take('u', 100)).toBeUndefined()
  expect(take('u', 100)).toBe(200)
  expect(take('other', 0)).toBeUndefined()
})

test('a clock that jumps ahead and back stops nobody', () => {
  const take = writeAllowance()
  for (let i = 0; i < 2000; i++) take('ada', 1e12 + 365 * 86_400_000)
  for (let i = 0; i < 2000; i++) expect(take('ada', 1e12)).toBeUndefined()
  expect(take('ada', 1e12)).toBeDefined()
})
