import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Page not found`}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>Nothing at this address</Trans>}
          action={
            <LinkButton to="/" tone="primary">
              <Trans>Back to the dashboard</Trans>
            </LinkButton>
          }
        >
          <Trans>The link may be old, or a letter may be missing. Nothing of yours is lost.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
