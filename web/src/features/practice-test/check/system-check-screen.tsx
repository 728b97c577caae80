import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useExtraTime } from '#data/account/extra-time'
import { useRunningTest } from '#data/practice/practice-runs'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { planName } from '#ui/labels/plan-name'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { BeforeTest } from '../run/before-test'
import { usePlan } from '../use-plan'

const crumb = (
  <Link to="/casper">
    <Icon of={ArrowLeft} size="s" />
    <Trans>Test preparation</Trans>
  </Link>
)
const back = (
  <LinkButton to="/casper">
    <Trans>Back to test preparation</Trans>
  </LinkButton>
)

/** `/casper/test/{plan}`: the parts of a practice test, the check of this device, and the start. */
export function SystemCheckScreen() {
  const { t } = useLingui()
  const { plan: planId = '' } = useParams({ strict: false }) as { plan?: string }
  const { state, again } = usePlan(planId)
  const running = useRunningTest()
  const extraTime = useExtraTime()
  if (state === 'unknown')
    return (
      <Page title={t`Practice test not found`} crumb={crumb}>
        <PageBody>
          <EmptyState drawing="search" title={<Trans>There is no such practice test.</Trans>} action={back} />
        </PageBody>
      </Page>
    )
  if (state === 'loading' || running === undefined || extraTime === undefined) return <Loading />
  const title = planName(planId)
  if (state === 'away')
    return (
      <Page title={title} crumb={crumb}>
        <PageBody>
          <EmptyState
            drawing="cut"
            title={<Trans>The scenarios are not on this device yet.</Trans>}
            action={
              <Button onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>They download the first time you are online, then work offline.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  if (state === 'too-few')
    return (
      <Page title={title} crumb={crumb}>
        <PageBody>
          <EmptyState title={<Trans>There are not enough scenarios in English for this test yet.</Trans>} action={back}>
            <Trans>Another test, or the other language, may have enough.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  return <BeforeTest key={planId} title={title} crumb={crumb} found={state} running={running} extraTime={extraTime} />
}
