import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/feedback/empty-state'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'

/** The screen of an unknown address. */
export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Page not found`}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>There is no page at this address</Trans>}
          action={
            <LinkButton to="/" tone="primary">
              <Trans>Back to the dashboard</Trans>
            </LinkButton>
          }
        >
          <Trans>The link may be old, or a letter may be missing. Your data is safe.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
