import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { db } from '#data/db'
import { finishTest } from '#data/practice-acts'
import type { PracticeRun } from '#data/practice-run'
import { hasEnded, resumeAfterPause } from '#data/practice-runs'
import { useLastSeen } from '#data/practice-seen'
import { Button } from '#ui/button'
import { Row } from '#ui/row'
import { toast } from '#ui/toast'
import { keepingText } from './keeping-text'

/** What can be done with a test whose time has run out while nobody looked: close it, or go on where one was. */
export function OverdueChoices({ run }: { run: PracticeRun }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const seen = useLastSeen(run)
  const [busy, setBusy] = useState(false)
  // Who was there until the end was not away: there is no time to give back.
  const wasAway = seen !== undefined && !hasEnded(run, seen)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ tone: 'danger', title: t`The test could not be saved`, description: keepingText(error) })
    }
    setBusy(false)
  }
  const finish = async () => {
    await finishTest(db(), run.id, Date.now())
    await navigate({ to: '/casper/result/$run', params: { run: run.id } })
  }
  const goOn = async (from: number) => {
    await resumeAfterPause(db(), run.id, from, Date.now())
    await navigate({ to: '/casper/run/$run', params: { run: run.id } })
  }
  return (
    <Row>
      <Button tone="primary" loading={busy} onClick={() => void attempt(finish)}>
        <Trans>See the result</Trans>
      </Button>
      {wasAway && (
        <Button disabled={busy} onClick={() => void attempt(() => goOn(seen))}>
          <Trans>Go on where I was</Trans>
        </Button>
      )}
    </Row>
  )
}
