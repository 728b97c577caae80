import { WPM_MAX } from 'shared/model/typing-session'
import type { TypingSession } from 'shared/rules/typing/typing-history'
import type { RunResult } from '../engine/typing-run'
import type { ActiveText } from '../modes/active-text'

const TITLE_MAX = 300

/** A finished run as it is stored; a run of less than a second counts as one second. */
export const sessionOfRun = (id: string, result: RunResult, active: ActiveText, now: number): TypingSession => ({
  id,
  wpm: Math.min(WPM_MAX, result.wpm),
  accuracy: result.accuracy,
  errors: result.errors,
  timeElapsed: Math.max(1, Math.round(result.elapsedMs / 1000)),
  charactersTyped: result.typed,
  correctChars: result.correct,
  textType: active.textType,
  textTitle: active.title.slice(0, TITLE_MAX),
  createdAt: new Date(now).toISOString(),
})
