import { evaluations } from 'shared/contract/calls/evaluations'
import { useOnline } from '#browser/online'
import { useAnswer } from '#data/http/use-answer'

/**
 * When the plan's allowance is renewed, if it is used up; otherwise undefined, and also while offline, because answers
 * are never refused offline.
 */
export function useUsedUpUntil(): string | undefined {
  const { value } = useAnswer(evaluations.allowance, {}, { freshFor: 60_000 })
  const online = useOnline()
  if (!online || !value || value.limit === null || value.used < value.limit) return undefined
  return value.resetsAt !== null && Date.parse(value.resetsAt) > Date.now() ? value.resetsAt : undefined
}
