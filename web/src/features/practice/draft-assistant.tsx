import { Trans } from '@lingui/react/macro'
import type { Assistant } from 'shared/model/evaluation'
import type { Scenario } from 'shared/model/scenario'
import { useDraftOf } from '#data/drafts'
import { Card } from '#ui/card'
import { Notice } from '#ui/notice'
import { AssistantPanel } from './assistant-panel'
import { responseOf } from './submit-draft'

/** An assistant beside an answer that is being written: asked in place after it was submitted, or by hand at once. */
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
        <Trans>Submit your answer first: on its result, {name} can be asked about it in place.</Trans>
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
