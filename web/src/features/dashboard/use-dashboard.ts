import { useToday } from '#browser/use-today'
import { useLastKnown } from '#data/db/use-query'
import { useFreshProgress, useProgress } from '#data/progress/use-progress'
import { useReviewCounts } from '#data/quizzes/review-cards'
import { useModuleOverview } from './use-module-overview'

/** What both dashboards show, requested anew when they open; undefined while it loads for the first time. */
export function useDashboard() {
  const today = useToday()
  const progress = useProgress()
  const rows = useModuleOverview()
  const reviews = useReviewCounts()
  useFreshProgress()
  return useLastKnown('dashboard', progress && rows && reviews && { progress, rows, reviews }, today)
}
