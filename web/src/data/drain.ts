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
async function sendActivities(db: SituDb, rows: OutboxRow[]): Promise<Outcome> {
  const first = rows[0] as OutboxRow
  const own = (await db.activities.bulkGet(rows.map((r) => r.id))).filter((a) => a !== undefined)
  const outcome = await outcomeOf(db, first, { body: { ...(await askingDevice(db)), activities: own } })
  if (outcome.answer.kind !== 'done') return outcome
  await applySummary(db, outcome.value as ProgressSummary)
  // An answer that does not hold what was sent is no acknowledgement.
  return (await db.outbox.get(first.order)) ? { ...outcome, answer: { kind: 'again' } } : outcome
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
async function isolate(db: SituDb, rows: OutboxRow[], outcome: Outcome): Promise<Outcome> {
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
    const rows = await head(db, SEGMENT_SIZE)
    const [first] = rows
    if (!first) {
      const waits = await db.outbox.where('state').equals('waiting').first()
      return waits
        ? { kind: 'later', afterMs: Math.max(0, waits.notBefore - Date.now()), progressed }
        : { kind: 'empty' }
    }
    const isActivity = first.call === 'progress.saveSummary'
    const batch = isActivity ? rows.filter((r) => r.call === 'progress.saveSummary') : [first]
    let outcome = isActivity ? await sendActivities(db, batch) : await sendRow(db, first)
    if (outcome.answer.kind === 'set-aside' || outcome.answer.kind === 'split')
      outcome = await isolate(db, batch, outcome)
    const { answer } = outcome
    if (answer.kind === 'signed-out') return answer
    if (answer.kind === 'again') {
      if (answer.fault) await countFault(db, first)
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
