import type { Language } from 'shared/model/bilingual'
import { DEFAULT_LANGUAGE, isLanguage } from 'shared/model/languages'
import { type StudyGoals, studyLoad } from 'shared/rules/study-plan/goals'
import { changePersonalEntry, type PersonalEntry, personalEntry } from '#data/account/personal-entry'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

/** The sitting that the learner booked, in Eastern time as it is announced. */
export interface OwnTestDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:MM`, 24 hours. */
  time: string
  language: Language
}
/** The usual time of a sitting. */
export const USUAL_TIME = '18:00'

const isOwnDate = (date: object | undefined): date is OwnTestDate =>
  date !== undefined && 'time' in date && typeof date.time === 'string'

const dateOf = ({ date }: PersonalEntry): OwnTestDate | null =>
  isOwnDate(date) ? { date: date.date, time: date.time, language: date.language } : null

/** The date entered last; null when there is none or it was removed, undefined while it loads. */
export const useOwnTestDate = (): OwnTestDate | null | undefined =>
  useQuery(async (db) => dateOf(await personalEntry(db)), [])

/** Records the learner's date, or with null that there is none. */
export const saveOwnTestDate = (db: SituDb, date: OwnTestDate | null) =>
  changePersonalEntry(db, () => ({ date: date && { ...date } }))

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)

/** The three answers from which the plan is made; null where they were never given. */
export async function readStudyGoals(db: SituDb): Promise<StudyGoals | null> {
  const entry = await personalEntry(db)
  const { study } = entry
  if (!study) return null
  const own = dateOf(entry)
  const language = own?.language ?? study.language
  return {
    ...studyLoad(study.minutes, study.days),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    target: own
      ? { kind: 'date', day: own.date }
      : isMonth(study.season)
        ? { kind: 'season', month: study.season }
        : null,
  }
}

/** Records the three answers. An unchanged date keeps its time. */
export const saveStudyGoals = (db: SituDb, { target, minutes, days, language }: StudyGoals) =>
  changePersonalEntry(db, (entry) => {
    const before = dateOf(entry)
    return {
      date:
        target?.kind === 'date'
          ? { date: target.day, time: before?.date === target.day ? before.time : USUAL_TIME, language }
          : null,
      study: { minutes, days, language, ...(target?.kind === 'season' && { season: target.month }) },
    }
  })

/** The date entered last; null when there is none. */
export const readOwnTestDate = async (db: SituDb) => dateOf(await personalEntry(db))
