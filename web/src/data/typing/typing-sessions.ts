import { msg } from '@lingui/core/macro'
import { ApiError } from 'shared/contract/api-error'
import { typing } from 'shared/contract/calls/typing'
import type { Bilingual } from 'shared/model/bilingual'
import { TYPING_HISTORY_MAX, type TypingSessionRow } from 'shared/model/typing-session'
import {
  addToTotals,
  isCounted,
  NO_TYPING,
  sessionOfRow,
  type TypingSession,
  type TypingTotals,
  totalsOfRows,
} from 'shared/rules/typing/typing-history'
import { type SituDb, unlessClosed } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { call } from '#data/http/client'
import { enqueue } from '#data/outbox/outbox'
import type { QueuedWrite } from '#data/outbox/queued-write'
import { activityTables, recordActivity } from '#data/progress/progress'
import type { StoredTypingSession } from '#data/typing/typing-history-table'

const TOTALS = 'typingTotals'

const stored = (session: TypingSession): StoredTypingSession => ({ ...session, at: Date.parse(session.createdAt) })
const withoutAt = ({ at: _, ...session }: StoredTypingSession): TypingSession => session

/** The newest runs, the newest first; undefined while they load. */
export const useTypingHistory = (): TypingSession[] | undefined =>
  useQuery(
    async (db) => (await db.typingHistory.orderBy('at').reverse().limit(TYPING_HISTORY_MAX).toArray()).map(withoutAt),
    [],
  )

const totalsOf = async (db: SituDb) => ((await db.meta.get(TOTALS))?.value as TypingTotals | undefined) ?? NO_TYPING
/**
 * Totals of every run, those of other devices included as far as the server has reported them; undefined while they
 * load.
 */
export const useTypingTotals = (): TypingTotals | undefined => useQuery(totalsOf, [])

/**
 * Adds runs that are not here yet, each once, and updates the totals. Call it in a transaction on `typingHistory` and
 * `meta`.
 */
async function addSessions(db: SituDb, sessions: readonly TypingSession[]) {
  const here = await db.typingHistory.bulkGet(sessions.map(({ id }) => id))
  const fresh = sessions.filter((_, i) => here[i] === undefined)
  if (fresh.length === 0) return 0
  await db.typingHistory.bulkAdd(fresh.map(stored))
  await db.meta.put({ key: TOTALS, value: fresh.reduce(addToTotals, await totalsOf(db)) })
  return fresh.length
}

/** Recomputes the totals after a backup brought runs. Call it in a transaction on `typingHistory` and `meta`. */
export async function recountTyping(db: SituDb) {
  let totals = NO_TYPING
  await db.typingHistory.each((session) => {
    totals = addToTotals(totals, withoutAt(session))
  })
  await db.meta.put({ key: TOTALS, value: totals })
}

/**
 * Stores a finished run with its queued submission and its activity in one transaction. Their ids are derived from the
 * run's, so that a run which ends twice is stored once; returns false the second time.
 */
export async function saveTypingRun(
  db: SituDb,
  session: TypingSession,
  { titles, textLength }: { titles?: Bilingual | undefined; textLength: number },
): Promise<boolean> {
  const { id, wpm, accuracy, errors, timeElapsed, textType, createdAt } = session
  return db.transaction('rw', [db.typingHistory, ...activityTables(db)], async () => {
    if ((await addSessions(db, [session])) === 0) return false
    await enqueue(db, { id, call: 'typing.save', args: { body: { ...session, createdAt } } })
    await recordActivity(db, {
      id: `${id}:act`,
      type: 'typing',
      title: session.textTitle,
      // A run that is too short to count is practice without a speed.
      score: isCounted(session) ? wpm : null,
      timeSpent: timeElapsed,
      completed: true,
      icon: 'keyboard',
      data: { accuracy, errors, textLength, textType, ...(titles && { title: titles }) },
    })
    return true
  })
}

/** Replaces stored runs by the server's and adds those of other devices. */
export const keepServerSessions = (db: SituDb, rows: readonly TypingSessionRow[]) =>
  db.transaction('rw', [db.typingHistory, db.meta], async () => {
    const sessions = rows.map(sessionOfRow)
    await addSessions(db, sessions)
    await db.typingHistory.bulkPut(sessions.map(stored))
  })

/**
 * Replaces the totals by the server's, and adds the runs that it will not get (set aside). Nothing changes while a run
 * waits to be sent, because the server may or may not have counted it, or if a run was added during the request.
 */
async function refreshTotals(db: SituDb) {
  const before = (await totalsOf(db)).sessions
  const rows = await call(typing.totals, {})
  await db.transaction('rw', [db.typingHistory, db.meta, db.outbox], async () => {
    const unsent = await db.outbox.filter((row) => row.call === 'typing.save').toArray()
    if (unsent.some(({ state }) => state !== 'set-aside') || (await totalsOf(db)).sessions !== before) return
    const kept = (await db.typingHistory.bulkGet(unsent.map(({ id }) => id))).filter((run) => run !== undefined)
    await db.meta.put({ key: TOTALS, value: kept.map(withoutAt).reduce(addToTotals, totalsOfRows(rows)) })
  })
}

/**
 * Pulls the newest twenty runs of all devices or, where the server refuses the list, the latest run, and then the
 * totals. A failed request is ignored.
 */
export async function refreshTypingHistory(db: SituDb): Promise<void> {
  try {
    const rows = await call(typing.sessions, {}).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 0) throw error
      const latest = await call(typing.latest, {})
      return latest ? [latest] : []
    })
    await keepServerSessions(db, rows)
    await refreshTotals(db)
  } catch (error) {
    if (!(error instanceof ApiError)) unlessClosed(db)(error)
  }
}

/** Where a run is stored: being sent, on this device until it can be sent, refused, or on the server. */
export type SavingState = 'saving' | 'kept' | 'refused' | 'saved'
/** Where a run is stored; undefined while that is being read, and while the run is not stored. */
export const useSavingState = (id: string | undefined): SavingState | undefined =>
  useQuery(
    async (db) => {
      if (id === undefined || !(await db.typingHistory.get(id))) return undefined
      const row = await db.outbox.get({ id })
      if (!row) return 'saved'
      if (row.state === 'set-aside') return 'refused'
      return row.tries > 0 ? 'kept' : 'saving'
    },
    [id],
  )

export const typingSave: QueuedWrite<'typing.save'> = {
  name: msg`Typing session`,
  record: 'typingHistory',
  tables: ['typingHistory', 'meta'],
  apply: (db, _, row) => keepServerSessions(db, [row]),
  stale: ['/api/typing-sessions'],
}
