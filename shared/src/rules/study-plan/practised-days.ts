import { weekOf } from '../calendar.ts'
import type { StudyLog } from './log.ts'

/** Days of a day's week, up to that day, with any practice. Weeks begin on Monday, as in the plan. */
export function practisedDays(log: StudyLog, day: string): number {
  const monday = weekOf(day, 1)
  const { days, cards: _, ...acts } = log
  const all = new Set([...days, ...Object.values(acts).flatMap((records) => records.map((record) => record.day))])
  return [...all].filter((one) => one >= monday && one <= day).length
}
