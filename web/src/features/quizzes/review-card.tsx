import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/review-cards'
import { formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/page-section'
import { ReviewDue } from '#ui/review-due'

/** What is to be reviewed today; nothing while the deck is empty. */
export function ReviewCard({ counts: { due, cards, next } }: { counts: ReviewCounts }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (cards === 0) return null
  return (
    <PageSection title={t`Reviews`} help={<Trans>Questions you have missed</Trans>}>
      <ReviewDue due={due} next={next === null ? undefined : formatDay(language, next, new Date())} />
    </PageSection>
  )
}
