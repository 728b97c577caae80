import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'

const KEY = 'planReminder'

/** The daily reminder of the plan. It is off until the learner turns it on, and is stored on this device only. */
export interface PlanReminder {
  isOn: boolean
  /** `HH:MM`: the time of the reminder, and the time at which the sessions of a day begin in an exported calendar. */
  time: string
}

/** The setting; undefined while it loads. `fallback` is the time where none was chosen. */
export const usePlanReminder = (fallback: string): PlanReminder | undefined =>
  useQuery(
    async (db) => ((await db.meta.get(KEY))?.value as PlanReminder | undefined) ?? { isOn: false, time: fallback },
    [fallback],
  )
export const savePlanReminder = (db: SituDb, reminder: PlanReminder) => db.meta.put({ key: KEY, value: reminder })
