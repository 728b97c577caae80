import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DATES_SHOWN, daysBefore, daysUntil, deadlinesOf, isStale, STALE_AFTER_DAYS, upcoming } from './test-dates.ts'

const sitting = (date: string, time = '20:00') => ({ date, time })

describe('upcoming sittings', () => {
  test.each([
    ['the day itself counts', '2026-11-20', 1],
    ['the day after does not', '2026-11-21', 0],
    ['the day before does', '2026-11-19', 1],
  ])('%s', (_, today, count) => expect(upcoming([sitting('2026-11-20')], today).shown).toHaveLength(count))

  test('are in order of day and hour, whatever the order they were entered in', () => {
    const dates = [sitting('2027-01-02'), sitting('2027-01-01', '20:00'), sitting('2027-01-01', '18:00')]
    expect(upcoming(dates, '2026-11-20').shown).toEqual([dates[2], dates[1], dates[0]])
  })

  test.each([
    [0, 0, 0],
    [DATES_SHOWN, DATES_SHOWN, 0],
    [DATES_SHOWN + 1, DATES_SHOWN, 1],
    [29, DATES_SHOWN, 21],
  ])('%i ahead: %i are named and %i counted', (count, shown, more) => {
    const dates = Array.from({ length: count }, (_, i) => sitting(daysBefore('2027-06-01', -i)))
    const found = upcoming(dates, '2026-11-20')
    expect([found.shown.length, found.more]).toEqual([shown, more])
  })
})

test.each([
  [STALE_AFTER_DAYS, false],
  [STALE_AFTER_DAYS + 1, true],
  [0, false],
  [-5, false],
])('looked up %i days ago: old is %s', (days, old) =>
  expect(isStale(daysBefore('2026-11-20', days), '2026-11-20')).toBe(old),
)

test('deadlines come in the order of their days, with the days that are left', () =>
  expect(deadlinesOf({ date: '2027-03-19' }, '2027-02-18')).toEqual([
    { deadline: 'rescheduling', day: '2027-02-16', daysLeft: -2 },
    { deadline: 'accommodations', day: '2027-02-19', daysLeft: 1 },
    { deadline: 'registration', day: '2027-03-16', daysLeft: 26 },
  ]))

test('days are calendar days: no change of the clock and no leap day moves them', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (at, days) => {
      const today = at.toISOString().slice(0, 10)
      expect(daysUntil(daysBefore(today, days), today)).toBe(days === 0 ? 0 : -days)
    }),
  )
})
