import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { evaluations } from 'shared/contract/calls/evaluations'
import { ASSIST_MS, type Assistant, type AssistProgress } from 'shared/model/evaluation'
import { useOnline } from '#browser/online'
import { currentDb, unlessClosed } from '#data/db/db'
import { callInLines } from '#data/http/client'
import { keepAssisted } from '#data/practice/evaluations'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { errorText } from '#i18n/error-texts'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { JudgePoints } from './judge-points'

/** Asks an assistant through the server about an answer that is stored there. */
export function AskAssistant({ assistant, evaluation }: { assistant: Assistant; evaluation: StoredEvaluation }) {
  const { i18n } = useLingui()
  const online = useOnline()
  const [state, setState] = useState<'ready' | 'asking' | 'done' | ApiError>('ready')
  const [written, setWritten] = useState<AssistProgress>()
  const { id, name } = assistant
  const failure = state instanceof ApiError ? state : undefined
  const ask = async () => {
    const db = currentDb()
    setState('asking')
    setWritten(undefined)
    try {
      const args = { params: { id: evaluation.id }, body: { assistant: id } }
      await keepAssisted(db, await callInLines(evaluations.assist, args, setWritten, { timeout: ASSIST_MS }))
      setState('done')
    } catch (error) {
      if (error instanceof ApiError) setState(error)
      else unlessClosed(db)(error)
    }
  }
  return (
    <Stack>
      <div>
        <Button loading={state === 'asking'} disabled={!online} onClick={() => void ask()}>
          {failure ? <Trans>Ask {name} again</Trans> : <Trans>Ask {name} about this answer</Trans>}
        </Button>
      </div>
      {!online && (
        <p>
          <Trans>You need an internet connection to ask {name}.</Trans>
        </p>
      )}
      <div role="status">
        {state === 'asking' && <Trans>{name} is reading your answer. This can take half a minute.</Trans>}
        {state === 'done' && <Trans>{name} has answered.</Trans>}
        {failure && (
          <Notice tone="danger">
            {failure.status === 404 ? (
              <Trans>Your answer has not reached the server yet. Try again in a moment.</Trans>
            ) : failure.status === 0 ? (
              <Trans>The server is not responding. Your own evaluation is saved.</Trans>
            ) : (
              errorText(i18n, failure.message)
            )}
          </Notice>
        )}
      </div>
      {state === 'asking' && written && <JudgePoints {...written} />}
    </Stack>
  )
}
