import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, lastOf, monthOf, weekdayOf, weekOf, weekStart, weeksOf } from './calendar.ts'
import { addDays, daysBetween } from './day-range.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %d months is %s', (month, n, expected) => expect(addMonths(month, n)).toBe(expected))

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, last) => expect(lastOf(month)).toBe(last))

test('a week begins on Monday in French, on Sunday in English', () => {
  expect(weekOf('2026-11-20', weekStart('fr'))).toBe('2026-11-16')
  expect(weekOf('2026-11-20', weekStart('en'))).toBe('2026-11-15')
  expect(weekOf('2026-11-22', weekStart('fr'))).toBe('2026-11-16')
  expect(weekOf('2026-11-22', weekStart('en'))).toBe('2026-11-22')
})

describe('the weeks of a month', () => {
  test('November 2026 from Monday: six weeks from 26 October', () => {
    const weeks = weeksOf('2026-11', 1)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  })
  test('every day of the month once, whole weeks, each beginning on the right day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2400 }), fc.constantFrom(0 as const, 1 as const), (n, start) => {
        const month = addMonths('1950-01', n)
        const weeks = weeksOf(month, start)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === start)).toBe(true)
        expect(days.filter((day) => monthOf(day) === month)).toEqual(daysBetween(`${month}-01`, lastOf(month)))
        expect(days.every((day, i) => i === 0 || day === addDays(days[i - 1] ?? '', 1))).toBe(true)
        expect(weeks.length).toBeGreaterThanOrEqual(4)
        expect(weeks.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
