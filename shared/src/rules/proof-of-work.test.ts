import { expect, test } from 'vitest'
import { bitsOf, leadingZeroBits, WORK_BITS, WORK_BITS_MAX, workBitsAfter } from './proof-of-work.ts'

test('the zero bits at the beginning of a digest are counted, over whole bytes and within one', () => {
  const digests = [[0xff], [0x7f, 0], [0x01, 0], [0, 0x80], [0, 0, 0x1f], [0, 0]]
  expect(digests.map((bytes) => leadingZeroBits(Uint8Array.from(bytes)))).toEqual([0, 1, 7, 8, 19, 16])
})

test('more calls beyond the limit ask for more work, and never for more than a client does', () => {
  expect([-1, 0, 19, 20, 100, 1e9].map(workBitsAfter)).toEqual([
    WORK_BITS,
    WORK_BITS,
    WORK_BITS,
    WORK_BITS + 1,
    WORK_BITS + 5,
    WORK_BITS_MAX,
  ])
})

test('a challenge says its bits, any other text none', () => {
  expect(bitsOf('15.1764000000000.abc.def')).toBe(15)
  expect(bitsOf('abc')).toBeNaN()
})
