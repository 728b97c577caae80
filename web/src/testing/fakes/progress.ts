import type { progress as contract } from 'shared/contract/calls/progress'
import type { Handlers } from 'shared/contract/endpoint'
import type { Activity, ActivityInput, ProgressRecord } from 'shared/model/activity'
import { LOG_PAGE, ReplayedType, TOTAL_MODULES_DEFAULT } from 'shared/model/progress'
import { foldActivities, newestFirst, statsOf, weeklyMinutes } from 'shared/rules/progress/progress'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { type LogEntry, world } from '../world'
import { badCursor, pageOf } from './page-of'
import { restartedOf } from './progress-data'

const utcDay = () => new Date().toISOString().slice(0, 10)
const logOf = (userId: string): LogEntry[] => {
  world.logs[userId] ??= []
  return world.logs[userId]
}
const foldOf = (userId: string) => foldActivities(logOf(userId).map(({ activity }) => activity))

/** Adds entries to the log; an entry with an existing id is ignored. */
function insert(userId: string, entries: LogEntry[]) {
  const log = logOf(userId)
  for (const entry of entries) if (!log.some(({ activity }) => activity.id === entry.activity.id)) log.push(entry)
}

/** The timestamp in UTC, with a time in the future replaced by now. */
const inUtc = (timestamp: string) => new Date(Math.min(Date.parse(timestamp), Date.now())).toISOString()
const sentActivity = ({ seq, ...activity }: ActivityInput, device: string | null): LogEntry => {
  const timestamp = inUtc(activity.timestamp)
  const localDay = activity.localDay ?? timestamp.slice(0, 10)
  return {
    activity: { ...activity, timestamp, localDay },
    itemId: typeof activity.data.itemId === 'string' ? activity.data.itemId : null,
    device,
    seq: seq ?? null,
  }
}
function sentRecord({ userId: _, itemId, id = uuidv7(), device, seq, ...record }: ProgressRecord): LogEntry {
  const timestamp = inUtc(record.timestamp ?? new Date().toISOString())
  const localDay = record.localDay ?? timestamp.slice(0, 10)
  const activity: Activity = { ...record, id, timestamp, localDay, icon: '', color: '' }
  return { activity, itemId: itemId ?? null, device: device ?? null, seq: seq ?? null }
}

/** The `seq` numbers from `from` on that the log has of a device, as closed intervals. */
function heldOf(userId: string, device: string | undefined, from: number | undefined): [number, number][] {
  if (device === undefined || from === undefined) return []
  const places = logOf(userId)
    .filter((entry) => entry.device === device)
    .flatMap(({ seq }) => (seq !== null && seq >= from ? [seq] : []))
    .sort((a, b) => a - b)
  const held: [number, number][] = []
  for (const place of places) {
    const last = held.at(-1)
    if (last && last[1] >= place - 1) last[1] = place
    else held.push([place, place])
  }
  return held
}

interface Asking {
  device?: string | undefined
  from?: number | undefined
  today?: string | undefined
}
function summary(userId: string, { device, from, today = utcDay() }: Asking, accepted: string[]) {
  const fold = foldOf(userId)
  const published = world.modules.filter(({ isPublished }) => isPublished).length
  return {
    stats: statsOf(fold, today, published || TOTAL_MODULES_DEFAULT, restartedOf(userId)),
    activities: fold.recent,
    fold,
    logId: 'fake-world',
    accepted,
    held: heldOf(userId, device, from),
  }
}

const itemOf = ({ activity, itemId }: LogEntry) => {
  const { id, type, moduleId, scenarioId, score, timeSpent, completed, timestamp, title } = activity
  const item = itemId ?? moduleId ?? scenarioId
  return { id, type, itemId: item, moduleId, scenarioId, score, timeSpent, completed, timestamp, title }
}

export const progress: Handlers<typeof contract, Caller> = {
  summary: ({ query }, { me }) => summary(me.user.id, query, []),

  saveSummary: ({ body }, { me }) => {
    const { id } = me.user
    insert(
      id,
      body.activities.map((sent) => sentActivity(sent, body.device ?? null)),
    )
    return summary(id, body, [...new Set(body.activities.map((sent) => sent.id))])
  },

  record: ({ body }, { me }) => {
    const entry = sentRecord(body)
    insert(me.user.id, [entry])
    return itemOf(logOf(me.user.id).find(({ activity }) => activity.id === entry.activity.id) ?? entry)
  },

  list: (_, { me }) =>
    logOf(me.user.id)
      .toSorted((a, b) => newestFirst(a.activity, b.activity))
      .map(itemOf),

  log: ({ query }, { me }) => {
    const replayed = logOf(me.user.id).flatMap(({ activity }) =>
      ReplayedType.safeParse(activity.type).success ? [activity] : [],
    )
    const { page, ...rest } = pageOf(replayed, LOG_PAGE, query.after)
    return { activities: page, ...rest }
  },

  history: ({ query: { after } }, { me }) => {
    const all = logOf(me.user.id)
      .map(({ activity }) => activity)
      .sort(newestFirst)
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
    if (after !== undefined && from === 0) throw badCursor()
    const page = all.slice(from, from + LOG_PAGE)
    return { activities: page, cursor: page.at(-1)?.id ?? '', hasMore: from + page.length < all.length }
  },

  studyTime: (_, { me }) => ({ totalMinutes: foldOf(me.user.id).minutes }),

  studyTimeWeek: ({ query }, { me }) => {
    const week = weeklyMinutes(foldOf(me.user.id), query.today ?? utcDay())
    return { totalMinutes: week.reduce((sum, minutes) => sum + minutes, 0) }
  },
}
