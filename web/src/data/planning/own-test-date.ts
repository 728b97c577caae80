import type { Language } from 'shared/model/bilingual'
import { type StudyGoals, studyLoad } from 'shared/rules/study-plan/goals'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { recordActivity } from '#data/progress/progress'
import { replayed } from '#data/progress/replayed'

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

type Data = Record<string, unknown>
const isOwnDate = (data: Data): data is Data & OwnTestDate =>
  typeof data.date === 'string' && typeof data.time === 'string'

/**
 * The latest entry, from any device: the date, and under `study` the goals of the plan. It is an activity whose latest
 * version counts, so that it reaches the other devices with the log.
 */
const latest = async (home: SituDb): Promise<Data> => (await replayed(home, ['test_date'])).at(-1)?.data ?? {}
const dateOf = (data: Data): OwnTestDate | null =>
  isOwnDate(data) ? { date: data.date, time: data.time, language: data.language } : null

/** The date entered last; null when there is none or it was removed, undefined while it loads. */
export const useOwnTestDate = (): OwnTestDate | null | undefined =>
  useQuery(async (home) => dateOf(await latest(home)), [])

const record = (db: SituDb, data: Data) =>
  recordActivity(db, {
    type: 'test_date',
    title: '',
    icon: 'calendar-days',
    // Not an exercise: it has no result.
    completed: false,
    data,
  })

/** Records the learner's date, or with null that there is none; the goals of the plan stay. */
export async function saveOwnTestDate(db: SituDb, date: OwnTestDate | null) {
  const { study } = await latest(db)
  return record(db, { ...date, ...(study !== undefined && { study }) })
}

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
const isLanguage = (value: unknown): value is Language => value === 'fr' || value === 'en'

/** The three answers from which the plan is made; null where they were never given. */
export async function readStudyGoals(home: SituDb): Promise<StudyGoals | null> {
  const data = await latest(home)
  const study = (data.study ?? null) as Data | null
  if (typeof study !== 'object' || study === null) return null
  const own = dateOf(data)
  const language = own?.language ?? study.language
  return {
    ...studyLoad(study.minutes, study.days),
    language: isLanguage(language) ? language : 'fr',
    target: own
      ? { kind: 'date', day: own.date }
      : isMonth(study.season)
        ? { kind: 'season', month: study.season }
        : null,
  }
}

/** Records the three answers. An unchanged date keeps its time. */
export async function saveStudyGoals(db: SituDb, { target, minutes, days, language }: StudyGoals) {
  const before = dateOf(await latest(db))
  const date = target?.kind === 'date' && {
    date: target.day,
    time: before?.date === target.day ? before.time : USUAL_TIME,
    language,
  }
  const study = { minutes, days, language, ...(target?.kind === 'season' && { season: target.month }) }
  return record(db, { ...date, study })
}

/** The known date, which prefills the three questions. */
export const readOwnTestDate = async (home: SituDb) => dateOf(await latest(home))
