import type { Language } from '../model/bilingual.ts'
import { addDays, daysBetween } from './day-range.ts'

/** `YYYY-MM`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)
export const firstOf = (month: Month) => `${month}-01`

/** The month that lies `months` later. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}
export const lastOf = (month: Month) => addDays(firstOf(addMonths(month, 1)), -1)

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const WEEK_START: Record<Language, 0 | 1> = { fr: 1, en: 0 }
/** Weeks begin on Sunday in English and on Monday in French. */
export const weekStart = (language: Language) => WEEK_START[language]

/** The first day of the week that a day is in. */
export const weekOf = (day: string, start: 0 | 1) => addDays(day, -((weekdayOf(day) - start + 7) % 7))

/** The whole weeks that cover a month, with days of the months before and after it. */
export function weeksOf(month: Month, start: 0 | 1): string[][] {
  const first = weekOf(firstOf(month), start)
  const last = addDays(weekOf(lastOf(month), start), 6)
  const days = daysBetween(first, last)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
