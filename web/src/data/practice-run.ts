import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import type { PracticeKind } from 'shared/rules/practice-plan'
import type { Position } from 'shared/rules/practice-test'
import type { ExtraTime } from 'shared/rules/quiz-run'

/** How video answers are given: recorded with or without picture, or spoken aloud unrecorded. */
export type RecordingMode = 'video' | 'audio' | 'none'

/** A practice test, under way or done. It carries its scenarios, so that an edit changes nothing in the middle of it. */
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
  /** A place from which the clock alone tells where the run stands now: written when the learner acts, not when a phase runs out. */
  position: Position
  /** When the page last lived as far as this row knows; `practice-seen` knows it to the second. */
  seenAt: number
  /** Milliseconds of interruptions that were not counted. */
  pausedMs: number
  /** Milliseconds used of the phases that were left before their time was over, by index. */
  leftEarly?: Record<number, number>
  state: 'running' | 'done' | 'abandoned'
  endedAt?: number
}

/** What the learner wrote, or how they spoke, in answer to one question. */
export interface PracticeAnswer {
  runId: string
  /** Index in the run. */
  scenario: number
  question: 0 | 1
  text: string
  /** Milliseconds from the beginning of the phase; null where nothing was typed. */
  firstKeyMs: number | null
  lastKeyMs: number | null
  /** Words that were there when thirty seconds were left; null before. */
  wordsBeforeLast30: number | null
  /** One's own mark, 1 to 9. */
  selfRating?: number
  /** The mark that the log has. */
  loggedRating?: number
  /** Key points of the scenario that the learner found in their answers, by id; kept with the first question. */
  keyPoints?: string[]
}
/** Which answer is meant. */
export type AnswerKey = Pick<PracticeAnswer, 'runId' | 'scenario' | 'question'>
