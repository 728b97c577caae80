import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import type { PracticeKind } from 'shared/rules/practice/practice-plan'
import type { Position } from 'shared/rules/practice/practice-test'
import type { ExtraTime } from 'shared/rules/quizzes/quiz-run'

/** How video answers are given: recorded with or without picture, or spoken without a recording. */
export type RecordingMode = 'video' | 'audio' | 'none'

/**
 * A practice test, in progress or finished. It carries its scenarios, so that an edit of the content does not change
 * it.
 */
export interface PracticeRun {
  id: string
  /** `full-1`, `mini-2`, `drill-ethics`. */
  planId: string
  kind: PracticeKind
  language: Language
  extraTime: ExtraTime
  scenarios: Scenario[]
  recording: RecordingMode
  /** Epoch milliseconds. */
  startedAt: number
  /**
   * The position after the learner's last action; with the clock it determines the current phase. It is not written
   * when a phase runs out.
   */
  position: Position
  /** When the page was last open, as far as this row knows; `practice-seen` has the exact second. */
  seenAt: number
  /** Milliseconds of interruptions that did not count. */
  pausedMs: number
  /** Milliseconds used of the phases that were left before their time was over, by index. */
  leftEarly?: Record<number, number>
  state: 'running' | 'done' | 'abandoned'
  endedAt?: number
}

/** The learner's typed or spoken answer to one question. */
export interface PracticeAnswer {
  runId: string
  /** Index in the run. */
  scenario: number
  question: 0 | 1
  text: string
  /** Milliseconds from the beginning of the phase to the first key; null where nothing was typed. */
  firstKeyMs: number | null
  lastKeyMs: number | null
  /** Words when thirty seconds were left; null before. */
  wordsBeforeLast30: number | null
  /** Self-rating, 1 to 9. */
  selfRating?: number
  /** The self-rating that the log has. */
  loggedRating?: number
  /** Ids of the scenario's key points that the learner found in their answers; stored with the first question. */
  keyPoints?: string[]
}
export type AnswerKey = Pick<PracticeAnswer, 'runId' | 'scenario' | 'question'>
