import { TYPING_HISTORY_MAX, type TypingSessionInput, type TypingSessionRow } from '../model/typing-session.ts'

export const TYPING_SHOWN = 5
export const TYPING_AVERAGED = 10

/** A finished run as the device keeps it. */
export type TypingSession = Omit<TypingSessionInput, 'createdAt'> & { createdAt: string }

/** The session that the server's row tells of. */
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

/** The newest twenty of several lists, the newest first, each session once; of two with one id the later list's is kept. */
export function mergeSessions(...lists: readonly (readonly TypingSession[])[]): TypingSession[] {
  const byId = new Map(lists.flat().map((session) => [session.id, session]))
  return [...byId.values()].sort(newestSessionFirst).slice(0, TYPING_HISTORY_MAX)
}

/** Mean speed of the newest ten, rounded; undefined while there is none. `sessions` come the newest first. */
export function averageWpm(sessions: readonly TypingSession[]): number | undefined {
  const last = sessions.slice(0, TYPING_AVERAGED)
  return last.length === 0 ? undefined : Math.round(last.reduce((sum, { wpm }) => sum + wpm, 0) / last.length)
}

/** What all sessions that a device ever knew come to. */
export interface TypingTotals {
  seconds: number
  sessions: number
  /** Best speed by kind of text (`textType`). */
  best: Readonly<Record<string, number>>
}
export const NO_TYPING: TypingTotals = { seconds: 0, sessions: 0, best: {} }

/** The totals with one session more: add each once. */
export const addToTotals = (totals: TypingTotals, { wpm, timeElapsed, textType }: TypingSession): TypingTotals => ({
  seconds: totals.seconds + timeElapsed,
  sessions: totals.sessions + 1,
  best: { ...totals.best, [textType]: Math.max(wpm, totals.best[textType] ?? 0) },
})

/** The best speed of all; undefined while there is none. */
export const bestOf = ({ best }: TypingTotals): number | undefined => {
  const all = Object.values(best)
  return all.length === 0 ? undefined : Math.max(...all)
}
