import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/quizzes/review-cards'
import { formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ReviewDue } from '#ui/labels/review-due'
import { PageSection } from '#ui/layout/page-section'

/** The questions to review today; renders nothing while there are no review cards. */
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
