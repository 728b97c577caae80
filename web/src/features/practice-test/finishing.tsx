import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { db, wasLeft } from '#data/db'
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
  const [failed, setFailed] = useState(false)
  const finish = useCallback(async () => {
    setFailed(false)
    try {
      await writer.flush()
      if (!(await finishTest(home, runId, Date.now()))) setFailed(true)
    } catch {
      if (!wasLeft(home)) setFailed(true)
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
          <Trans>
            The end of the test could not be saved: this device may be full. Nothing that was saved is lost.
          </Trans>
        </Notice>
      ) : (
        <Loading label={t`Your answers are being put away…`} />
      )}
    </BareFrame>
  )
}
