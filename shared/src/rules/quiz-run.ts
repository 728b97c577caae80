// A quiz under way: its clock is the wall clock, so that a reload, a crash or a tab in the background changes nothing of it.
import type { Quiz } from '../model/quiz.ts'
import type { Answers } from './quiz.ts'

/** What the clocks are stretched by; 1 is the real test's pace (design §8). */
export const EXTRA_TIMES = [1, 1.25, 1.5, 2] as const
export type ExtraTime = (typeof EXTRA_TIMES)[number]
export const isExtraTime = (value: unknown): value is ExtraTime => EXTRA_TIMES.some((factor) => factor === value)

/** One run of a quiz on one device, with the version of the quiz that was started. */
export interface QuizRun {
  quizId: string
  /** Of the attempt that it becomes: one, whichever tab ends it. */
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
/** Seconds left, with fractions; 0 once the time is over. A clock that was set back gives no more than the whole time. */
export const secondsLeft = (run: QuizRun, now: number) =>
  Math.min(runLengthMs(run), Math.max(0, runEndsAt(run) - now)) / 1000
/** Whole seconds spent so far, no more than the run may take. */
export const secondsSpent = (run: QuizRun, now: number) =>
  Math.round(Math.min(runLengthMs(run), Math.max(0, now - run.startedAt)) / 1000)

/** The run with an answer; the first choice stays. */
export const choose = (run: QuizRun, questionId: string, option: string): QuizRun =>
  run.answers[questionId] ? run : { ...run, answers: { ...run.answers, [questionId]: option } }
