// The results of a quiz as a table for a spreadsheet (spec 2 §8): five columns, the newest attempt first.
import type { QuizAttempt } from '../model/quiz-attempt.ts'
import { isPassed } from './quiz.ts'

/** What the table says, in the language of the reader; dates and times in the reader's zone. */
export interface ExportWords {
  /** Date, Heure, Score, Statut, Temps. */
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

/** A spreadsheet would run a cell that begins so (CWE-1236): an apostrophe makes it text. */
const neutral = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Header and a row per attempt, no cell of which is a formula. */
export const quizExportRows = (
  attempts: readonly QuizAttempt[],
  passingScore: number,
  { columns, passed, failed, day, time, percent, duration }: ExportWords,
): string[][] =>
  [
    [...columns],
    ...attempts.map(({ createdAt, score, timeSpent }) => [
      day(createdAt),
      time(createdAt),
      percent(score),
      isPassed(score, passingScore) ? passed : failed,
      duration(timeSpent),
    ]),
  ].map((row) => row.map(neutral))
