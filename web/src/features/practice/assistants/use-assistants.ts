import { evaluations } from 'shared/contract/calls/evaluations'
import { ASSISTANT_IDS, type Assistant } from 'shared/model/evaluation'
import { ASSISTANTS } from 'shared/rules/assistant/assistant-list'
import { useResource } from '#data/http/use-resource'

const FRESH_MS = 300_000
/**
 * The assistants that are offered until the server has first replied. They are not asked through the server; the
 * learner copies the prompt.
 */
const USUAL: Assistant[] = ASSISTANT_IDS.slice(0, 3).map((id) => ({ id, ...ASSISTANTS[id], configured: false }))

/** The external assistants that the server lists, otherwise the usual ones. */
export function useAssistants(): readonly Assistant[] {
  const { value } = useResource(evaluations.assistants, {}, { freshFor: FRESH_MS })
  return value ?? USUAL
}
