import { addDays, daysBetween } from '../day-range.ts'
import { mean } from '../mean.ts'
import type { StudyLog } from './log.ts'

/** Summary of seven days: `days` counts those with practice, `asked` and `right` count questions of quizzes. */
export interface WeekReview {
  /** The first and the last day of the week. */
  from: string
  to: string
  days: number
  answers: number
  /** Mean out of 9 of the answers that were judged; null where none was. */
  mean: number | null
  asked: number
  right: number
  /** Review questions answered. */
  reviewed: number
  /** Fastest run in words per minute; null where there was none. */
  wpm: number | null
}

/** The summary of the seven days before a day. */
export function weekReview(log: StudyLog, day: string): WeekReview {
  const [from, to] = [addDays(day, -7), addDays(day, -1)]
  const inside = <T extends { day: string }>(records: readonly T[]) =>
    records.filter((record) => record.day >= from && record.day <= to)
  const answers = inside(log.answers)
  const scores = answers.flatMap(({ score }) => (score === null ? [] : [score]))
  const counts = inside(log.quizzes).flatMap((attempt) => Object.values(attempt.counts))
  const runs = inside(log.typing)
  const reviews = inside(log.reviews)
  const practised = new Set([
    ...log.days,
    ...[...answers, ...inside(log.quizzes), ...runs, ...reviews, ...inside(log.tests), ...inside(log.reading)].map(
      (record) => record.day,
    ),
  ])
  return {
    from,
    to,
    days: daysBetween(from, to).filter((one) => practised.has(one)).length,
    answers: answers.length,
    mean: scores.length === 0 ? null : mean(scores),
    asked: counts.reduce((sum, { asked }) => sum + asked, 0),
    right: counts.reduce((sum, { right }) => sum + right, 0),
    reviewed: reviews.length,
    wpm: runs.length === 0 ? null : Math.max(...runs.map(({ wpm }) => wpm)),
  }
}
