// The results of a quiz as a table of five columns for spreadsheets.
import type { QuizAttempt } from '../../model/quiz-attempt.ts'
import { isPassed } from './quiz.ts'

/** The texts of the table in the reader's language; dates and times in the reader's time zone. */
export interface ExportWords {
  /** Names of the columns: date, time, score, status, duration. */
  columns: readonly string[]
  passed: string
  failed: string
  /** `YYYY-MM-DD`. */
  day: (createdAt: string) => string
  /** `HH:MM`. */
  time: (createdAt: string) => string
  percent: (score: number) => string
  duration: (seconds: number) => string
}

/** A header and one row per attempt, in the order of `attempts`. */
export const quizExportRows = (
  attempts: readonly QuizAttempt[],
  passingScore: number,
  { columns, passed, failed, day, time, percent, duration }: ExportWords,
): string[][] => [
  [...columns],
  ...attempts.map(({ createdAt, score, timeSpent }) => [
    day(createdAt),
    time(createdAt),
    percent(score),
    isPassed(score, passingScore) ? passed : failed,
    duration(timeSpent),
  ]),
]
