import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { QuizCrumb } from './quiz-crumb'

/** There is no such quiz: says so and leads back. */
export function QuizNotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`Quiz not found`}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>This quiz does not exist, or is no longer published.</Trans>}
          action={
            <LinkButton to="/quizzes" tone="primary">
              <Trans>See all quizzes</Trans>
            </LinkButton>
          }
        />
      </PageBody>
    </Page>
  )
}

/** The quiz exists, but there is nothing to answer. */
export function QuizNotAvailable({ title }: { title: string }) {
  return (
    <Page title={title} crumb={<QuizCrumb />}>
      <PageBody>
        <EmptyState
          title={<Trans>This quiz is not available.</Trans>}
          action={
            <LinkButton to="/contact">
              <Trans>Contact the administrator</Trans>
            </LinkButton>
          }
        >
          <Trans>It has no questions yet. Contact the administrator if you were expecting some.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}

/** This device does not have the quiz, and nobody answers. */
export function QuizUnreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Quiz`} crumb={<QuizCrumb />}>
      <PageBody>
        <EmptyState
          drawing="cut"
          title={<Trans>This quiz is not on this device yet.</Trans>}
          action={
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>It could not be fetched. Once it has come, it can be taken with no network.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
