import { createHash } from 'node:crypto'
import { leadingZeroBits } from 'shared/rules/proof-of-work'
import { expect, test, vi } from 'vitest'
import { solveWork } from './solve-work'

const zeroBitsOf = (text: string) => leadingZeroBits(createHash('sha256').update(text).digest())

test('a challenge is solved: the hash of the solution has the bits', async () => {
  const solution = await solveWork('10.1764000000000.random.mark')
  expect(solution).toMatch(/^10\.1764000000000\.random\.mark\.\d+$/)
  expect(zeroBitsOf(solution ?? '')).toBeGreaterThanOrEqual(10)
})

test('nothing is calculated for what is no challenge, asks too much, or where the browser cannot hash', async () => {
  expect(await solveWork('nothing')).toBeUndefined()
  expect(await solveWork('60.1764000000000.random.mark')).toBeUndefined()
  vi.stubGlobal('crypto', {})
  expect(await solveWork('10.1764000000000.random.mark')).toBeUndefined()
  vi.unstubAllGlobals()
})
