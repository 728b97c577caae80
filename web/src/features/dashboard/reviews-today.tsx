import { Trans } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/review-cards'
import { formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/page-section'
import { ReviewDue } from '#ui/review-due'

/** The day's review of missed questions; nothing while no question was missed. */
export function ReviewsToday({ counts: { due, cards, next } }: { counts: ReviewCounts }) {
  const language = useLanguage()
  if (cards === 0) return null
  return (
    <PageSection title={<Trans>Today</Trans>} help={<Trans>Questions that come back</Trans>}>
      <ReviewDue due={due} next={next === null ? undefined : formatDay(language, next, new Date())} />
    </PageSection>
  )
}
