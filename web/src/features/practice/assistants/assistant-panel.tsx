import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import type { Assistant } from 'shared/model/evaluation'
import { assistantPrompt } from 'shared/rules/assistant/assistant-prompt'
import { copyText } from '#browser/clipboard'
import { isOnline, useOnline } from '#browser/online'
import { currentDb } from '#data/db/db'
import { type Answered, keepPasted } from '#data/practice/evaluations'
import { useLanguage } from '#session/language'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { PastedReply } from './pasted-reply'
import { useNonce } from './use-nonce'

/**
 * Asks an assistant by hand: the prompt is copied, the assistant opened in another tab, its reply pasted and stored.
 */
export function AssistantPanel({
  scenario,
  assistant,
  answered,
  onKept,
}: {
  scenario: Scenario
  assistant: Assistant
  answered: Pick<Answered, 'response' | 'responseType' | 'answers'>
  onKept: (id: string) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const online = useOnline()
  const nonce = useNonce(answered.response)
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const { id, name, url } = assistant
  const { response } = answered
  const prompt = useMemo(
    () => (nonce ? assistantPrompt({ scenario, response, language, nonce }) : ''),
    [scenario, response, language, nonce],
  )
  return (
    <Card>
      <Stack css={{ gap: '5' }}>
        <Field
          label={t`1. Copy the prompt`}
          hint={
            <Trans>
              It contains the situation, your answer and what raters look for. It leaves this device only when you paste
              it.
            </Trans>
          }
        >
          {(control) => (
            <Textarea {...control} readOnly rows={4} value={prompt} onFocus={(e) => e.currentTarget.select()} />
          )}
        </Field>
        <Row>
          <Button onClick={async () => setCopied((await copyText(prompt)) ? 'yes' : 'no')}>
            <Icon of={Copy} size="s" />
            <Trans>Copy the prompt</Trans>
          </Button>
          {online ? (
            <AnchorButton href={url} target="_blank" rel="noopener noreferrer">
              <Icon of={ExternalLink} size="s" />
              <Trans>2. Open {name} (new tab)</Trans>
            </AnchorButton>
          ) : (
            <span>
              <Trans>You need an internet connection to open {name}; copying works offline.</Trans>
            </span>
          )}
          <span role="status">
            {copied === 'yes' && <Trans>Copied.</Trans>}
            {copied === 'no' && <Trans>The browser blocked it: select the text and copy it.</Trans>}
          </span>
        </Row>
        <PastedReply
          name={name}
          nonce={nonce}
          onKeep={async (claimed) => {
            const kept = await keepPasted(currentDb(), { scenario, language, ...answered }, id, claimed, {
              now: Date.now(),
              offline: !isOnline(),
            })
            onKept(kept.id)
          }}
        />
      </Stack>
    </Card>
  )
}
