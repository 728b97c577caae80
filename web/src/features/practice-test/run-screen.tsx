import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnlyHere } from '#browser/only-here'
import { db, unlessClosed } from '#data/db'
import { answersOf } from '#data/practice-answers'
import type { PracticeAnswer, PracticeRun } from '#data/practice-run'
import { usePracticeRun } from '#data/practice-runs'
import { lastSeen } from '#data/practice-seen'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { LinkButton } from '#ui/link-button'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageBody } from '#ui/page-body'
import { BareFrame } from './bare-frame'
import { RunningTest } from './running-test'

/** `/casper/run/{run}`: a test under way, in one tab at a time; one that is over leads to its result. */
export function RunScreen() {
  const { t } = useLingui()
  const { run: id = '' } = useParams({ strict: false }) as { run?: string }
  const run = usePracticeRun(id)
  if (run === undefined) return <Opening />
  if (run && run.state !== 'running') return <Navigate to="/casper/result/$run" params={{ run: id }} replace />
  if (run) return <HeldRun key={id} run={run} />
  return (
    <BareFrame>
      <Page title={t`Practice test not found`}>
        <PageBody>
          <EmptyState
            drawing="search"
            title={<Trans>There is no such practice test on this device.</Trans>}
            action={
              <LinkButton to="/casper">
                <Trans>Back to test preparation</Trans>
              </LinkButton>
            }
          >
            <Trans>A test goes on where it was started.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    </BareFrame>
  )
}

function Opening() {
  const { t } = useLingui()
  return <Loading label={t`Opening the test…`} />
}

function HeldRun({ run }: { run: PracticeRun }) {
  const { t } = useLingui()
  const { place, takeOver } = useOnlyHere(`situ-practice-${run.id}`)
  if (place === 'asking') return <Opening />
  if (place === 'here') return <FoundRun run={run} />
  return (
    <BareFrame>
      <Page title={t`This test is open in another tab`}>
        <PageBody>
          <EmptyState
            title={<Trans>It runs in one tab at a time, so that nothing is written twice.</Trans>}
            action={
              <Button tone="primary" onClick={takeOver}>
                <Trans>Go on here</Trans>
              </Button>
            }
          >
            <Trans>Its clock is running there.</Trans>
          </EmptyState>
        </PageBody>
      </Page>
    </BareFrame>
  )
}

/** Looks up what is known of the time before this page. */
function FoundRun({ run }: { run: PracticeRun }) {
  const [before, setBefore] = useState<{ seen: number; answers: PracticeAnswer[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const home = db()
    const look = async () => setBefore({ seen: await lastSeen(home, run), answers: await answersOf(home, run.id) })
    look().catch(unlessClosed(home))
  }, [])
  return before ? <RunningTest run={run} seen={before.seen} before={before.answers} /> : <Opening />
}
