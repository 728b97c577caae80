import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Countdown } from '#ui/feedback/countdown'
import { EmptyState } from '#ui/feedback/empty-state'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'

/** Seconds before the learner is returned to the list. */
export const REDIRECT_SECONDS = 10

/** Says that the module does not exist, and returns to the list. */
export function ModuleNotFound() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Page title={t`Module not found`}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>This module does not exist, or is no longer published.</Trans>}
          action={
            <LinkButton to="/learning-demo" tone="primary">
              <Trans>See all modules</Trans>
            </LinkButton>
          }
        >
          <Countdown seconds={REDIRECT_SECONDS} onDone={() => void navigate({ to: '/learning-demo', replace: true })}>
            {(left) => <Trans>The list of modules opens in {left} s.</Trans>}
          </Countdown>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
