import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewCounts } from '#data/review-cards'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { nextDay } from './next-day'
import { QuizCrumb } from './quiz-crumb'

/** Nothing is due: when the next question is, or how questions get here; what came meanwhile can be begun. */
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
            title={<Trans>Questions have just come in from another device.</Trans>}
            action={
              <Button tone="primary" onClick={onBegin}>
                <Trans>Review now</Trans>
              </Button>
            }
          />
        ) : cards === 0 ? (
          <EmptyState title={<Trans>No question to review yet.</Trans>} action={toQuizzes}>
            <Trans>A question that you miss in a quiz is put here, and comes back until you know it.</Trans>
          </EmptyState>
        ) : (
          <EmptyState drawing="calendar" title={<Trans>Nothing is due today.</Trans>} action={toQuizzes}>
            {next !== null && <Trans>The next question comes back: {nextDay(language, next)}.</Trans>}
          </EmptyState>
        )}
      </PageBody>
    </Page>
  )
}
