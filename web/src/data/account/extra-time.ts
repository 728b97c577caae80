import { type ExtraTime, isExtraTime } from 'shared/rules/quizzes/quiz-run'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

const KEY = 'extraTime'

/** The learner's choice on this device for every clock; undefined while it loads. */
export const useExtraTime = (): ExtraTime | undefined =>
  useQuery(async (home) => {
    const value = (await home.meta.get(KEY))?.value
    return isExtraTime(value) ? value : 1
  }, [])

export const saveExtraTime = (db: SituDb, value: ExtraTime) => db.meta.put({ key: KEY, value })
