import type { ActivityInput, ProgressRecord } from 'shared/model/activity'
import type { ActivityRow } from '../db/schema.ts'

interface Whose {
  userId: string
  now: number
  deviceId: string | null
}

const ITEM_ID_MAX = 128

/** An activity as the log keeps it. The future is not believed: what is dated after now happened now. */
export function activityRow(a: ActivityInput, { userId, now, deviceId }: Whose): ActivityRow {
  const occurredAt = Math.min(Date.parse(a.timestamp), now)
  return {
    userId,
    id: a.id,
    type: a.type,
    moduleId: a.moduleId,
    scenarioId: a.scenarioId,
    // The specification's progress records name their item; an act carries it among its data.
    itemId: typeof a.data.itemId === 'string' ? a.data.itemId.slice(0, ITEM_ID_MAX) : null,
    scoreC: a.score === null ? null : Math.round(a.score * 100),
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

/** The specification's progress record as the same kind of row. */
export function recordRow(record: ProgressRecord, id: string, whose: Omit<Whose, 'deviceId'>): ActivityRow {
  const { userId: _, itemId, timestamp, device, ...rest } = record
  const input = { icon: '', color: '', ...rest, id, timestamp: timestamp ?? new Date(whose.now).toISOString() }
  return { ...activityRow(input, { ...whose, deviceId: device ?? null }), itemId: itemId ?? null }
}
export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
