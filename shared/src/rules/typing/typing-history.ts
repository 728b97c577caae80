import {
  TYPING_HISTORY_MAX,
  type TypingSessionInput,
  type TypingSessionRow,
  type TypingTotalsRow,
} from '../../model/typing-session.ts'

export const TYPING_SHOWN = 5
export const TYPING_AVERAGED = 10

/**
 * A run with fewer characters or fewer seconds is too short to measure speed. Fifty characters are ten words,
 * Monkeytype's minimum; ten seconds leave time for more than one burst of typing.
 */
export const COUNTED_CHARACTERS_MIN = 50
export const COUNTED_SECONDS_MIN = 10
/** Whether a run is long enough to count for the best speed and the average. */
export const isCounted = ({ charactersTyped, timeElapsed }: Pick<TypingSession, 'charactersTyped' | 'timeElapsed'>) =>
  charactersTyped >= COUNTED_CHARACTERS_MIN && timeElapsed >= COUNTED_SECONDS_MIN

/** A finished run as the device stores it. */
export type TypingSession = Omit<TypingSessionInput, 'createdAt'> & { createdAt: string }

/** The session in a row of the server. */
export const sessionOfRow = (row: TypingSessionRow): TypingSession => ({
  id: row.id,
  wpm: row.wpm,
  accuracy: row.accuracy,
  errors: row.errors,
  timeElapsed: row.time_elapsed,
  charactersTyped: row.characters_typed,
  correctChars: row.correct_chars,
  textType: row.text_type,
  textTitle: row.text_title,
  createdAt: row.created_at,
})

export const newestSessionFirst = (a: TypingSession, b: TypingSession) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1)

/**
 * The newest twenty of several lists, the newest first, each session once; of two with one id, that of the later list
 * is kept.
 */
export function mergeSessions(...lists: readonly (readonly TypingSession[])[]): TypingSession[] {
  const byId = new Map(lists.flat().map((session) => [session.id, session]))
  return [...byId.values()].sort(newestSessionFirst).slice(0, TYPING_HISTORY_MAX)
}

/** The newest ten runs that count. `sessions` are sorted newest first. */
export const averagedSessions = (sessions: readonly TypingSession[]) =>
  sessions.filter(isCounted).slice(0, TYPING_AVERAGED)

/**
 * Mean speed of the newest ten that count, rounded; undefined while there is none. `sessions` are sorted newest first.
 */
export function averageWpm(sessions: readonly TypingSession[]): number | undefined {
  const last = averagedSessions(sessions)
  return last.length === 0 ? undefined : Math.round(last.reduce((sum, { wpm }) => sum + wpm, 0) / last.length)
}

/** Totals of all sessions of all devices. */
export interface TypingTotals {
  seconds: number
  sessions: number
  /** Best speed by kind of text (`textType`), of the runs that count. */
  best: Readonly<Record<string, number>>
}
export const NO_TYPING: TypingTotals = { seconds: 0, sessions: 0, best: {} }

/** The totals with one more session; each session must be added only once. */
export const addToTotals = (totals: TypingTotals, session: TypingSession): TypingTotals => ({
  seconds: totals.seconds + session.timeElapsed,
  sessions: totals.sessions + 1,
  best: isCounted(session)
    ? { ...totals.best, [session.textType]: Math.max(session.wpm, totals.best[session.textType] ?? 0) }
    : totals.best,
})

/** The totals in the server's reply. */
export const totalsOfRows = (rows: readonly TypingTotalsRow[]): TypingTotals => ({
  seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
  sessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
  best: Object.fromEntries(rows.flatMap(({ textType, best }) => (best === null ? [] : [[textType, best]]))),
})

/** The best speed of all kinds; undefined while there is none. */
export const bestOf = ({ best }: TypingTotals): number | undefined => {
  const all = Object.values(best)
  return all.length === 0 ? undefined : Math.max(...all)
}
