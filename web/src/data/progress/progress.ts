import { modules } from 'shared/contract/calls/modules'
import { progress } from 'shared/contract/calls/progress'
import type { Activity } from 'shared/model/activity'
import type { ModuleCard } from 'shared/model/content/module'
import type { ProgressFold, ProgressStats, ProgressSummary } from 'shared/model/progress'
import { TOTAL_MODULES_DEFAULT } from 'shared/model/progress'
import { groupBy } from 'shared/rules/group-by'
import { isRestarted } from 'shared/rules/progress/module-progress'
import { addFolds, EMPTY_FOLD, foldActivities, statsOf, withDefaults } from 'shared/rules/progress/progress'
import {
  isHeld,
  laterSnapshot,
  SEGMENT_SIZE,
  type Snapshot,
  segmentOf,
  visibleFold,
} from 'shared/rules/progress/progress-sync'
import { uuidv7 } from 'uuidv7'
import { localDay } from '#browser/clock'
import type { SituDb } from '#data/db/db'
import { type DeviceOrder, deviceOrder, knownDeviceOrder, saveDeviceOrder } from '#data/db/device-order'
import { send } from '#data/http/client'
import { announceWrite, newRow } from '#data/outbox/outbox'
import type { OutboxRow } from '#data/outbox/outbox-table'
import type { OwnActivity } from '#data/progress/activities-table'

/** Milliseconds; the summary has a time-out of its own. */
export const SUMMARY_TIMEOUT_MS = 5000

export type NewActivity = Pick<Activity, 'type' | 'title'> & Partial<Omit<Activity, 'timestamp' | 'localDay'>>

/** Tables that recording an activity writes; a caller's transaction must include them. */
export const activityTables = (db: SituDb) => [db.meta, db.activities, db.pendingFolds, db.outbox]

const complete = (given: NewActivity, at: Date): Activity =>
  withDefaults({ id: uuidv7(), ...given, timestamp: at.toISOString(), localDay: localDay(at) })

const withoutSeq = ({ seq: _, ...activity }: OwnActivity): Activity => activity

/** Activities with the next places of the device's order. */
const placed = ({ nextSeq }: DeviceOrder, activities: readonly Activity[]): OwnActivity[] =>
  activities.map((activity, i) => ({ ...activity, seq: nextSeq + i }))

/** Gives activities their places in the device's order. Call it inside a transaction on `meta`. */
export async function takePlaces(db: SituDb, activities: readonly Activity[]): Promise<OwnActivity[]> {
  const order = await deviceOrder(db)
  await saveDeviceOrder(db, { ...order, nextSeq: order.nextSeq + activities.length })
  return placed(order, activities)
}

/**
 * Stores activities with their queued writes, and adds them to the folds of pending activities. Call it inside a
 * transaction on the activity tables.
 */
export async function addPending(db: SituDb, own: readonly OwnActivity[]) {
  const bySegment = [...groupBy(own, (activity) => segmentOf(activity.seq))]
  const addToFolds = async () => {
    const kept = await db.pendingFolds.bulkGet(bySegment.map(([segment]) => segment))
    await db.pendingFolds.bulkPut(
      bySegment.map(([segment, activities], i) => ({
        segment,
        fold: addFolds(kept[i]?.fold ?? EMPTY_FOLD, foldActivities(activities.map(withoutSeq))),
      })),
    )
  }
  // These writes do not need each other's results, so they are started together: each `await` would cost a turn of the
  // event loop.
  await Promise.all([
    addToFolds(),
    db.activities.bulkAdd([...own]),
    db.outbox.bulkAdd(own.map(({ id, seq }) => newRow({ call: 'progress.saveSummary', args: {}, id, seq }))),
  ])
}

/**
 * Records activities of the learner: record, queue and fold in one transaction, all or none. An activity whose id the
 * caller chose is recorded once.
 */
export async function recordActivities(db: SituDb, given: readonly NewActivity[]): Promise<Activity[]> {
  const at = new Date()
  const made = given.map((g) => complete(g, at))
  await db.transaction('rw', activityTables(db), async () => {
    const [known, order] = await Promise.all([db.activities.bulkGet(made.map(({ id }) => id)), deviceOrder(db)])
    const own = placed(
      order,
      made.filter((_, i) => !known[i]),
    )
    await Promise.all([saveDeviceOrder(db, { ...order, nextSeq: order.nextSeq + own.length }), addPending(db, own)])
  })
  announceWrite()
  return made
}

export const recordActivity = async (db: SituDb, given: NewActivity) =>
  (await recordActivities(db, [given]))[0] as Activity

/**
 * Recomputes the folds of these segments from their pending activities. Call it inside a transaction on the activity
 * tables.
 */
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

/** Deletes rows of the queue by ranges: a batch has consecutive places, and a range costs as little as a row. */
async function deleteRows(db: SituDb, rows: readonly OutboxRow[]) {
  const orders = [...new Set(rows.map((r) => r.order))].sort((a, b) => a - b)
  for (let i = 0; i < orders.length; ) {
    let last = i
    while (orders[last + 1] === (orders[last] ?? 0) + 1) last++
    await db.outbox.where('order').between(orders[i], orders[last], true, true).delete()
    i = last + 1
  }
}

/**
 * Further rows that the server says it has, because an earlier reply was lost or another device sent the same
 * activities.
 */
async function heldBeside(db: SituDb, reply: ProgressSummary, sent: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const mine = new Set(sent.map((r) => r.id))
  const places = sent.map((r) => r.seq ?? 0)
  const [least, most] = [Math.min(...places), Math.max(...places)]
  const lowest = (await db.outbox.orderBy('seq').first())?.seq ?? Number.POSITIVE_INFINITY
  // A batch without gaps at the beginning of the queue: the usual case needs no query.
  const whole = sent.length === most - least + 1
  const unknown = reply.held.filter(([, to]) => to >= lowest && !(whole && lowest === least && to <= most))
  const byPlace = await Promise.all(
    unknown.map(([from, to]) => db.outbox.where('seq').between(Math.max(from, lowest), to, true, true).toArray()),
  )
  // The server may know restored activities from the device that made them.
  const known = new Set([...mine, ...byPlace.flat().map((r) => r.id)])
  const others = reply.accepted.filter((id) => !known.has(id))
  const byId = others.length > 0 ? await db.outbox.where('id').anyOf(others).toArray() : []
  return [...byPlace.flat(), ...byId].filter((r) => !mine.has(r.id))
}

/**
 * Stores the server's reply and, in the same transaction, removes the activities that the server has from the queue and
 * from the folds of pending ones. `sent` has the rows that the request carried; returns how many of them the server
 * has.
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

/**
 * The query of the summary: the id of this device, its lowest queued place (the next free place where nothing is
 * queued), so that the reply lists exactly what the server has, and today's date.
 */
export async function askingDevice(db: SituDb) {
  const { deviceId, nextSeq } = await knownDeviceOrder(db)
  const first = await db.outbox.orderBy('seq').first()
  return { device: deviceId, from: first?.seq ?? nextSeq, today: localDay(new Date()) }
}

/**
 * Requests the summary; throws ApiError when the request fails, and the stored summary then stays on screen. While an
 * activity waits, the queue is notified instead, whose own request brings the summary.
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

/** The modules that were started over, on whichever device, and not completed since. */
async function restartedModules(db: SituDb): Promise<ReadonlySet<string>> {
  const states = (await db.moduleStates.toArray()).filter(({ state }) => state.epoch > 0)
  if (states.length === 0) return new Set()
  const cards = ((await db.cachedResponses.get(modules.list.path))?.value ?? []) as ModuleCard[]
  const pageCounts = new Map(cards.map(({ id, pageCount }) => [id, pageCount]))
  return new Set(
    states
      .filter(({ moduleId, state }) => isRestarted(state, pageCounts.get(moduleId) ?? Number.POSITIVE_INFINITY))
      .map(({ moduleId }) => moduleId),
  )
}

export interface ProgressView {
  stats: ProgressStats
  fold: ProgressFold
  /** Whether the server has ever replied on this device. */
  known: boolean
}

/** What the learner sees: the server's summary plus the fold of what it does not have yet. */
export async function readProgress(db: SituDb, today = localDay(new Date())): Promise<ProgressView> {
  return db.transaction('r', [db.meta, db.pendingFolds, db.moduleStates, db.cachedResponses], async () => {
    const snapshot = (await db.meta.get('snapshot'))?.value as Snapshot | undefined
    const fold = visibleFold(
      snapshot,
      (await db.pendingFolds.toArray()).map((p) => p.fold),
    )
    return {
      fold,
      stats: statsOf(fold, today, snapshot?.totalModules ?? TOTAL_MODULES_DEFAULT, await restartedModules(db)),
      known: snapshot !== undefined,
    }
  })
}
