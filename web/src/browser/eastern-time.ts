import { TZDate } from '@date-fns/tz'
import { TEST_ZONE } from 'shared/model/content/test-date'

/** The moment at which clocks in the test's time zone show this day and time (`YYYY-MM-DD`, `HH:MM`). */
export function easternMoment(date: string, time: string): TZDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new TZDate(year, month - 1, day, hour, minute, TEST_ZONE)
}

/** A moment in the test's time zone. */
export const inEasternTime = (at: Date | number) => new TZDate(new Date(at), TEST_ZONE)

/** The calendar day in the test's time zone, `YYYY-MM-DD`. */
export function easternDay(now: Date): string {
  const there = inEasternTime(now)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`
}
