import { expect, test } from 'vitest'
import { invalid } from './failures.ts'

test('a body of faults is told of some of them, not answered with as many', () => {
  const issues = Array.from({ length: 30_000 }, (_, i) => ({
    path: ['answers', `q${i}`],
    message: '',
    code: 'too_big',
  }))
  const told = invalid(issues).body.issues ?? []
  expect(told.length).toBeLessThan(1000)
  expect(told[0]).toEqual({ path: ['answers', 'q0'], code: 'too_big' })
})
