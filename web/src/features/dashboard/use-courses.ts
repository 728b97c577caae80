import { addDays, daysBetween } from 'shared/rules/day-range'
import { scoreCourse } from 'shared/rules/score-course'
import { localDay } from '#browser/clock'
import { useEvaluations } from '#data/evaluations'
import type { ProgressView } from '#data/progress'
import { useReviewForecast } from '#data/review-forecast'

/** Days of study that are shown. */
export const STUDY_DAYS = 28

/** What the charts draw; undefined while something of it is looked up. */
export function useCourses({ fold }: ProgressView) {
  const evaluations = useEvaluations()
  const reviews = useReviewForecast()
  if (!evaluations || !reviews) return undefined
  const now = new Date()
  const own = evaluations.filter(({ engine }) => engine === undefined || engine.id === 'own')
  const today = localDay(now)
  const study = daysBetween(addDays(today, 1 - STUDY_DAYS), today).map((day) => ({
    at: Date.parse(`${day}T12:00:00`),
    value: fold.days[day] ?? 0,
  }))
  const typing = fold.typing
    .map(({ timestamp, wpm }) => ({ at: Date.parse(timestamp), value: wpm }))
    .sort((a, b) => a.at - b.at)
  return { scores: scoreCourse(own), study, typing, reviews }
}
