import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { db, wasLeft } from '#data/db'
import { isDiskFull } from '#data/disk-full'
import { finishTest } from '#data/practice-acts'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import type { AnswerWriter } from './answer-writer'
import { BareFrame } from './bare-frame'

/** The end of a test: waits for the last word to be kept, then closes it; the result follows by itself. */
export function Finishing({ runId, writer }: { runId: string; writer: AnswerWriter }) {
  const { t } = useLingui()
  const [home] = useState(db)
  const [failed, setFailed] = useState<'full' | 'early' | 'other'>()
  const finish = useCallback(async () => {
    setFailed(undefined)
    try {
      await writer.flush()
      if (!(await finishTest(home, runId, Date.now()))) setFailed('early')
    } catch (error) {
      if (!wasLeft(home)) setFailed(isDiskFull(error) ? 'full' : 'other')
    }
  }, [home, runId, writer])
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
              The end of the test could not be saved: this device is full. Free some space, then try again. Nothing that
              was saved is lost.
            </Trans>
          ) : failed === 'early' ? (
            <Trans>
              The clock of this device was set back: by it, the test is not over yet. Set it right, then try again.
              Nothing that was saved is lost.
            </Trans>
          ) : (
            <Trans>The end of the test could not be saved. Nothing that was saved is lost.</Trans>
          )}
        </Notice>
      ) : (
        <Loading label={t`Your answers are being put away…`} />
      )}
    </BareFrame>
  )
}
