import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { QuizCrumb } from './quiz-crumb'

/** Says that the quiz does not exist, and leads back. */
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

/** Says that the quiz has no questions yet. */
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

/** Says that this device does not have the quiz and the server does not reply. */
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
          <Trans>It couldn’t be loaded. Once downloaded, it works offline.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
