import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { currentDb } from '#data/db/db'
import { finishTest } from '#data/practice/practice-acts'
import type { PracticeRun } from '#data/practice/practice-run'
import { hasEnded, resumeAfterPause } from '#data/practice/practice-runs'
import { useLastSeen } from '#data/practice/practice-seen'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Row } from '#ui/layout/row'
import { keepingText } from './keeping-text'

/** The choices for a test whose time ran out unattended: end it, or continue from where the learner was. */
export function OverdueChoices({ run }: { run: PracticeRun }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const seen = useLastSeen(run)
  const [busy, setBusy] = useState(false)
  // A learner who stayed until the end was not away: there is no time to give back.
  const wasAway = seen !== undefined && !hasEnded(run, seen)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ tone: 'danger', title: t`The test couldn’t be saved`, description: keepingText(error) })
    }
    setBusy(false)
  }
  const finish = async () => {
    await finishTest(currentDb(), run.id, Date.now())
    await navigate({ to: '/casper/result/$run', params: { run: run.id } })
  }
  const goOn = async (from: number) => {
    await resumeAfterPause(currentDb(), run.id, from, Date.now())
    await navigate({ to: '/casper/run/$run', params: { run: run.id } })
  }
  return (
    <Row>
      <Button tone="primary" loading={busy} onClick={() => void attempt(finish)}>
        <Trans>See the result</Trans>
      </Button>
      {wasAway && (
        <Button disabled={busy} onClick={() => void attempt(() => goOn(seen))}>
          <Trans>Resume where I left off</Trans>
        </Button>
      )}
    </Row>
  )
}
