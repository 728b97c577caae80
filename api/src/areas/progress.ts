import type { progress as contract } from 'shared/contract/calls/progress'
import type { Handlers } from 'shared/contract/endpoint'
import { type ProgressFold, TOTAL_MODULES_DEFAULT } from 'shared/model/progress'
import { addFolds, countedMinutes, foldActivities, statsOf, weeklyMinutes } from 'shared/rules/progress/progress'
import { uuidv7 } from 'uuidv7'
import type { ActivityRow } from '../db/rows/practice.ts'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { publishedCount } from '../db/tables/content/modules.ts'
import {
  activityById,
  activityOf,
  addActivities,
  heldIntervals,
  type ItemRow,
  newestItems,
  recentActivities,
} from '../db/tables/progress/activities.ts'
import { olderActivities } from '../db/tables/progress/activity-history.ts'
import { restartedModules } from '../db/tables/progress/module-states.ts'
import { holdFold, putFold, storedFold } from '../db/tables/progress/progress-folds.ts'
import { replayedAfter } from '../db/tables/progress/replayed-activities.ts'
import type { Call } from '../http/call.ts'
import { activityRow, recordRow } from './activity-rows.ts'
import { utcDay } from './moment.ts'
import { invalidCursor, startOf } from './page-start.ts'

/** The largest number of days of minutes in a reply: more than any screen shows. */
export const SHOWN_DAYS_MAX = 35
const DAY_MS = 86_400_000

interface Inserted {
  /** The ids of the activities that were new. */
  added: ReadonlySet<string>
  /** The stored fold including the new activities, but without its list of the newest ones. */
  fold: ProgressFold
  /** Resolves when the fold is written; wait for it before the transaction ends. */
  stored: Promise<unknown>
}
/**
 * Adds activities to the log, and the new ones to the stored fold; existing ids are ignored. The server adds to the log
 * only through this function, so that the log and the fold agree.
 */
export async function insertActivities(db: Db, userId: string, rows: readonly ActivityRow[]): Promise<Inserted> {
  const unique = rows.length < 2 ? rows : [...new Map(rows.map((row) => [row.id, row])).values()]
  // The fold is locked first, so that of two devices with the same activities the second one waits here and not in the
  // middle of the log.
  const [before, added] = await Promise.all([holdFold(db, userId), addActivities(db, unique)])
  if (added.size === 0) return { added, fold: before.fold, stored: Promise.resolve() }
  const fold = addFolds(before.fold, foldActivities(unique.filter((row) => added.has(row.id)).map(activityOf)))
  return { added, fold, stored: putFold(db, userId, unique[0]?.receivedAt ?? 0, before, fold) }
}

/**
 * The days up to `today` that a reply contains, and the day after it, because learners further east may already be in
 * it; later days from a wrong clock do not displace them.
 */
function recentDays(days: ProgressFold['days'], today: string) {
  const end = Date.parse(today)
  const from = utcDay(end - (SHOWN_DAYS_MAX - 1) * DAY_MS)
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

/** The activity log and its fold. */
export const progress = (store: Store, logId: string): Handlers<typeof contract, Call> => {
  async function summary({ db, user, now }: Call, asking: Asking, accepted: string[], known?: ProgressFold) {
    const { device, from, today = utcDay(now) } = asking
    const [stored, recent, modules, restarted, held] = await Promise.all([
      known ?? storedFold(db, user.id),
      recentActivities(db, user.id),
      publishedCount(db),
      restartedModules(db, [user.id]),
      device === undefined || from === undefined ? [] : heldIntervals(db, user.id, device, from),
    ])
    const fold = { ...stored, recent }
    return {
      stats: statsOf(fold, today, modules || TOTAL_MODULES_DEFAULT, restarted.get(user.id) ?? new Set()),
      activities: fold.recent,
      fold: { ...fold, days: recentDays(fold.days, today) },
      logId,
      accepted,
      held,
    }
  }
  return {
    summary: ({ query }, call) =>
      store.readTogether((db) => summary({ ...call, db, user: call.user }, query ?? {}, [])),

    saveSummary: async ({ body }, call) => {
      const whose = { userId: call.user.id, now: call.now, deviceId: body.device ?? null }
      const { fold, stored } = await insertActivities(
        call.db,
        call.user.id,
        body.activities.map((a) => activityRow(a, whose)),
      )
      call.meanwhile(stored)
      return summary(call, body, [...new Set(body.activities.map((a) => a.id))], fold)
    },

    record: async ({ body }, { db, user, now, key, meanwhile }) => {
      const row = recordRow(body, body.id ?? key ?? uuidv7(), { userId: user.id, now })
      const { added, stored: isStored } = await insertActivities(db, user.id, [row])
      meanwhile(isStored)
      if (added.has(row.id)) return itemOf(row)
      const [stored = row] = await activityById(db, { userId: user.id, id: row.id })
      return itemOf(stored)
    },

    list: async (_, { db, user }) => (await newestItems(db, { userId: user.id })).map(itemOf),

    log: ({ query }, { db, user, now }) => replayedAfter(db, user.id, startOf(query), now),

    history: async ({ query: { after } }, { db, user }) => {
      if (after === undefined) return olderActivities(db, user.id)
      const [last] = await activityById(db, { userId: user.id, id: after })
      if (!last) throw invalidCursor()
      return olderActivities(db, user.id, last)
    },

    studyTime: async (_, { db, user }) => ({ totalMinutes: countedMinutes(await storedFold(db, user.id)) }),

    studyTimeWeek: async ({ query }, { db, user, now }) => {
      const week = weeklyMinutes(await storedFold(db, user.id), query?.today ?? utcDay(now))
      return { totalMinutes: week.reduce((sum, minutes) => sum + minutes, 0) }
    },
  }
}
