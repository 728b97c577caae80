import { typing } from 'shared/contract/typing'
import type { Bilingual } from 'shared/model/bilingual'
import { TYPING_HISTORY_MAX, type TypingSessionRow } from 'shared/model/typing-session'
import {
  addToTotals,
  NO_TYPING,
  sessionOfRow,
  type TypingSession,
  type TypingTotals,
} from 'shared/rules/typing-history'
import { ApiError, call } from './client'
import { type SituDb, type StoredTypingSession, unlessClosed } from './db'
import { enqueue } from './outbox'
import { activityTables, recordActivity } from './progress'
import { useQuery } from './use-query'

const TOTALS = 'typingTotals'

const stored = (session: TypingSession): StoredTypingSession => ({ ...session, at: Date.parse(session.createdAt) })
const withoutAt = ({ at: _, ...session }: StoredTypingSession): TypingSession => session

/** The newest runs, the newest first; undefined while they are looked up. */
export const useTypingHistory = (): TypingSession[] | undefined =>
  useQuery(
    async (home) =>
      (await home.typingHistory.orderBy('at').reverse().limit(TYPING_HISTORY_MAX).toArray()).map(withoutAt),
    [],
  )

const totalsOf = async (db: SituDb) => ((await db.meta.get(TOTALS))?.value as TypingTotals | undefined) ?? NO_TYPING
/** What every run that this device knows comes to; undefined while it is looked up. */
export const useTypingTotals = (): TypingTotals | undefined => useQuery(totalsOf, [])

/** Adds runs that are not here yet, each once, and what they come to. Call it in a transaction on `typingHistory` and `meta`. */
async function addSessions(db: SituDb, sessions: readonly TypingSession[]) {
  const here = await db.typingHistory.bulkGet(sessions.map(({ id }) => id))
  const fresh = sessions.filter((_, i) => here[i] === undefined)
  if (fresh.length === 0) return 0
  await db.typingHistory.bulkAdd(fresh.map(stored))
  await db.meta.put({ key: TOTALS, value: fresh.reduce(addToTotals, await totalsOf(db)) })
  return fresh.length
}

/** Works the totals out anew: runs came here with a backup. Call it in a transaction on `typingHistory` and `meta`. */
export async function recountTyping(db: SituDb) {
  let totals = NO_TYPING
  await db.typingHistory.each((session) => {
    totals = addToTotals(totals, withoutAt(session))
  })
  await db.meta.put({ key: TOTALS, value: totals })
}

/**
 * Keeps a finished run with its queued submission and its activity in one transaction. Their ids follow from the run's, so that a run
 * that ends twice is stored once; false then.
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
      score: wpm,
      timeSpent: timeElapsed,
      completed: true,
      icon: 'keyboard',
      data: { accuracy, errors, textLength, textType, ...(titles && { title: titles }) },
    })
    return true
  })
}

/** What the server says of a run takes the place of what stood here; runs of other devices are added. */
export const keepServerSessions = (db: SituDb, rows: readonly TypingSessionRow[]) =>
  db.transaction('rw', [db.typingHistory, db.meta], async () => {
    const sessions = rows.map(sessionOfRow)
    await addSessions(db, sessions)
    await db.typingHistory.bulkPut(sessions.map(stored))
  })

/** Brings the runs of the other devices: the newest twenty, or, where that fails, the latest. Without an answer nothing changes. */
export async function refreshTypingHistory(db: SituDb): Promise<void> {
  try {
    const rows = await call(typing.sessions, {}).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 0) throw error
      const latest = await call(typing.latest, {})
      return latest ? [latest] : []
    })
    await keepServerSessions(db, rows)
  } catch (error) {
    if (!(error instanceof ApiError)) unlessClosed(db)(error)
  }
}

/** Where a run is on its way: being sent, kept here until it can be sent, refused, or on the server. */
export type SavingState = 'saving' | 'kept' | 'refused' | 'saved'
/** Undefined while it is looked up, and while the run is not stored. */
export const useSavingState = (id: string | undefined): SavingState | undefined =>
  useQuery(
    async (home) => {
      if (id === undefined || !(await home.typingHistory.get(id))) return undefined
      const row = await home.outbox.get({ id })
      if (!row) return 'saved'
      if (row.state === 'set-aside') return 'refused'
      return row.tries > 0 ? 'kept' : 'saving'
    },
    [id],
  )
