import { type ExtraTime, isExtraTime } from 'shared/rules/quizzes/quiz-run'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { changePersonalEntry, personalEntry } from './personal-entry'

/** Key under which older versions stored the choice on each device. */
const KEY = 'extraTime'

/** The choice that is stored, from any device. */
export async function extraTimeOf(db: SituDb): Promise<ExtraTime> {
  const value = (await personalEntry(db)).comfort?.extraTime ?? (await db.meta.get(KEY))?.value
  return isExtraTime(value) ? value : 1
}

/** The learner's choice for every clock, on all of their devices; undefined while it loads. */
export const useExtraTime = (): ExtraTime | undefined => useQuery(extraTimeOf, [])

export const saveExtraTime = (db: SituDb, value: ExtraTime) =>
  changePersonalEntry(db, ({ comfort }) => ({ comfort: { ...comfort, extraTime: value } }))
