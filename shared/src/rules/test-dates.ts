// Dates of the test and their deadlines. Days are calendar days `YYYY-MM-DD` in the zone in which sittings are
// announced; the caller passes today's day there.
import type { TestDate } from '../model/content/test-date.ts'
import { addDays, daysApart } from './day-range.ts'

/** Sittings that the page lists; it only counts the others. */
export const DATES_SHOWN = 8
/** Days after which a fact that nobody checked again is called outdated. */
export const STALE_AFTER_DAYS = 90
/** The test takes 65 to 85 minutes. */
export const TEST_MINUTES_MAX = 85

/**
 * Days between each deadline and its sitting: registration and payment, asking for accommodations, moving the sitting
 * free of charge.
 */
export const DEADLINES = { registration: 3, accommodations: 28, rescheduling: 31 } as const
export type Deadline = keyof typeof DEADLINES

/** The calendar day that lies `days` before another. */
export const daysBefore = (day: string, days: number) => addDays(day, -days)
/** Days from `today` to `day`; negative when it is past. */
export const daysUntil = (day: string, today: string) => daysApart(today, day)
/** Whether a fact checked on that day should be checked again. */
export const isStale = (checkedOn: string, today: string) => -daysUntil(checkedOn, today) > STALE_AFTER_DAYS

type Sitting = Pick<TestDate, 'date' | 'time'>
const byTime = (a: Sitting, b: Sitting) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)

/** Sittings on or after today, the earliest first: the listed ones, and the number of the others. */
export function upcoming<T extends Sitting>(dates: readonly T[], today: string): { shown: T[]; more: number } {
  const ahead = dates.filter(({ date }) => date >= today).sort(byTime)
  return { shown: ahead.slice(0, DATES_SHOWN), more: Math.max(0, ahead.length - DATES_SHOWN) }
}

export interface DeadlineDay {
  deadline: Deadline
  /** Last day, `YYYY-MM-DD`, on which the deadline is met. */
  day: string
  /** Days from today to `day`; negative once that day is past. */
  daysLeft: number
}
/** The deadlines of a sitting, the earliest first. */
export const deadlinesOf = ({ date }: Pick<Sitting, 'date'>, today: string): DeadlineDay[] =>
  (Object.entries(DEADLINES) as [Deadline, number][])
    .map(([deadline, days]) => {
      const day = daysBefore(date, days)
      return { deadline, day, daysLeft: daysUntil(day, today) }
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))
