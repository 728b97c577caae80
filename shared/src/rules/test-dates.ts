// Dates of the test and what hangs on them: spec 2 §9, research/casper-facts.md §6 and §7. Days are calendar days `YYYY-MM-DD` in the
// zone in which sittings are announced; which day it is there, the caller knows.
import type { TestDate } from '../model/test-date.ts'

/** Sittings that the page names; the others are a count (spec 2 §9). */
export const DATES_SHOWN = 8
/** Days after which a fact that nobody has looked up again is called old. */
export const STALE_AFTER_DAYS = 90
/** The test takes 65 to 85 minutes. */
export const TEST_MINUTES_MAX = 85

/** Days before a sitting until which something can be done: register and pay, move the sitting for free, ask for accommodations. */
export const DEADLINES = { registration: 3, accommodations: 28, rescheduling: 31 } as const
export type Deadline = keyof typeof DEADLINES

const DAY_MS = 86_400_000
const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The calendar day so many days before another. */
export const daysBefore = (day: string, days: number) => new Date(dayMs(day) - days * DAY_MS).toISOString().slice(0, 10)
/** Days from one calendar day to another; negative when it is past. */
export const daysUntil = (day: string, today: string) => Math.round((dayMs(day) - dayMs(today)) / DAY_MS)
/** Whether something that was looked up on a day should be looked up again. */
export const isStale = (checkedOn: string, today: string) => -daysUntil(checkedOn, today) > STALE_AFTER_DAYS

type Sitting = Pick<TestDate, 'date' | 'time'>
const byTime = (a: Sitting, b: Sitting) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)

/** Sittings on or after today, the earliest first: those that are named, and how many more there are. */
export function upcoming<T extends Sitting>(dates: readonly T[], today: string): { shown: T[]; more: number } {
  const ahead = dates.filter(({ date }) => date >= today).sort(byTime)
  return { shown: ahead.slice(0, DATES_SHOWN), more: Math.max(0, ahead.length - DATES_SHOWN) }
}

export interface DeadlineDay {
  deadline: Deadline
  /** Last day on which it can be done. */
  day: string
  /** Days left; negative when it is past. */
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
