import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fetchTrialScenario, forgetTrial, keepTrial, readTrial, type Trial } from '#data/practice/trial'
import { useSession } from '#session/session'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { TrialDesk } from './trial-desk'
import { TrialResult } from './trial-result'

/**
 * `/try`: a visitor answers one scenario and sees the annotated score; registering takes the answer and its score into
 * the new account.
 */
export function TrialScreen() {
  const { t } = useLingui()
  const [trial, setTrial] = useState<Trial | undefined>(readTrial)
  const [full, setFull] = useState(false)
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const isMissing = trial === undefined
  const isLearner = useSession().status === 'signed-in'
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the tries
  useEffect(() => {
    if (!isMissing || isLearner) return
    let current = true
    setFailed(false)
    fetchTrialScenario().then(
      (scenario) => current && setTrial({ scenario, answers: ['', ''], seconds: 0 }),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [isMissing, isLearner, asked])
  const change = (next: Trial) => {
    setTrial(next)
    setFull(!keepTrial(next))
  }
  const title = t`Try a scenario`
  if (isLearner) return <Navigate to="/practice" replace />
  if (trial?.result)
    return (
      <TrialResult
        trial={trial}
        result={trial.result}
        onRewrite={() => change({ scenario: trial.scenario, answers: trial.answers, seconds: trial.seconds })}
        onDiscard={() => {
          forgetTrial()
          setTrial(undefined)
        }}
      />
    )
  if (trial) return <TrialDesk title={title} trial={trial} isFull={full} onChange={change} />
  return (
    <Page title={title}>
      <PageBody>
        {failed ? (
          <EmptyState
            drawing="search"
            title={<Trans>The scenario couldn’t be loaded.</Trans>}
            action={
              <Button onClick={() => setAsked((n) => n + 1)}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The first time, you need an internet connection.</Trans>
          </EmptyState>
        ) : (
          <Loading />
        )}
      </PageBody>
    </Page>
  )
}
