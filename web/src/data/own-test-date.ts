import type { Language } from 'shared/model/bilingual'
import type { SituDb } from './db'
import { recordActivity } from './progress'
import { replayed } from './replayed'
import { useQuery } from './use-query'

/** The sitting that the learner has booked, in Eastern time as it is announced. */
export interface OwnTestDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:MM`, 24 hours. */
  time: string
  language: Language
}
const isOwnDate = (data: Record<string, unknown>): data is Record<string, unknown> & OwnTestDate =>
  typeof data.date === 'string' && typeof data.time === 'string'

/** The date entered last, on whichever device; null when none was entered or it was removed, undefined while it is looked up. */
export const useOwnTestDate = (): OwnTestDate | null | undefined =>
  useQuery(async (home) => {
    const last = (await replayed(home, ['test_date'])).at(-1)?.data
    return last && isOwnDate(last) ? { date: last.date, time: last.time, language: last.language } : null
  }, [])

/** Records the learner's date, or with null that there is none: an act like any other, of which the latest counts. */
export const saveOwnTestDate = (db: SituDb, date: OwnTestDate | null) =>
  recordActivity(db, {
    type: 'test_date',
    title: '',
    icon: 'calendar-days',
    // Nothing was done: it shows no result.
    completed: false,
    data: date === null ? {} : { ...date },
  })
