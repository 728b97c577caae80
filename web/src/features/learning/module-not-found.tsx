import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Countdown } from '#ui/countdown'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'

/** Seconds before the learner is taken back to the list (spec 2 §9). */
export const REDIRECT_SECONDS = 10

/** There is no such module: says so and leads back. */
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
