import { countWords } from 'shared/rules/count-words'
import { phaseMs } from 'shared/rules/practice-test'
import type { PracticeAnswer, PracticeRun } from '#data/practice-run'
import { timetableOf } from '#data/practice-runs'

export interface TimeUse {
  /** Milliseconds of the step that were used. */
  usedMs: number
  /** Until the first key. */
  thinkingMs: number
  /** From the first key to the last. */
  typingMs: number
  /** After the last key. */
  afterMs: number
  /** Words that came in the last thirty seconds, none where some were taken away; null where the step was left before. */
  lastWords: number | null
}

/** How the time of a typed scenario was used. */
export function timeUse(run: PracticeRun, scenario: number, answers: readonly PracticeAnswer[]): TimeUse {
  const timetable = timetableOf(run)
  const phase = timetable.phases.findIndex((p) => p.kind === 'typed' && p.scenario === scenario)
  const usedMs = run.leftEarly?.[phase] ?? phaseMs(timetable, phase)
  const mine = answers.filter((answer) => answer.scenario === scenario)
  const within = (ms: number) => Math.min(usedMs, Math.max(0, ms))
  const first = within(Math.min(usedMs, ...mine.flatMap(({ firstKeyMs }) => firstKeyMs ?? [])))
  const last = within(Math.max(first, ...mine.flatMap(({ lastKeyMs }) => lastKeyMs ?? [])))
  const before = mine.flatMap(({ wordsBeforeLast30 }) => wordsBeforeLast30 ?? [])
  const words = mine.reduce((sum, { text }) => sum + countWords(text), 0)
  return {
    usedMs,
    thinkingMs: first,
    typingMs: last - first,
    afterMs: usedMs - last,
    lastWords: before.length === 0 ? null : Math.max(0, words - before.reduce((sum, n) => sum + n, 0)),
  }
}
