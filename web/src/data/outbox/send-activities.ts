import type { ProgressSummary } from 'shared/model/progress'
import { SEGMENT_SIZE } from 'shared/rules/progress/progress-sync'
import type { SituDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'
import type { OwnActivity } from '#data/progress/activities-table'
import { applySummary, askingDevice } from '#data/progress/progress'
import { batchBytes, keepBatchBytes } from './batch-bytes'
import { type Outcome, outcomeOf } from './outcome'

/**
 * Requests of activities in flight at once: the next batch is read and sent while the reply to the last one is stored.
 */
const BATCHES_IN_FLIGHT = 2

/** The activities of these rows, by id. */
async function activitiesOf(db: SituDb, rows: readonly OutboxRow[]): Promise<Map<string, OwnActivity>> {
  // One range instead of a look-up per row: a batch is consecutive in the device's order.
  const places = rows.map((r) => r.seq ?? 0)
  const near = await db.activities
    .where('seq')
    .between(Math.min(...places), Math.max(...places), true, true)
    .toArray()
  return new Map(near.map((activity) => [activity.id, activity]))
}

/** The first rows that fit into one request; at least one. */
function fitting(rows: readonly OutboxRow[], activities: ReadonlyMap<string, OwnActivity>, bytes: number) {
  let sum = 0
  const tooMany = rows.findIndex((row, i) => {
    sum += JSON.stringify(activities.get(row.id) ?? '').length
    return i > 0 && sum > bytes
  })
  return tooMany < 0 ? rows : rows.slice(0, tooMany)
}

/** Sends a batch of activities in one request and stores the reply; returns its outcome. */
export async function sendActivities(
  db: SituDb,
  rows: readonly OutboxRow[],
  known?: ReadonlyMap<string, OwnActivity>,
): Promise<Outcome> {
  const first = rows[0] as OutboxRow
  const there = known ?? (await activitiesOf(db, rows))
  const activities = rows.map((row) => there.get(row.id)).filter((a) => a !== undefined)
  const outcome = await outcomeOf(db, first, { body: { ...(await askingDevice(db)), activities } })
  keepBatchBytes(db, outcome)
  if (outcome.answer.kind !== 'done') return outcome
  // A reply that does not contain what was sent is no acknowledgement.
  const held = await applySummary(db, outcome.value as ProgressSummary, rows)
  return held < rows.length ? { ...outcome, answer: { kind: 'again' } } : outcome
}

export const isActivity = (row: OutboxRow) => row.call === 'progress.saveSummary'

/** The next page of the queue after a place, with rows of every kind: reading it whole is faster than row by row. */
const pageBehind = (db: SituDb, order: number): Promise<OutboxRow[]> =>
  db.outbox.where('order').above(order).limit(SEGMENT_SIZE).toArray()

/**
 * A batch in flight. Its result is a value, so that a failure while another batch is read is not an unhandled
 * rejection.
 */
interface Flight {
  rows: readonly OutboxRow[]
  ended: Promise<PromiseSettledResult<Outcome>>
}
const settled = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const [result] = await Promise.allSettled([work])
  return result
}

/**
 * Sends all waiting activities that are due, two batches at a time: activities are a set, so the order of arrival does
 * not matter, and an older reply never undoes a newer one. Ends with the first batch that was not accepted and returns
 * it; undefined where all were accepted.
 */
export async function sendAllActivities(
  db: SituDb,
): Promise<{ rows: readonly OutboxRow[]; outcome: Outcome } | undefined> {
  const flying: Flight[] = []
  let behind = 0
  try {
    for (;;) {
      const page = flying.length < BATCHES_IN_FLIGHT ? await pageBehind(db, behind) : []
      const last = page.at(-1)
      if (last) {
        behind = last.order
        const now = Date.now()
        const rows = page.filter((r) => isActivity(r) && r.state === 'waiting' && r.notBefore <= now)
        if (rows.length === 0) continue
        const activities = await activitiesOf(db, rows)
        const sent = fitting(rows, activities, batchBytes(db))
        if (sent.length < rows.length) behind = sent.at(-1)?.order ?? behind
        flying.push({ rows: sent, ended: settled(sendActivities(db, sent, activities)) })
        continue
      }
      const oldest = flying[0]
      if (!oldest) return undefined
      const ended = await oldest.ended
      flying.shift()
      if (ended.status === 'rejected') throw ended.reason
      if (ended.value.answer.kind !== 'done') return { rows: oldest.rows, outcome: ended.value }
    }
  } finally {
    await Promise.all(flying.map((batch) => batch.ended))
  }
}
