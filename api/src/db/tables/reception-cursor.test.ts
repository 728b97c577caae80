import fc from 'fast-check'
import { anyText } from 'shared/testing/any-text'
import { expect, test } from 'vitest'
import { pageOf, placeOf } from './reception-cursor.ts'

const NOW = 1_800_000_000_000
const TEN_MINUTES = 600_000
const row = (receivedAt: number, id = 'a') => ({ receivedAt, id })
const START = placeOf(undefined) ?? row(-1)

test('a list begins before everything', () => {
  expect(START).toEqual({ receivedAt: 0, id: '' })
})

test('a full page goes on right after its last row, however young it is', () => {
  const { page, cursor, hasMore } = pageOf([row(NOW), row(NOW, 'b'), row(NOW, 'c')], 2, START, NOW)
  expect([page.length, hasMore, placeOf(cursor)]).toEqual([2, true, row(NOW, 'b')])
})

test('at the end the cursor reaches back ten minutes, or to the last row where that is older', () => {
  const end = (rows: ReturnType<typeof row>[], after = START) => placeOf(pageOf(rows, 2, after, NOW).cursor)
  expect(end([row(NOW - 1)])).toEqual({ receivedAt: NOW - TEN_MINUTES, id: '' })
  expect(end([row(NOW - TEN_MINUTES)])).toEqual({ receivedAt: NOW - TEN_MINUTES, id: '' })
  expect(end([row(NOW - TEN_MINUTES - 1)])).toEqual(row(NOW - TEN_MINUTES - 1))
  expect(end([], row(5, 'x'))).toEqual(row(5, 'x'))
  expect(end([], row(NOW, 'x'))).toEqual({ receivedAt: NOW - TEN_MINUTES, id: '' })
  expect(end([])).toEqual(START)
})

test('any place survives being written, within what a query may hold', () => {
  const id = anyText({ minLength: 1, maxLength: 64 }).filter((s) => s.length <= 64)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: NOW * 2 }), id, (receivedAt, id) => {
      const { cursor } = pageOf([row(receivedAt, id), row(receivedAt, id)], 1, START, NOW)
      expect(cursor.length).toBeLessThanOrEqual(100)
      expect(placeOf(cursor)).toEqual({ receivedAt, id })
    }),
  )
})

test.each(['', '.', '.a', 'a b', '-1', 'A', '1.', `1.${'x'.repeat(65)}`, 'zzzzzzzzzzzz', 'zzzzzzzzzzz', '1\n'])(
  '%j is no cursor',
  (text) => expect(placeOf(text)).toBeUndefined(),
)
