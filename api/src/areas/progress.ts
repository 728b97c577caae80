import type { Handlers } from 'shared/contract/endpoint'
import type { progress as contract } from 'shared/contract/progress'
import { type ProgressFold, TOTAL_MODULES_DEFAULT } from 'shared/model/progress'
import { addFolds, foldActivities, statsOf, weeklyMinutes } from 'shared/rules/progress'
import { uuidv7 } from 'uuidv7'
import type { ActivityRow, Db } from '../db/schema.ts'
import {
  activityById,
  activityOf,
  addActivities,
  heldIntervals,
  type ItemRow,
  newestItems,
} from '../db/tables/activities.ts'
import { publishedCount } from '../db/tables/modules.ts'
import { changeFold, foldOf, storedFold } from '../db/tables/progress-folds.ts'
import { replayedAfter } from '../db/tables/replayed-activities.ts'
import type { Call } from '../http/call.ts'
import { activityRow, recordRow, utcDay } from './activity-rows.ts'
import { startOf } from './page-start.ts'

/** Days of minutes in an answer: what any screen shows, with room. */
export const FOLD_DAYS_MAX = 35
const DAY_MS = 86_400_000

/** The one way into the log: ids that are there are ignored, and the stored fold grows by what is really new. Answers the new ids. */
export async function insertActivities(db: Db, userId: string, rows: readonly ActivityRow[]) {
  const unique = rows.length < 2 ? rows : [...new Map(rows.map((row) => [row.id, row])).values()]
  const added = await addActivities(db, unique)
  if (added.size === 0) return added
  const fresh = foldActivities(unique.filter((row) => added.has(row.id)).map(activityOf))
  await changeFold(db, userId, unique[0]?.receivedAt ?? 0, (stored) => addFolds(stored, fresh))
  return added
}

/** The days before `today` that an answer names, and the next one for who is east of it; a clock that is years ahead hides none of them. */
function recentDays(days: ProgressFold['days'], today: string) {
  const end = Date.parse(today)
  const from = utcDay(end - (FOLD_DAYS_MAX - 1) * DAY_MS)
  const until = utcDay(end + DAY_MS)
  return Object.fromEntries(Object.entries(days).filter(([day]) => day >= from && day <= until))
}

const itemOf = (row: ItemRow) => ({
  id: row.id,
  type: row.type,
  itemId: row.itemId ?? row.moduleId ?? row.scenarioId,
  moduleId: row.moduleId,
  scenarioId: row.scenarioId,
  score: row.scoreC === null ? null : row.scoreC / 100,
  timeSpent: row.timeSpent,
  completed: row.completed === 1,
  timestamp: new Date(row.occurredAt).toISOString(),
  title: row.title,
})

interface Asking {
  device?: string | undefined
  from?: number | undefined
  today?: string | undefined
}

/** The activity log and its fold (spec 1 §7, design §5). */
export const progress = (logId: string): Handlers<typeof contract, Call> => {
  async function summary({ db, user, now }: Call, asking: Asking, accepted: string[]) {
    const fold = await foldOf(db, user.id)
    const { device, from, today = utcDay(now) } = asking
    const totalModules = (await publishedCount(db)) || TOTAL_MODULES_DEFAULT
    return {
      stats: statsOf(fold, today, totalModules),
      activities: fold.recent,
      fold: { ...fold, days: recentDays(fold.days, today) },
      logId,
      accepted,
      held: device === undefined || from === undefined ? [] : await heldIntervals(db, user.id, device, from),
    }
  }
  return {
    summary: async ({ query }, call) => summary(call, query ?? {}, []),

    saveSummary: async ({ body }, call) => {
      const whose = { userId: call.user.id, now: call.now, deviceId: body.device ?? null }
      await insertActivities(
        call.db,
        call.user.id,
        body.activities.map((a) => activityRow(a, whose)),
      )
      return summary(call, body, [...new Set(body.activities.map((a) => a.id))])
    },

    record: async ({ body }, { db, user, now, key }) => {
      const row = recordRow(body, body.id ?? key ?? uuidv7(), { userId: user.id, now })
      const added = await insertActivities(db, user.id, [row])
      if (added.has(row.id)) return itemOf(row)
      const [stored = row] = await activityById(db, { userId: user.id, id: row.id })
      return itemOf(stored)
    },

    list: async (_, { db, user }) => (await newestItems(db, { userId: user.id })).map(itemOf),

    log: ({ query }, { db, user, now }) => replayedAfter(db, user.id, startOf(query), now),

    studyTime: async (_, { db, user }) => ({ totalMinutes: (await storedFold(db, user.id)).minutes }),

    studyTimeWeek: async ({ query }, { db, user, now }) => {
      const week = weeklyMinutes(await storedFold(db, user.id), query?.today ?? utcDay(now))
      return { totalMinutes: week.reduce((sum, minutes) => sum + minutes, 0) }
    },
  }
}
