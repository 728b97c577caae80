import { backoffMs, SLOW_LANE_AFTER } from 'shared/rules/answer-class'
import type { OutboxRow, SituDb } from './db'
import { applyPlanLimit, applyReply } from './outbox-replies'
import { type Outcome, outcomeOf } from './outcome'
import { isActivity, sendActivities, sendAllActivities } from './send-activities'

/** What a pass over the queue ended with. */
export type DrainEnd =
  | { kind: 'empty' }
  /** Something waits. `afterMs` is set where it is known how long; `progressed` when this pass delivered something. */
  | { kind: 'later'; afterMs?: number | undefined; progressed: boolean }
  /** Nobody, or somebody else, is signed in. */
  | { kind: 'signed-out' }

const waiting = (db: SituDb) => db.outbox.where('state').equals('waiting')

/** The first waiting row whose time has come: one in the slow lane lets the others pass. */
function firstDue(db: SituDb): Promise<OutboxRow | undefined> {
  const now = Date.now()
  return waiting(db)
    .filter((r) => r.notBefore <= now)
    .first()
}

/** Refused for good, or too large: the row that is to blame is looked for. */
const isRefused = ({ answer }: Outcome) => answer.kind === 'set-aside' || answer.kind === 'split'

const setAside = (db: SituDb, row: OutboxRow, { status, message }: Outcome) =>
  db.outbox.update(row.order, { state: 'set-aside', lastError: { status, message, at: Date.now() } })

/** Sends one row; on success exactly this row is deleted, with the record that its answer changes. */
async function sendRow(db: SituDb, row: OutboxRow): Promise<Outcome> {
  // From here on the server may know this id: a later write of the slot must not replace its body.
  if (row.slot !== undefined && row.attempted === 0) {
    const marked = await db.outbox.update(row.order, { attempted: 1 })
    // Replaced in the meantime by a newer write of its slot.
    if (marked === 0) return { answer: { kind: 'done' }, message: '', status: 0 }
  }
  const outcome = await outcomeOf(db, row, row.args)
  const { limitedUntil } = outcome
  if (outcome.answer.kind !== 'done' && limitedUntil === undefined) return outcome
  await db.transaction(
    'rw',
    [db.outbox, db.moduleStates, db.attempts, db.evaluations, db.typingHistory, db.answers, db.meta],
    async () => {
      await db.outbox.delete(row.order)
      if (limitedUntil === undefined) await applyReply(db, row, outcome.value)
      else await applyPlanLimit(db, row, limitedUntil)
    },
  )
  return { ...outcome, answer: { kind: 'done' } }
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
    const settled = isRefused(result) ? await isolate(db, part, result) : result
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
    const first = await firstDue(db)
    if (!first) {
      const waits = await waiting(db).first()
      return waits
        ? { kind: 'later', afterMs: Math.max(0, waits.notBefore - Date.now()), progressed }
        : { kind: 'empty' }
    }
    const failed = isActivity(first)
      ? await sendAllActivities(db)
      : { rows: [first], outcome: await sendRow(db, first) }
    if (!failed) continue
    const { answer } = isRefused(failed.outcome) ? await isolate(db, failed.rows, failed.outcome) : failed.outcome
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
