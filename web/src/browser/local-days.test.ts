import fc from 'fast-check'
import { addDays, daysApart } from 'shared/rules/day-range'
import { foldActivities, weeklyMinutes } from 'shared/rules/progress/progress'
import { makeActivity } from 'shared/testing/make'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localDay } from './clock'

// Days and study weeks in three zones, around daylight saving changes and midnight.
const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000
/** Days on which the clocks of the three zones change, in 2026 and 2027. */
const CHANGES: Record<string, string[]> = {
  'America/Toronto': ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
  'Europe/Paris': ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  'Pacific/Auckland': ['2026-04-05', '2026-09-27', '2027-04-04', '2027-09-26'],
}

describe.each(Object.keys(CHANGES))('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())
  // Intl with an explicit zone instead of that of the process, as an independent check.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const instants = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2036-01-01') })
  const nearChanges = fc
    .tuple(fc.constantFrom(...(CHANGES[zone] ?? [])), fc.integer({ min: -200, max: 200 }))
    .map(([day, quarters]) => Date.parse(`${day}T12:00:00Z`) + quarters * QUARTER_MS)
  const anyInstant = fc.oneof(instants, nearChanges)

  test('a day is the one that the calendar on the wall shows', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        expect(localDay(new Date(at))).toBe(format.format(at))
      }),
    )
  })
  test('quarter by quarter over every change, midnight comes once and the days follow each other', () => {
    for (const change of CHANGES[zone] ?? []) {
      const from = Date.parse(`${change}T12:00:00Z`) - 48 * HOUR_MS
      const days: string[] = []
      for (let at = from; at < from + 96 * HOUR_MS; at += QUARTER_MS) {
        const day = localDay(new Date(at))
        if (day !== days.at(-1)) days.push(day)
      }
      expect(new Set(days).size).toBe(days.length)
      for (const [i, day] of days.entries()) if (i > 0) expect(daysApart(days[i - 1] ?? '', day)).toBe(1)
      expect(days).toContain(change)
    }
  })
  test('a study week holds what was done on its seven days, each on its own', () => {
    fc.assert(
      fc.property(anyInstant, fc.array(fc.integer({ min: 0, max: 12 * 24 }), { maxLength: 12 }), (now, hoursAgo) => {
        const today = localDay(new Date(now))
        const activities = hoursAgo.map((hours, i) => {
          const at = new Date(now - hours * HOUR_MS)
          return makeActivity({ id: `a${i}`, timeSpent: 60, timestamp: at.toISOString(), localDay: localDay(at) })
        })
        const week = weeklyMinutes(foldActivities(activities), today)
        const expected = Array.from({ length: 7 }, (_, i) => {
          const day = addDays(today, i - 6)
          return hoursAgo.filter((hours) => format.format(now - hours * HOUR_MS) === day).length
        })
        expect(week).toEqual(expected)
      }),
    )
  })
})
