import { queued } from 'shared/contract/queued'
import type { ProgressSummary } from 'shared/model/progress'
import {
  type AnswerClass,
  backoffMs,
  classifyAnswer,
  QUEUE_TIMEOUT_MS,
  SLOW_LANE_AFTER,
} from 'shared/rules/answer-class'
import { SEGMENT_SIZE } from 'shared/rules/progress-sync'
import { ApiError, send } from './client'
import type { OutboxRow, SituDb } from './db'
import { applyReply } from './outbox-replies'
import { applySummary, askingDevice } from './progress'

/** What a pass over the queue ended with. */
export type DrainEnd =
  | { kind: 'empty' }
  /** Something waits. `afterMs` is set where it is known how long; `progressed` when this pass delivered something. */
  | { kind: 'later'; afterMs?: number | undefined; progressed: boolean }
  /** Nobody, or somebody else, is signed in. */
  | { kind: 'signed-out' }

interface Outcome {
  answer: AnswerClass
  message: string
  status: number
  value?: unknown
}

const outcomeOf = async (db: SituDb, row: OutboxRow, args: OutboxRow['args']): Promise<Outcome> => {
  try {
    const { value, status, echoed } = await send<unknown>(queued[row.call], args, {
      timeout: QUEUE_TIMEOUT_MS,
      queued: { id: row.id, owner: db.userId },
    })
    return { answer: classifyAnswer({ status, echoed }), message: '', status, value }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, body, retryAfter, message } = error
    return {
      answer: classifyAnswer({ status, echoed: false, code: body?.code, retryAfter }),
      message: body?.error ?? message,
      status,
    }
  }
}

/** Requests of activities under way at once: the next one is read and sent while the answer to the one before is stored. */
const BATCHES_IN_FLIGHT = 2

/** Waiting rows in order, those in the slow lane last. */
async function head(db: SituDb, limit: number): Promise<OutboxRow[]> {
  const now = Date.now()
  const rows = await db.outbox.where('state').equals('waiting').limit(limit).toArray()
  const due = rows.filter((r) => r.notBefore <= now)
  return due.length > 0 || rows.length < limit
    ? due
    : db.outbox
        .where('state')
        .equals('waiting')
        .filter((r) => r.notBefore <= now)
        .limit(limit)
        .toArray()
}

const setAside = (db: SituDb, row: OutboxRow, { status, message }: Outcome) =>
  db.outbox.update(row.order, { state: 'set-aside', lastError: { status, message, at: Date.now() } })

/** Sends a batch of activities in one request; returns what to do, having stored what came. */
async function sendActivities(db: SituDb, rows: readonly OutboxRow[]): Promise<Outcome> {
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

const isActivity = (row: OutboxRow) => row.call === 'progress.saveSummary'

/** The next page of the queue behind a place, whatever is in it: reading it whole is cheaper than asking row by row. */
const pageBehind = (db: SituDb, order: number): Promise<OutboxRow[]> =>
  db.outbox.where('order').above(order).limit(SEGMENT_SIZE).toArray()

/**
 * Sends all waiting activities, two batches at a time: acts are a set, so the order in which they arrive changes nothing, and what
 * one answer says is never undone by an older one. Ends with the first batch that was not accepted.
 */
async function sendAllActivities(db: SituDb): Promise<{ rows: OutboxRow[]; outcome: Outcome } | undefined> {
  const flying: { rows: OutboxRow[]; result: Promise<Outcome> }[] = []
  let behind = 0
  try {
    for (;;) {
      const page = flying.length < BATCHES_IN_FLIGHT ? await pageBehind(db, behind) : []
      const last = page.at(-1)
      if (last) {
        behind = last.order
        const now = Date.now()
        const rows = page.filter((r) => isActivity(r) && r.state === 'waiting' && r.notBefore <= now)
        if (rows.length > 0) flying.push({ rows, result: sendActivities(db, rows) })
        continue
      }
      const oldest = flying[0]
      if (!oldest) return undefined
      const outcome = await oldest.result
      flying.shift()
      if (outcome.answer.kind !== 'done') return { rows: oldest.rows, outcome }
    }
  } finally {
    await Promise.allSettled(flying.map((batch) => batch.result))
  }
}

/** Sends one row; on success exactly this row is deleted, with the record that its answer changes. */
async function sendRow(db: SituDb, row: OutboxRow): Promise<Outcome> {
  // From here on the server may know this id: a later write of the slot must not replace its body.
  if (row.slot !== undefined && row.attempted === 0) {
    const marked = await db.outbox.update(row.order, { attempted: 1 })
    // Replaced in the meantime by a newer write of its slot.
    if (marked === 0) return { answer: { kind: 'done' }, message: '', status: 0 }
  }
  const outcome = await outcomeOf(db, row, row.args)
  if (outcome.answer.kind === 'done')
    await db.transaction('rw', [db.outbox, db.moduleStates, db.answers, db.meta], async () => {
      await db.outbox.delete(row.order)
      await applyReply(db, row, outcome.value)
    })
  return outcome
}

/** Halves a batch that was refused as a whole until the single row that is to blame is found. */
async function isolate(db: SituDb, rows: readonly OutboxRow[], outcome: Outcome): Promise<Outcome> {
  const [only] = rows
  if (rows.length === 1 && only) {
    await setAside(db, only, outcome)
    return { ...outcome, answer: { kind: 'done' } }
  }
  const middle = rows.length >> 1
  for (const part of [rows.slice(0, middle), rows.slice(middle)]) {
    const result = await sendActivities(db, part)
    const { kind } = result.answer
    const settled = kind === 'set-aside' || kind === 'split' ? await isolate(db, part, result) : result
    if (settled.answer.kind !== 'done') return settled
  }
  return { ...outcome, answer: { kind: 'done' } }
}

/**
 * Sends what waits, in order, until nothing waits or something forbids to go on. A row leaves the queue only when the
 * application's own answer echoes its id; a row that is refused for good is set aside and the next one goes.
 */
export async function drain(db: SituDb): Promise<DrainEnd> {
  for (let progressed = false; ; progressed = true) {
    const rows = await head(db, 1)
    const [first] = rows
    if (!first) {
      const waits = await db.outbox.where('state').equals('waiting').first()
      return waits
        ? { kind: 'later', afterMs: Math.max(0, waits.notBefore - Date.now()), progressed }
        : { kind: 'empty' }
    }
    const failed = isActivity(first)
      ? await sendAllActivities(db)
      : { rows: [first], outcome: await sendRow(db, first) }
    if (!failed) continue
    const refused = failed.outcome.answer.kind === 'set-aside' || failed.outcome.answer.kind === 'split'
    const outcome = refused ? await isolate(db, failed.rows, failed.outcome) : failed.outcome
    const { answer } = outcome
    if (answer.kind === 'signed-out') return answer
    if (answer.kind === 'again') {
      if (answer.fault) await countFault(db, failed.rows[0] as OutboxRow)
      return { kind: 'later', afterMs: answer.afterMs, progressed }
    }
  }
}

/** A row that fails at the server again and again goes into the slow lane, so that it does not block the others. */
async function countFault(db: SituDb, row: OutboxRow) {
  const tries = row.tries + 1
  await db.outbox.update(row.order, {
    tries,
    ...(tries >= SLOW_LANE_AFTER ? { notBefore: Date.now() + backoffMs(tries, 1) } : {}),
  })
}
