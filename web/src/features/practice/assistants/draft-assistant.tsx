import { Trans } from '@lingui/react/macro'
import type { Scenario } from 'shared/model/content/scenario'
import type { Assistant } from 'shared/model/evaluation'
import { useDraftOf } from '#data/drafts/drafts'
import { Notice } from '#ui/feedback/notice'
import { Card } from '#ui/layout/card'
import { responseOf } from '../submit-draft'
import { AssistantPanel } from './assistant-panel'

/**
 * An assistant for an answer in progress. One that the server can ask is available only after the answer is submitted;
 * for any other, the learner copies a prompt at once.
 */
export function DraftAssistant({
  scenario,
  assistant,
  onKept,
}: {
  scenario: Scenario
  assistant: Assistant
  onKept: (id: string) => void
}) {
  const draft = useDraftOf(scenario.id)
  const { name } = assistant
  if (assistant.configured)
    return (
      <Card>
        <Trans>Submit your answer first: you can then ask {name} about it on the result page.</Trans>
      </Card>
    )
  const response = draft ? responseOf(draft) : ''
  if (response === '' || !draft)
    return (
      <Notice tone="neutral">
        <Trans>Write your answer first: the prompt for {name} contains it.</Trans>
      </Notice>
    )
  return (
    <AssistantPanel
      scenario={scenario}
      assistant={assistant}
      answered={{
        response,
        responseType: draft.responseType,
        ...(draft.responseType === 'text' && { answers: draft.answers }),
      }}
      onKept={onKept}
    />
  )
}
