import { progress } from 'shared/contract/progress'
import type { Activity } from 'shared/model/activity'
import type { ProgressFold, ProgressStats, ProgressSummary } from 'shared/model/progress'
import { TOTAL_MODULES_DEFAULT } from 'shared/model/progress'
import { addFolds, EMPTY_FOLD, foldActivities, statsOf } from 'shared/rules/progress'
import { isHeld, laterSnapshot, SEGMENT_SIZE, type Snapshot, segmentOf, visibleFold } from 'shared/rules/progress-sync'
import { uuidv7 } from 'uuidv7'
import { localDay } from '#browser/clock'
import { send } from './client'
import type { OutboxRow, OwnActivity, SituDb } from './db'
import { deviceOrder, knownDeviceOrder, saveDeviceOrder } from './device-order'
import { announceWrite, newRow } from './outbox'

/** The summary's own time-out (spec 1 §9). */
export const SUMMARY_TIMEOUT_MS = 5000

export type NewActivity = Pick<Activity, 'type' | 'title'> & Partial<Omit<Activity, 'timestamp' | 'localDay'>>

/** Tables that recording an activity writes; a caller's own transaction must name them. */
export const activityTables = (db: SituDb) => [db.meta, db.activities, db.pendingFolds, db.outbox]

const complete = (given: NewActivity, at: Date): Activity => ({
  description: '',
  score: null,
  icon: '',
  color: '',
  timeSpent: null,
  completed: true,
  moduleId: null,
  scenarioId: null,
  data: {},
  id: uuidv7(),
  ...given,
  timestamp: at.toISOString(),
  localDay: localDay(at),
})

const withoutSeq = ({ seq: _, ...activity }: OwnActivity): Activity => activity

/** Gives activities their places in the device's order. Call it inside a transaction on `meta`. */
export async function takePlaces(db: SituDb, activities: readonly Activity[]): Promise<OwnActivity[]> {
  const order = await deviceOrder(db)
  await saveDeviceOrder(db, { ...order, nextSeq: order.nextSeq + activities.length })
  return activities.map((activity, i) => ({ ...activity, seq: order.nextSeq + i }))
}

/** Stores activities with the queued writes that carry them, and adds them to the folds of what is pending. */
export async function addPending(db: SituDb, own: readonly OwnActivity[]) {
  const segments = Map.groupBy(own, (activity) => segmentOf(activity.seq))
  for (const [segment, activities] of segments) {
    const kept = (await db.pendingFolds.get(segment))?.fold ?? EMPTY_FOLD
    await db.pendingFolds.put({ segment, fold: addFolds(kept, foldActivities(activities.map(withoutSeq))) })
  }
  await db.activities.bulkAdd([...own])
  await db.outbox.bulkAdd(own.map(({ id, seq }) => newRow({ call: 'progress.saveSummary', args: {}, id, seq })))
}

/**
 * Records acts of the learner: record, queue and fold in one transaction, so that all of them exist or none. One whose id the caller has
 * chosen is recorded once.
 */
export async function recordActivities(db: SituDb, given: readonly NewActivity[]): Promise<Activity[]> {
  const at = new Date()
  const made = given.map((g) => complete(g, at))
  await db.transaction('rw', activityTables(db), async () => {
    const known = new Set(
      await db.activities
        .where('id')
        .anyOf(made.map(({ id }) => id))
        .primaryKeys(),
    )
    const own = await takePlaces(
      db,
      made.filter(({ id }) => !known.has(id)),
    )
    await addPending(db, own)
  })
  announceWrite()
  return made
}

export const recordActivity = async (db: SituDb, given: NewActivity) =>
  (await recordActivities(db, [given]))[0] as Activity

/** Folds again what is still pending in these segments. Call it inside a transaction on the activity tables. */
export async function refoldSegments(db: SituDb, segments: Iterable<number>) {
  for (const segment of segments) {
    const rows = await db.outbox
      .where('seq')
      .between(segment * SEGMENT_SIZE + 1, (segment + 1) * SEGMENT_SIZE, true, true)
      .toArray()
    if (rows.length === 0) {
      await db.pendingFolds.delete(segment)
      continue
    }
    const pending = (await db.activities.bulkGet(rows.map((r) => r.id))).filter((a) => a !== undefined)
    await db.pendingFolds.put({ segment, fold: foldActivities(pending.map(withoutSeq)) })
  }
}

/** Deletes rows of the queue by ranges: a batch is one run of consecutive places, and a range costs as little as a row. */
async function deleteRows(db: SituDb, rows: readonly OutboxRow[]) {
  const orders = [...new Set(rows.map((r) => r.order))].sort((a, b) => a - b)
  for (let i = 0; i < orders.length; ) {
    let last = i
    while (orders[last + 1] === (orders[last] ?? 0) + 1) last++
    await db.outbox.where('order').between(orders[i], orders[last], true, true).delete()
    i = last + 1
  }
}

/** Rows beside the sent ones that the server says it holds: an answer of before was lost. */
async function heldBeside(db: SituDb, reply: ProgressSummary, sent: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const mine = new Set(sent.map((r) => r.id))
  const places = sent.map((r) => r.seq ?? 0)
  const [least, most] = [Math.min(...places), Math.max(...places)]
  const lowest = (await db.outbox.orderBy('seq').first())?.seq ?? Number.POSITIVE_INFINITY
  // A batch without gaps that is the lowest of what waits: the usual case needs no look.
  const whole = sent.length === most - least + 1
  const unknown = reply.held.filter(([, to]) => to >= lowest && !(whole && lowest === least && to <= most))
  const byPlace = await Promise.all(
    unknown.map(([from, to]) => db.outbox.where('seq').between(Math.max(from, lowest), to, true, true).toArray()),
  )
  // Acts that came here with a back-up may be known to the server from the device they were made on.
  const known = new Set([...mine, ...byPlace.flat().map((r) => r.id)])
  const others = reply.accepted.filter((id) => !known.has(id))
  const byId = others.length > 0 ? await db.outbox.where('id').anyOf(others).toArray() : []
  return [...byPlace.flat(), ...byId].filter((r) => !mine.has(r.id))
}

/**
 * Stores what the server said and forgets, in the same transaction, that those acts are pending. `sent` is what the request carried;
 * answers how much of it the server holds.
 */
export async function applySummary(
  db: SituDb,
  reply: ProgressSummary,
  sent: readonly OutboxRow[] = [],
): Promise<number> {
  const held = isHeld(reply)
  await db.transaction('rw', activityTables(db), async () => {
    const candidates = [...sent, ...(await heldBeside(db, reply, sent))]
    const gone = candidates.filter((r) => r.seq !== undefined && held(r.id, r.seq))
    await deleteRows(db, gone)
    await refoldSegments(db, new Set(gone.map((r) => segmentOf(r.seq ?? 1))))
    const kept = (await db.meta.get('snapshot'))?.value as Snapshot | undefined
    await db.meta.put({ key: 'snapshot', value: laterSnapshot(kept, reply) })
  })
  return sent.filter((r) => held(r.id, r.seq ?? 0)).length
}

/** Names this device and the lowest place that is still pending, so that the answer says exactly what it holds. */
export async function askingDevice(db: SituDb) {
  const { deviceId, nextSeq } = await knownDeviceOrder(db)
  const first = await db.outbox.orderBy('seq').first()
  return { device: deviceId, from: first?.seq ?? nextSeq, today: localDay(new Date()) }
}

/**
 * Asks for the summary; throws ApiError when there is no answer: what is stored goes on being shown. While anything waits the
 * queue's own request brings the summary.
 */
export async function refreshProgress(db: SituDb) {
  const waits = await db.outbox
    .orderBy('seq')
    .filter((row) => row.state === 'waiting')
    .first()
  if (waits) return announceWrite()
  const query = await askingDevice(db)
  const { value } = await send<ProgressSummary>(progress.summary, { query }, { timeout: SUMMARY_TIMEOUT_MS })
  await applySummary(db, value)
}

export interface ProgressView {
  stats: ProgressStats
  fold: ProgressFold
  /** Whether the server has ever answered on this device. */
  known: boolean
}

/** What the learner sees: server summary ⊕ fold of what it does not hold yet. */
export async function readProgress(db: SituDb, today = localDay(new Date())): Promise<ProgressView> {
  return db.transaction('r', [db.meta, db.pendingFolds], async () => {
    const snapshot = (await db.meta.get('snapshot'))?.value as Snapshot | undefined
    const fold = visibleFold(
      snapshot,
      (await db.pendingFolds.toArray()).map((p) => p.fold),
    )
    return {
      fold,
      stats: statsOf(fold, today, snapshot?.totalModules ?? TOTAL_MODULES_DEFAULT),
      known: snapshot !== undefined,
    }
  })
}
