import { Trans, useLingui } from '@lingui/react/macro'
import { plans } from 'shared/contract/calls/plans'
import { useOnline } from '#browser/online'
import { useResource } from '#data/http/use-resource'
import { useUser } from '#session/session'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'
import { PlanCards } from './plan-cards'
import { PricingTable } from './pricing-table'

/** `/subscribe`: the plans, and the payment provider's table where one is configured. */
export function SubscribeScreen() {
  const { t } = useLingui()
  const user = useUser()
  return (
    <Page title={t`Choose a plan`} lead={<Trans>Practice works offline, whatever the plan.</Trans>}>
      <PageSection title={<Trans>Plans</Trans>} help={<Trans>What each plan includes</Trans>}>
        <PlanCards own={user.plan} />
      </PageSection>
      <PageSection title={<Trans>Payment</Trans>} help={<Trans>Requires an internet connection</Trans>}>
        <Payment email={user.email} />
      </PageSection>
    </Page>
  )
}

function Payment({ email }: { email: string | null }) {
  const online = useOnline()
  const { value, settled } = useResource(plans.checkout, {})
  if (!online)
    return (
      <Notice tone="warning">
        <Trans>
          You are offline. You need an internet connection to pay for a plan; your current plan keeps working.
        </Trans>
      </Notice>
    )
  if (!value)
    return settled ? (
      <Notice tone="warning">
        <Trans>The server is not responding. Try again later.</Trans>
      </Notice>
    ) : (
      <Loading />
    )
  if (value.pricingTable) return <PricingTable table={value.pricingTable} reference={value.reference} email={email} />
  return (
    <Notice
      tone="info"
      action={
        <LinkButton to="/contact">
          <Trans>Write to the team</Trans>
        </LinkButton>
      }
    >
      <Trans>Payment is not set up on this server. To change your plan, write to the team.</Trans>
    </Notice>
  )
}
