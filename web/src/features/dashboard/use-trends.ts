import { addDays, daysBetween } from 'shared/rules/day-range'
import { scoreTrend } from 'shared/rules/practice/score-trend'
import { localDay } from '#browser/clock'
import { useLastKnown } from '#data/db/use-query'
import { useEvaluations } from '#data/practice/evaluations'
import type { ProgressView } from '#data/progress/progress'
import { useReviewForecast } from '#data/quizzes/review-forecast'

/** Days of study in the chart. */
export const STUDY_DAYS = 28

/** The data of the charts; undefined while they load. */
export function useTrends({ fold }: ProgressView) {
  const evaluations = useEvaluations()
  const reviews = useReviewForecast()
  const known = useLastKnown('trends', evaluations && reviews && { evaluations, reviews }, localDay(new Date()))
  if (!known) return undefined
  const now = new Date()
  const own = known.evaluations.filter(({ engine }) => engine === undefined || engine.id === 'own')
  const today = localDay(now)
  const study = daysBetween(addDays(today, 1 - STUDY_DAYS), today).map((day) => ({
    at: Date.parse(`${day}T12:00:00`),
    value: fold.days[day] ?? 0,
  }))
  const typing = fold.typing
    .map(({ timestamp, wpm }) => ({ at: Date.parse(timestamp), value: wpm }))
    .sort((a, b) => a.at - b.at)
  return { scores: scoreTrend(own), study, typing, reviews: known.reviews }
}
