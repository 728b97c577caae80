import type { Competency } from '../../model/content/module.ts'
import type { PracticeKind } from '../practice/practice-plan.ts'

interface Dated {
  /** Identifies the record: a duplicate counts once. */
  id: string
  /** The learner's calendar day, `YYYY-MM-DD`. */
  day: string
  /** Epoch milliseconds. */
  at: number
}
/** An answer to a scenario. */
export interface AnswerRecord extends Dated {
  scenarioId: string
  competencies: readonly Competency[]
  /** Out of 9, by the application's own evaluator; null where it did not evaluate the answer. */
  score: number | null
  /** Half the width of the range that contains four ratings in five. */
  half: number
  isSpoken: boolean
  words: number
  /** Number of filler words. */
  fillers: number
  /** Whether the answer used one of the subscription's evaluations. */
  isCredited: boolean
}
/** Questions asked and answered rightly, by competency. */
export type Counts = Partial<Record<Competency, { asked: number; right: number }>>
export interface QuizRecord extends Dated {
  quizId: string
  counts: Counts
}
export interface TypingRecord extends Dated {
  wpm: number
  /** Whole seconds. */
  seconds: number
}
export interface ReviewRecord extends Dated {
  card: string
  competency: Competency | null
  isRight: boolean
}
export interface TestRecord extends Dated {
  planId: string
  kind: PracticeKind
  competencies: readonly Competency[]
}
/** The reading of one module: the last day, and whether the module was finished then. */
export interface ReadingRecord extends Dated {
  moduleId: string
  competencies: readonly Competency[]
  isFinished: boolean
  /** Seconds read on that day, as far as this device knows. */
  seconds: number
}
/** A question under review, with its current memory state. */
export interface CardRecord {
  key: string
  competency: Competency | null
  /** Day on which the question is due. */
  dueDay: string
  /** Day on which the question was last answered. */
  lastDay: string
  /** Days after which nine answers in ten are still right (FSRS stability). */
  stability: number
}

/** The inputs of a plan: sets, whose order has no meaning. */
export interface StudyLog {
  answers: readonly AnswerRecord[]
  quizzes: readonly QuizRecord[]
  typing: readonly TypingRecord[]
  reviews: readonly ReviewRecord[]
  tests: readonly TestRecord[]
  reading: readonly ReadingRecord[]
  cards: readonly CardRecord[]
  /** Days with any practice, including practice that leaves no record here. */
  days: readonly string[]
}
export const EMPTY_LOG: StudyLog = {
  answers: [],
  quizzes: [],
  typing: [],
  reviews: [],
  tests: [],
  reading: [],
  cards: [],
  days: [],
}
