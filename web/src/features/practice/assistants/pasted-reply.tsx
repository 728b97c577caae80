import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AssistantReply } from 'shared/rules/assistant/assistant-reply'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import type { Claim } from './claim'
import { ManualScores } from './manual-scores'

/** An assistant's reply, parsed into scores; where none are found, they are entered by hand. */
export function PastedReply({
  name,
  nonce,
  onKeep,
}: {
  name: string
  nonce: string | undefined
  onKeep: (claim: Claim) => Promise<void>
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [text, setText] = useState('')
  const [reply, setReply] = useState<AssistantReply | null>()
  const [busy, setBusy] = useState(false)
  const read = async () => {
    const { readAssistantReply } = await import('shared/rules/assistant/assistant-reply')
    setReply(readAssistantReply(text, nonce))
  }
  const keep = async (claim: Claim) => {
    setBusy(true)
    try {
      await onKeep(claim)
    } finally {
      setBusy(false)
    }
  }
  const nine = (value: number) => formatNumber(language, value, 1)
  return (
    <Stack css={{ gap: '4' }}>
      <Field label={t`3. Paste the reply from ${name}`}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setReply(undefined)
            }}
          />
        )}
      </Field>
      <Row>
        <Button disabled={text.trim() === ''} onClick={() => void read()}>
          <Trans>Read the reply</Trans>
        </Button>
      </Row>
      <div role="status">
        {reply && (
          <Notice tone="success">
            <Trans>
              Read: {nine(reply.score)} out of 9. Judgement {nine(reply.metrics.clinicalAccuracy)}, communication{' '}
              {nine(reply.metrics.communication)}, empathy {nine(reply.metrics.empathy)}.
            </Trans>{' '}
            {reply.assumed && (
              <Trans>
                Its numbers go beyond 9: they were read as out of {reply.assumed}. If that is wrong, correct the text
                above.
              </Trans>
            )}{' '}
            {reply.estimated.length > 0 && <Trans>What the reply did not say was estimated from the rest.</Trans>}
          </Notice>
        )}
        {reply === null && (
          <Notice tone="warning">
            <Trans>No score was found, or this reply answers another prompt. Enter the numbers yourself.</Trans>
          </Notice>
        )}
      </div>
      {reply && (
        <div>
          <Button
            tone="primary"
            loading={busy}
            onClick={() => void keep({ score: reply.score, metrics: reply.metrics, suggestions: reply.suggestions })}
          >
            <Trans>Save this evaluation</Trans>
          </Button>
        </div>
      )}
      {reply === null && <ManualScores busy={busy} onKeep={(claim) => void keep(claim)} />}
    </Stack>
  )
}
