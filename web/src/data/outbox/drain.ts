import { backoffMs, SLOW_LANE_AFTER } from 'shared/rules/answer-class'
import type { SituDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'
import { type Outcome, outcomeOf } from './outcome'
import { applyPlanLimit, applyReply, hasLimit, REPLY_TABLES } from './queued-writes'
import { isActivity, sendActivities, sendAllActivities } from './send-activities'

/** How a pass over the queue ended. */
export type DrainEnd =
  | { kind: 'empty' }
  /** Something still waits. `afterMs` is the known delay; `progressed` tells whether this pass delivered something. */
  | { kind: 'later'; afterMs?: number | undefined; progressed: boolean }
  /** Nobody, or another user, is signed in. */
  | { kind: 'signed-out' }

const waiting = (db: SituDb) => db.outbox.where('state').equals('waiting')

/** The first waiting row that is due; rows whose `notBefore` is in the future are passed over. */
function firstDue(db: SituDb): Promise<OutboxRow | undefined> {
  const now = Date.now()
  return waiting(db)
    .filter((r) => r.notBefore <= now)
    .first()
}

/** Refused for good, or too large. As after a server fault (`isFault`), the row that causes it must be isolated. */
const isRefused = ({ answer }: Outcome) => answer.kind === 'set-aside' || answer.kind === 'split'
const isFault = ({ answer }: Outcome) =>
  answer.kind === 'again' && answer.fault === true && answer.afterMs === undefined

const setAside = (db: SituDb, row: OutboxRow, { status, message }: Outcome) =>
  db.outbox.update(row.order, { state: 'set-aside', lastError: { status, message, at: Date.now() } })

/**
 * Sends one row. If it is accepted or the plan's limit applies to it, deletes exactly this row and changes the records
 * by the reply, in one transaction.
 */
async function sendRow(db: SituDb, row: OutboxRow): Promise<Outcome> {
  // From now on the server may know this id: a later write of the slot must not replace its body.
  if (row.slot !== undefined && row.attempted === 0) {
    const marked = await db.outbox.update(row.order, { attempted: 1 })
    // A newer write of its slot has replaced it meanwhile.
    if (marked === 0) return { answer: { kind: 'done' }, message: '', status: 0 }
  }
  const outcome = await outcomeOf(db, row, row.args)
  const limitedUntil = hasLimit(row.call) ? outcome.limitedUntil : undefined
  if (outcome.answer.kind !== 'done' && limitedUntil === undefined) return outcome
  await db.transaction('rw', [db.outbox, db.cachedResponses, ...REPLY_TABLES.map((name) => db[name])], async () => {
    await db.outbox.delete(row.order)
    if (limitedUntil === undefined) await applyReply(db, row, outcome.value)
    else await applyPlanLimit(db, row, limitedUntil)
  })
  return { ...outcome, answer: { kind: 'done' } }
}

/** Consecutive failures of single rows after which the server itself is considered faulty. */
const FAULTS_MAX = 3
interface Search {
  /** Single rows on which the server failed since it last accepted a part of the batch. */
  faults: number
}

/**
 * Halves a batch that was refused as a whole, or on which the server failed, until the single row that causes it is
 * found. A refused row is set aside; a row on which the server fails is tried again later. The others are sent, unless
 * the server fails on too many single rows or sending must stop; the outcome then says why.
 */
async function isolate(db: SituDb, rows: readonly OutboxRow[], outcome: Outcome, search: Search): Promise<Outcome> {
  const [only] = rows
  if (rows.length === 1 && only) {
    if (isRefused(outcome)) await setAside(db, only, outcome)
    else {
      await holdBack(db, only)
      if (++search.faults >= FAULTS_MAX) return outcome
    }
    return { ...outcome, answer: { kind: 'done' } }
  }
  const middle = rows.length >> 1
  for (const part of [rows.slice(0, middle), rows.slice(middle)]) {
    const result = await sendActivities(db, part)
    if (result.answer.kind === 'done') search.faults = 0
    const settled = isRefused(result) || isFault(result) ? await isolate(db, part, result, search) : result
    if (settled.answer.kind !== 'done') return settled
  }
  return { ...outcome, answer: { kind: 'done' } }
}

/** Milliseconds until the first waiting row is due; undefined where nothing waits. */
async function untilDue(db: SituDb): Promise<number | undefined> {
  const moments = (await waiting(db).toArray()).map((row) => row.notBefore)
  return moments.length === 0 ? undefined : Math.max(0, Math.min(...moments) - Date.now())
}

/**
 * Sends the queue in order, until it is empty or sending must stop. A row leaves the queue only when the application's
 * own reply accepts it, or says that the plan's limit applies to it. A row that is refused for good is set aside; an
 * activity on which the server fails is skipped; the next rows follow.
 */
export async function drain(db: SituDb): Promise<DrainEnd> {
  for (let progressed = false; ; progressed = true) {
    const first = await firstDue(db)
    if (!first) {
      const afterMs = await untilDue(db)
      return afterMs === undefined ? { kind: 'empty' } : { kind: 'later', afterMs, progressed }
    }
    const failed = isActivity(first)
      ? await sendAllActivities(db)
      : { rows: [first], outcome: await sendRow(db, first) }
    if (!failed) continue
    const { rows, outcome } = failed
    const isSearched = isRefused(outcome) || (isActivity(first) && isFault(outcome))
    const { answer } = isSearched ? await isolate(db, rows, outcome, { faults: 0 }) : outcome
    if (answer.kind === 'signed-out') return answer
    if (answer.kind === 'again') {
      if (answer.fault && !isSearched) await countFault(db, rows[0] as OutboxRow)
      return { kind: 'later', afterMs: answer.afterMs, progressed }
    }
  }
}

/** The server failed on this row alone: it is tried again later, without delaying the others. */
const holdBack = (db: SituDb, row: OutboxRow) =>
  db.outbox.update(row.order, { tries: row.tries + 1, notBefore: Date.now() + backoffMs(row.tries + 1, 1) })

/**
 * A row on which the server fails repeatedly is not due again until a later time, so that it does not block the others.
 */
async function countFault(db: SituDb, row: OutboxRow) {
  const tries = row.tries + 1
  await db.outbox.update(row.order, {
    tries,
    ...(tries >= SLOW_LANE_AFTER ? { notBefore: Date.now() + backoffMs(tries, 1) } : {}),
  })
}
