// A quiz in progress. It is timed by the wall clock, so that a reload, a crash or a background tab changes nothing.
import type { Quiz } from '../../model/content/quiz.ts'
import type { Answers } from './quiz.ts'

/** Factors by which time limits are extended; 1 is the time of the real test. */
export const EXTRA_TIMES = [1, 1.25, 1.5, 2] as const
export type ExtraTime = (typeof EXTRA_TIMES)[number]
export const isExtraTime = (value: unknown): value is ExtraTime => EXTRA_TIMES.some((factor) => factor === value)

/** One run of a quiz on one device, with the version of the quiz at its start. */
export interface QuizRun {
  quizId: string
  /** Id of the attempt that the run becomes: a single one, whichever tab ends the run. */
  attemptId: string
  quiz: Quiz
  /** Epoch milliseconds. */
  startedAt: number
  extraTime: ExtraTime
  answers: Answers
  /** Index of the question on screen. */
  index: number
}

/** Milliseconds that a run may take. */
export const runLengthMs = ({ quiz, extraTime }: Pick<QuizRun, 'quiz' | 'extraTime'>) =>
  quiz.timeLimit * 60_000 * extraTime
export const runEndsAt = (run: QuizRun) => run.startedAt + runLengthMs(run)
/**
 * Seconds left, with fractions; 0 once the time is over. A clock that was set back gives no more than the whole time.
 */
export const secondsLeft = (run: QuizRun, now: number) =>
  Math.min(runLengthMs(run), Math.max(0, runEndsAt(run) - now)) / 1000
/** Whole seconds spent so far, no more than the run may take. */
export const secondsSpent = (run: QuizRun, now: number) =>
  Math.round(Math.min(runLengthMs(run), Math.max(0, now - run.startedAt)) / 1000)

/** The run with an answer added; if the question has an answer already, the run is returned unchanged. */
export const choose = (run: QuizRun, questionId: string, option: string): QuizRun =>
  run.answers[questionId] ? run : { ...run, answers: { ...run.answers, [questionId]: option } }
