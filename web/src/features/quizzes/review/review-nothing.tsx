import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/quizzes/review-cards'
import { formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { QuizCrumb } from '../quiz-crumb'

/**
 * Shown when a session has no questions: says when the next one is due, or how questions get into the review. Questions
 * that became due meanwhile can be reviewed.
 */
export function ReviewNothing({
  counts: { due, cards, next },
  onBegin,
}: {
  counts: ReviewCounts
  onBegin: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const toQuizzes = (
    <LinkButton to="/quizzes" tone="primary">
      <Trans>See all quizzes</Trans>
    </LinkButton>
  )
  return (
    <Page title={t`Reviews`} crumb={<QuizCrumb />}>
      <PageBody>
        {due > 0 ? (
          <EmptyState
            drawing="calendar"
            title={<Trans>Questions just arrived from another device.</Trans>}
            action={
              <Button tone="primary" onClick={onBegin}>
                <Trans>Review now</Trans>
              </Button>
            }
          />
        ) : cards === 0 ? (
          <EmptyState title={<Trans>No questions to review yet.</Trans>} action={toQuizzes}>
            <Trans>Questions you miss in a quiz land here and come back until you know them.</Trans>
          </EmptyState>
        ) : (
          <EmptyState drawing="calendar" title={<Trans>Nothing to review today.</Trans>} action={toQuizzes}>
            {next !== null && <Trans>Next question due: {formatDay(language, next, new Date())}.</Trans>}
          </EmptyState>
        )}
      </PageBody>
    </Page>
  )
}
