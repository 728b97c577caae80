import { Trans } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/quizzes/review-cards'
import { formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ReviewDue } from '#ui/labels/review-due'
import { PageSection } from '#ui/layout/page-section'

/** The day's review of missed questions; empty while no question was missed. */
export function ReviewsToday({ counts: { due, cards, next } }: { counts: ReviewCounts }) {
  const language = useLanguage()
  if (cards === 0) return null
  return (
    <PageSection title={<Trans>Reviews</Trans>} help={<Trans>Questions coming back</Trans>}>
      <ReviewDue due={due} next={next === null ? undefined : formatDay(language, next, new Date())} />
    </PageSection>
  )
}
