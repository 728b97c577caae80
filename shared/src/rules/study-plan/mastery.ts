// The evidence for each of the nine competencies: number of answers, their mean with its range, and a trend only where
// it exceeds its own uncertainty.
import { COMPETENCIES, type Competency } from '../../model/content/module.ts'
import { mean } from '../mean.ts'
import type { AnswerRecord, StudyLog } from './log.ts'

/** 80 % of a normal distribution lies within so many standard deviations. */
const FOUR_IN_FIVE = 1.2816
/** The least number of answers from which a trend is computed, in two halves. */
export const TREND_ANSWERS = 6

export interface Mastery {
  competency: Competency
  /** Evaluated answers. */
  answers: number
  /** Out of 9; null before the first answer. */
  mean: number | null
  /** Half the width of the range that contains the mean with a probability of 80 %. */
  half: number
  /** How much the later half of the answers exceeds the earlier half; null where that may be chance. */
  trend: number | null
  /** Number of quiz questions asked, and of those answered rightly. */
  asked: number
  right: number
  /** Ids of the evaluations behind the estimate, the newest first. */
  answerIds: readonly string[]
}

type Judged = AnswerRecord & { score: number }

const meanOf = (answers: readonly Judged[]) => mean(answers.map(({ score }) => score))
/** Standard error of the mean of answers whose single ranges are known. */
const errorOf = (answers: readonly Judged[]) =>
  Math.sqrt(answers.reduce((sum, { half }) => sum + (half / FOUR_IN_FIVE) ** 2, 0)) / answers.length
const within = (value: number) => Math.min(9, Math.max(1, value))

/** The change from the earlier half to the later one; null where it lies within the 80 % range of chance. */
function trendOf(answers: readonly Judged[]): number | null {
  if (answers.length < TREND_ANSWERS) return null
  const middle = Math.floor(answers.length / 2)
  const [earlier, later] = [answers.slice(0, middle), answers.slice(middle)]
  const change = meanOf(later) - meanOf(earlier)
  return Math.abs(change) > FOUR_IN_FIVE * Math.hypot(errorOf(earlier), errorOf(later)) ? change : null
}

/** The lowest and the highest likely mean, limited to the scale. */
export const rangeOf = ({ mean, half }: { mean: number; half: number }): [number, number] => [
  within(mean - half),
  within(mean + half),
]

/** The nine competencies in their order. */
export function masteryOf(log: Pick<StudyLog, 'answers' | 'quizzes'>): Mastery[] {
  const unique = [...new Map(log.answers.map((answer) => [answer.id, answer])).values()]
  const judged = unique
    .filter((answer): answer is Judged => answer.score !== null)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const quizzes = [...new Map(log.quizzes.map((attempt) => [attempt.id, attempt])).values()]
  return COMPETENCIES.map((competency) => {
    const of = judged.filter(({ competencies }) => competencies.includes(competency))
    const counts = quizzes.flatMap((attempt) => attempt.counts[competency] ?? [])
    return {
      competency,
      answers: of.length,
      mean: of.length === 0 ? null : meanOf(of),
      half: of.length === 0 ? 0 : FOUR_IN_FIVE * errorOf(of),
      trend: trendOf(of),
      asked: counts.reduce((sum, { asked }) => sum + asked, 0),
      right: counts.reduce((sum, { right }) => sum + right, 0),
      answerIds: of.map(({ id }) => id).reverse(),
    }
  })
}
