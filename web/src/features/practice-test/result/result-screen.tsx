import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useLoggedTest } from '#data/practice/practice-history'
import { useHasEnded, usePracticeRun } from '#data/practice/practice-runs'
import { useFreshProgress } from '#data/progress/use-progress'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Icon } from '#ui/icon'
import { planName } from '#ui/labels/plan-name'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { OverdueChoices } from '../run/overdue-test'
import { AbandonedResult } from './abandoned-result'
import { ElsewhereResult } from './elsewhere-result'
import { Result } from './result'

const crumb = (
  <Link to="/casper">
    <Icon of={ArrowLeft} size="s" />
    <Trans>Test preparation</Trans>
  </Link>
)

/** `/casper/result/{run}`: a finished test, taken on this device or known from the log. */
export function ResultScreen() {
  const { t } = useLingui()
  const { run: id = '' } = useParams({ strict: false }) as { run?: string }
  const run = usePracticeRun(id)
  const logged = useLoggedTest(id)
  const ended = useHasEnded(run)
  // The log of other devices is fetched in the background.
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
              Everything you wrote and recorded is here. If you resume where you left off, the time away will not count,
              and the result will say so.
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
            title={<Trans>This test is still in progress.</Trans>}
            action={
              <LinkButton to="/casper/run/$run" params={{ run: id }} tone="primary">
                <Trans>Continue the test</Trans>
              </LinkButton>
            }
          >
            <Trans>The clock is running. The result will appear at the end.</Trans>
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
          title={<Trans>This test is not on this device.</Trans>}
          action={
            <LinkButton to="/casper">
              <Trans>Back to test preparation</Trans>
            </LinkButton>
          }
        >
          <Trans>Tests from your other devices appear here once both devices have been online.</Trans>
        </EmptyState>
      </PageBody>
    </Page>
  )
}
