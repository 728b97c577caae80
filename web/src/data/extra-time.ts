import { type ExtraTime, isExtraTime } from 'shared/rules/quiz-run'
import type { SituDb } from './db'
import { useQuery } from './use-query'

const KEY = 'extraTime'

/** The learner's own choice on this device, wherever a clock runs; undefined while it is looked up. */
export const useExtraTime = (): ExtraTime | undefined =>
  useQuery(async (home) => {
    const value = (await home.meta.get(KEY))?.value
    return isExtraTime(value) ? value : 1
  }, [])

export const saveExtraTime = (db: SituDb, value: ExtraTime) => db.meta.put({ key: KEY, value })
