// Allowances of the plans: 3 evaluations a day with free, 100 a month with starter, no limit with pro, by the calendar
// of the test's time zone.
import { TEST_ZONE } from '../model/content/test-date.ts'
import type { Plan } from '../model/people/user.ts'

type Period = 'day' | 'month'
export const PLAN_LIMITS: Readonly<Record<Plan, { max: number; period: Period } | null>> = {
  free: { max: 3, period: 'day' },
  starter: { max: 100, period: 'month' },
  pro: null,
}

const CALENDAR = new Intl.DateTimeFormat('en', {
  timeZone: TEST_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
/** The calendar day in the plan's zone, `YYYY-MM-DD`. */
export function planDay(at: number) {
  // The day is built from its parts, because browsers have changed how they format a date of a region.
  const { year, month, day } = Object.fromEntries(CALENDAR.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

const HOUR_MS = 3_600_000
/**
 * First moment of a calendar day in the plan's time zone, in epoch milliseconds: midnight there is four or five hours
 * after midnight UTC.
 */
function dayBegins(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const found = [4, 5]
    .map((hours) => utc + hours * HOUR_MS)
    .find((at) => planDay(at) === day && planDay(at - 1) !== day)
  return found ?? utc + 5 * HOUR_MS
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
const nextMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

export interface PlanPeriod {
  max: number
  /** Epoch milliseconds: evaluations credited in [`from`, `until`) count. */
  from: number
  until: number
}
/** The period to which a moment belongs; null for a plan without a limit. */
export function planPeriod(plan: Plan, at: number): PlanPeriod | null {
  const limit = PLAN_LIMITS[plan]
  if (!limit) return null
  const today = planDay(at)
  return limit.period === 'day'
    ? { max: limit.max, from: dayBegins(today), until: dayBegins(nextDay(today)) }
    : { max: limit.max, from: dayBegins(`${today.slice(0, 7)}-01`), until: dayBegins(nextMonth(today)) }
}
