import type { ActivityInput, ProgressRecord } from 'shared/model/activity'
import { SCORE_MAX } from 'shared/model/evaluation'
import { WPM_MAX } from 'shared/model/typing-session'
import type { ActivityRow } from '../db/rows/practice.ts'
import { momentOf, utcDay } from './moment.ts'

interface Whose {
  userId: string
  now: number
  deviceId: string | null
}

const ITEM_ID_MAX = 128

/** The largest score of each kind; a larger one is stored as this. */
const SCORES: Partial<Record<ActivityInput['type'], number>> = { scenario: SCORE_MAX, quiz: 100, typing: WPM_MAX }
const SCORE_ANY = 100_000
/** Results of games stay on the device, so scores that an earlier version of the app sends for them are not stored. */
const scoreOf = ({ type, score }: Pick<ActivityInput, 'type' | 'score'>) =>
  score === null || type === 'game' ? null : Math.min(score, SCORES[type] ?? SCORE_ANY)

/** An activity as a row of the log, with its values limited to what is possible. */
export function activityRow(a: ActivityInput, { userId, now, deviceId }: Whose): ActivityRow {
  const occurredAt = momentOf(a.timestamp, now)
  const score = scoreOf(a)
  return {
    userId,
    id: a.id,
    type: a.type,
    moduleId: a.moduleId,
    scenarioId: a.scenarioId,
    // Progress records of the public API name their item; an activity has it in its data.
    itemId: typeof a.data.itemId === 'string' ? a.data.itemId.slice(0, ITEM_ID_MAX) : null,
    scoreC: score === null ? null : Math.round(score * 100),
    timeSpent: a.timeSpent,
    completed: a.completed ? 1 : 0,
    occurredAt,
    receivedAt: now,
    localDay: a.localDay ?? utcDay(occurredAt),
    deviceId: a.seq === undefined ? null : deviceId,
    seq: deviceId === null ? null : (a.seq ?? null),
    title: a.title,
    description: a.description,
    icon: a.icon,
    color: a.color,
    data: JSON.stringify(a.data),
  }
}

/** A progress record of the public API as the same kind of row. */
export function recordRow(record: ProgressRecord, id: string, whose: Omit<Whose, 'deviceId'>): ActivityRow {
  const { userId: _, itemId, timestamp, device, ...rest } = record
  const input = { icon: '', color: '', ...rest, id, timestamp: timestamp ?? new Date(whose.now).toISOString() }
  return { ...activityRow(input, { ...whose, deviceId: device ?? null }), itemId: itemId ?? null }
}
