import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOnlyHere } from '#browser/only-here'
import { currentDb, unlessClosed } from '#data/db/db'
import { answersOf } from '#data/practice/practice-answers'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { usePracticeRun } from '#data/practice/practice-runs'
import { lastSeen } from '#data/practice/practice-seen'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { LinkButton } from '#ui/link-button'
import { BareFrame } from './bare-frame'
import { RunningTest } from './running-test'

/** `/casper/run/{run}`: a running test, in one tab at a time; a finished one redirects to its result. */
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
            <Trans>A test continues where it was started.</Trans>
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
                <Trans>Continue here</Trans>
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

/** Loads the stored answers and the time at which this page was last open. */
function FoundRun({ run }: { run: PracticeRun }) {
  const [before, setBefore] = useState<{ seen: number; answers: PracticeAnswer[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    const db = currentDb()
    const look = async () => setBefore({ seen: await lastSeen(db, run), answers: await answersOf(db, run.id) })
    look().catch(unlessClosed(db))
  }, [])
  return before ? <RunningTest run={run} seen={before.seen} before={before.answers} /> : <Opening />
}
