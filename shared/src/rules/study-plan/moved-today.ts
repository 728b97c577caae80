import type { Competency } from '../../model/content/module.ts'
import { mean } from '../mean.ts'
import type { StudyLog } from './log.ts'
import { type Mastery, masteryOf } from './mastery.ts'

/** How a day changed what is known of a competency. */
export interface MovedCompetency {
  competency: Competency
  before: Pick<Mastery, 'answers' | 'mean'>
  after: Pick<Mastery, 'answers' | 'mean' | 'half'>
}
export interface MovedDay {
  /** The competencies that changed, in the usual order of the nine. */
  competencies: MovedCompetency[]
  /** Review questions answered. */
  reviewed: number
  /** Quiz questions answered. */
  asked: number
  right: number
  /**
   * Words per minute of the fastest run of the day, and their mean over earlier runs (`before`, null without any); null
   * without a run on the day.
   */
  typed: { best: number; before: number | null } | null
}

/** What was done on a day, and what it changed. */
export function movedOn(log: StudyLog, day: string): MovedDay {
  const upTo = (until: (record: { day: string }) => boolean) => ({
    answers: log.answers.filter(until),
    quizzes: log.quizzes.filter(until),
  })
  const before = masteryOf(upTo((record) => record.day < day))
  const after = masteryOf(upTo((record) => record.day <= day))
  const today = masteryOf(upTo((record) => record.day === day))
  const runs = log.typing.filter((run) => run.day === day).map(({ wpm }) => wpm)
  const earlier = log.typing.filter((run) => run.day < day).map(({ wpm }) => wpm)
  const sum = (of: (one: Mastery) => number) => today.reduce((total, one) => total + of(one), 0)
  return {
    competencies: after.flatMap((one, i) => {
      const old = before[i]
      return old && one.answers > old.answers ? [{ competency: one.competency, before: old, after: one }] : []
    }),
    reviewed: new Set(log.reviews.flatMap((review) => (review.day === day ? [review.card] : []))).size,
    asked: sum(({ asked }) => asked),
    right: sum(({ right }) => right),
    typed: runs.length === 0 ? null : { best: Math.max(...runs), before: earlier.length === 0 ? null : mean(earlier) },
  }
}
