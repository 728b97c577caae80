import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useExtraTime } from '#data/extra-time'
import { useRunningTest } from '#data/practice-runs'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { planName } from '#ui/plan-name'
import { BeforeTest } from './before-test'
import { usePlan } from './use-plan'

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

/** `/casper/test/{plan}`: what a practice test will be, whether this device is ready, and its start. */
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
            <Trans>They come with the first connection, and stay for practice with no network.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  if (state === 'too-few')
    return (
      <Page title={title} crumb={crumb}>
        <PageBody>
          <EmptyState title={<Trans>There are not enough scenarios in English for this test yet.</Trans>} action={back}>
            <Trans>The other tests, or the other language, may have enough.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  return <BeforeTest key={planId} title={title} crumb={crumb} found={state} running={running} extraTime={extraTime} />
}
