const DAY_MS = 86_400_000
const number = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** The calendar day so many days later, `YYYY-MM-DD`: days of a calendar, whatever a zone's clock does. */
export const addDays = (day: string, days: number) => new Date((number(day) + days) * DAY_MS).toISOString().slice(0, 10)

/** Days from one to the other; negative where the second is earlier. */
export const daysApart = (from: string, to: string) => number(to) - number(from)

/** Every calendar day from the first to the last, both included; none where the last is earlier. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(from, to) + 1) }, (_, i) => addDays(from, i))
