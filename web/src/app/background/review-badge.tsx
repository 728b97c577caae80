import { useEffect } from 'react'
import { showAppBadge } from '#browser/app-badge'
import { useReviewCounts } from '#data/quizzes/review-cards'

/** The number of questions to review today, on the icon of the installed app; none once nobody is signed in. */
export function ReviewBadge() {
  const due = useReviewCounts()?.due
  useEffect(() => {
    if (due !== undefined) void showAppBadge(due)
  }, [due])
  useEffect(() => () => void showAppBadge(0), [])
  return null
}
