import { evaluations } from 'shared/contract/evaluations'
import { useOnline } from '#browser/online'
import { useAnswer } from '#data/use-answer'

/** Until when the plan has no evaluation left; undefined while it has, and with no network: what is answered offline is never refused. */
export function useUsedUpUntil(): string | undefined {
  const { value } = useAnswer(evaluations.allowance, {}, { freshFor: 60_000 })
  const online = useOnline()
  if (!online || !value || value.limit === null || value.used < value.limit) return undefined
  return value.resetsAt !== null && Date.parse(value.resetsAt) > Date.now() ? value.resetsAt : undefined
}
