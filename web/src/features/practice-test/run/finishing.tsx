import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { currentDb, wasLeft } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import { finishTest } from '#data/practice/practice-acts'
import { Button } from '#ui/button'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import type { AnswerWriter } from '../phases/answer-writer'
import { BareFrame } from './bare-frame'

/** The end of a test: waits until the last text is saved, then ends the run; the result opens automatically. */
export function Finishing({ runId, writer }: { runId: string; writer: AnswerWriter }) {
  const { t } = useLingui()
  const [db] = useState(currentDb)
  const [failed, setFailed] = useState<'full' | 'early' | 'other'>()
  const finish = useCallback(async () => {
    setFailed(undefined)
    try {
      await writer.flush()
      if (!(await finishTest(db, runId, Date.now()))) setFailed('early')
    } catch (error) {
      if (!wasLeft(db)) setFailed(isDiskFull(error) ? 'full' : 'other')
    }
  }, [db, runId, writer])
  useEffect(() => void finish(), [finish])
  return (
    <BareFrame>
      {failed ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button onClick={() => void finish()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failed === 'full' ? (
            <Trans>
              The end of the test couldn’t be saved: this device is full. Free up some space, then try again. Nothing
              you saved is lost.
            </Trans>
          ) : failed === 'early' ? (
            <Trans>
              This device’s clock was set back, so the test does not look finished yet. Correct the clock, then try
              again. Nothing you saved is lost.
            </Trans>
          ) : (
            <Trans>The end of the test couldn’t be saved. Nothing you saved is lost.</Trans>
          )}
        </Notice>
      ) : (
        <Loading label={t`Saving your answers…`} />
      )}
    </BareFrame>
  )
}
