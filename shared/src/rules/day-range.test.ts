import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysApart, daysBetween } from './day-range.ts'

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-11-01', -1, '2026-10-31'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %d days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

test('both ends are in a range; backwards it is empty', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
  expect(daysBetween('2026-11-02', '2026-11-02')).toEqual(['2026-11-02'])
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([])
})
test('adding and taking apart are inverse, and a range has every day once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 400 }), (start, days) => {
      const from = addDays('1990-01-01', start)
      const to = addDays(from, days)
      expect(daysApart(from, to)).toBe(days)
      expect(addDays(to, -days)).toBe(from)
      const range = daysBetween(from, to)
      expect(new Set(range).size).toBe(days + 1)
      expect(range.at(-1)).toBe(to)
    }),
  )
})
