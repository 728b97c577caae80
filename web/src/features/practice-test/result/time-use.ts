import { countWords } from 'shared/rules/practice/count-words'
import { phaseMs } from 'shared/rules/practice/practice-test'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { timetableOf } from '#data/practice/practice-runs'

export interface TimeUse {
  /** Milliseconds of the phase that were used. */
  usedMs: number
  /** Milliseconds before the first key. */
  thinkingMs: number
  /** Milliseconds from the first key to the last. */
  typingMs: number
  /** Milliseconds after the last key. */
  afterMs: number
  /** Words added in the last thirty seconds, 0 where words were removed; null where the phase was left earlier. */
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
