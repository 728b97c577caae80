import type { Language } from '../../model/bilingual.ts'

/** The choices of minutes per day and days per week. One day a week could not keep nine competencies fresh. */
export const STUDY_MINUTES = [10, 15, 20, 30, 45, 60] as const
export const STUDY_DAYS = [2, 3, 4, 5, 6, 7] as const
export const DEFAULT_MINUTES = 20
export const DEFAULT_DAYS = 5

/** The test: on a day, in a season of which only the first month is known, or not known yet. */
export type TestTarget = { kind: 'date'; day: string } | { kind: 'season'; month: string } | null

/**
 * The learner's answers to the three questions of the study plan: when the test is, how much time there is for study,
 * and in which language it is taken.
 */
export interface StudyGoals {
  target: TestTarget
  /** Minutes on a study day. */
  minutes: number
  /** Study days in a week. */
  days: number
  /** Language in which the test is taken. */
  language: Language
}

const nearest = (wanted: unknown, among: readonly number[], otherwise: number) =>
  typeof wanted === 'number' && Number.isFinite(wanted)
    ? among.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))
    : otherwise

/**
 * The nearest minutes and days among the choices, so that a value stored by another version of the application is never
 * refused.
 */
export const studyLoad = (minutes: unknown, days: unknown): Pick<StudyGoals, 'minutes' | 'days'> => ({
  minutes: nearest(minutes, STUDY_MINUTES, DEFAULT_MINUTES),
  days: nearest(days, STUDY_DAYS, DEFAULT_DAYS),
})

/** The day towards which the plan works; for a season, its first day. Null where nothing is known. */
export const targetDay = (target: TestTarget): string | null =>
  target === null ? null : target.kind === 'date' ? target.day : `${target.month}-01`

/** The month in which each season begins. */
export const SEASON_MONTHS = { winter: '01', spring: '04', summer: '07', autumn: '10' } as const
export type Season = keyof typeof SEASON_MONTHS

/** The next `count` seasons that begin after a day. */
export function seasonsAfter(day: string, count: number): { season: Season; month: string }[] {
  const year = Number(day.slice(0, 4))
  const names = Object.keys(SEASON_MONTHS) as Season[]
  return Array.from({ length: count + names.length }, (_, i) => {
    const season = names[i % names.length] as Season
    return { season, month: `${year + Math.floor(i / names.length)}-${SEASON_MONTHS[season]}` }
  })
    .filter(({ month }) => `${month}-01` > day)
    .slice(0, count)
}
