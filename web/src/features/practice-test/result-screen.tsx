import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useLoggedTest } from '#data/practice-history'
import { useHasEnded, usePracticeRun } from '#data/practice-runs'
import { useFreshProgress } from '#data/use-progress'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { planName } from '#ui/plan-name'
import { AbandonedResult } from './abandoned-result'
import { ElsewhereResult } from './elsewhere-result'
import { OverdueChoices } from './overdue-test'
import { Result } from './result'

const crumb = (
  <Link to="/casper">
    <Icon of={ArrowLeft} size="s" />
    <Trans>Test preparation</Trans>
  </Link>
)

/** `/casper/result/{run}`: a test that is over, made on this device or known from the log. */
export function ResultScreen() {
  const { t } = useLingui()
  const { run: id = '' } = useParams({ strict: false }) as { run?: string }
  const run = usePracticeRun(id)
  const logged = useLoggedTest(id)
  const ended = useHasEnded(run)
  // The log of the other devices comes in the background.
  useFreshProgress()
  if (run === undefined || logged === undefined) return <Loading label={t`Opening the result…`} />
  if (run?.state === 'done') return <Result key={id} run={run} crumb={crumb} />
  if (run?.state === 'abandoned') return <AbandonedResult run={run} crumb={crumb} />
  if (run && ended)
    return (
      <Page title={planName(run.planId)} crumb={crumb}>
        <PageBody>
          <EmptyState title={<Trans>Its time has run out.</Trans>} action={<OverdueChoices run={run} />}>
            <Trans>
              Everything that you wrote and recorded is here. If you go on where you were, the time away is not counted,
              and the result says so.
            </Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  if (run)
    return (
      <Page title={planName(run.planId)} crumb={crumb}>
        <PageBody>
          <EmptyState
            title={<Trans>This test is still under way.</Trans>}
            action={
              <LinkButton to="/casper/run/$run" params={{ run: id }} tone="primary">
                <Trans>Go on with it</Trans>
              </LinkButton>
            }
          >
            <Trans>Its clock is running. The result comes at its end.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    )
  if (logged) return <ElsewhereResult test={logged} crumb={crumb} />
  return (
    <Page title={t`Result not found`} crumb={crumb}>
      <PageBody>
        <EmptyState
          drawing="search"
          title={<Trans>This device knows no such test.</Trans>}
          action={
            <LinkButton to="/casper">
              <Trans>Back to test preparation</Trans>
            </LinkButton>
          }
        >
          <Trans>Tests of your other devices appear here once both were online.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
