const DAY_MS = 86_400_000
/** Days since 1970-01-01. */
export const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
/** The calendar day, `YYYY-MM-DD`, that is so many days after 1970-01-01. */
export const dayOfNumber = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/**
 * The calendar day that lies `days` later, `YYYY-MM-DD`. It counts calendar days, so that daylight saving time changes
 * nothing.
 */
export const addDays = (day: string, days: number) => dayOfNumber(dayNumber(day) + days)

/** Days from the first day to the second; negative where the second is earlier. */
export const daysApart = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** Every calendar day from the first to the last, both included; empty where the last is earlier. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(from, to) + 1) }, (_, i) => addDays(from, i))
