import type { ProgressSummary } from 'shared/model/progress'
import { SEGMENT_SIZE } from 'shared/rules/progress-sync'
import type { OutboxRow, SituDb } from './db'
import { type Outcome, outcomeOf } from './outcome'
import { applySummary, askingDevice } from './progress'

/** Requests of activities under way at once: the next one is read and sent while the answer to the one before is stored. */
const BATCHES_IN_FLIGHT = 2

/** Sends a batch of activities in one request; returns what to do, having stored what came. */
export async function sendActivities(db: SituDb, rows: readonly OutboxRow[]): Promise<Outcome> {
  const first = rows[0] as OutboxRow
  const ids = new Set(rows.map((r) => r.id))
  // One range instead of a look-up per row: a batch is a run of the device's own order.
  const places = rows.map((r) => r.seq ?? 0)
  const near = await db.activities
    .where('seq')
    .between(Math.min(...places), Math.max(...places), true, true)
    .toArray()
  const activities = near.filter((a) => ids.has(a.id))
  const outcome = await outcomeOf(db, first, { body: { ...(await askingDevice(db)), activities } })
  if (outcome.answer.kind !== 'done') return outcome
  // An answer that does not hold what was sent is no acknowledgement.
  const held = await applySummary(db, outcome.value as ProgressSummary, rows)
  return held < rows.length ? { ...outcome, answer: { kind: 'again' } } : outcome
}

export const isActivity = (row: OutboxRow) => row.call === 'progress.saveSummary'

/** The next page of the queue behind a place, whatever is in it: reading it whole is cheaper than asking row by row. */
const pageBehind = (db: SituDb, order: number): Promise<OutboxRow[]> =>
  db.outbox.where('order').above(order).limit(SEGMENT_SIZE).toArray()

/** A batch under way. How it ended is a value: a failure that comes while another batch is read waits to be looked at. */
interface Flight {
  rows: OutboxRow[]
  ended: Promise<PromiseSettledResult<Outcome>>
}
const settled = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const [result] = await Promise.allSettled([work])
  return result
}

/**
 * Sends all waiting activities, two batches at a time: acts are a set, so the order in which they arrive changes nothing, and what
 * one answer says is never undone by an older one. Ends with the first batch that was not accepted.
 */
export async function sendAllActivities(db: SituDb): Promise<{ rows: OutboxRow[]; outcome: Outcome } | undefined> {
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
        if (rows.length > 0) flying.push({ rows, ended: settled(sendActivities(db, rows)) })
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
