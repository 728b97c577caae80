import { evaluations } from 'shared/contract/calls/evaluations'
import { type Assistant, AssistantId } from 'shared/model/evaluation'
import { ASSISTANTS } from 'shared/rules/assistant/assistant-list'
import { useResource } from '#data/http/use-resource'

const FRESH_MS = 300_000
/** The assistants before the server has ever replied: for use by hand. */
const USUAL: Assistant[] = AssistantId.options.slice(0, 3).map((id) => ({ id, ...ASSISTANTS[id], configured: false }))

/** The external assistants. */
export function useAssistants(): readonly Assistant[] {
  const { value } = useResource(evaluations.assistants, {}, { freshFor: FRESH_MS })
  return value ?? USUAL
}
