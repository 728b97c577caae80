import { evaluations } from 'shared/contract/calls/evaluations'
import { useOnline } from '#browser/online'
import { useResource } from '#data/http/use-resource'

/** What a plan with a limit has left, until it is renewed. */
export interface Allowance {
  left: number
  limit: number
  /** ISO time. */
  until: string
}

/**
 * What the plan has left. Undefined for a plan without a limit, while it is not known, and while offline, because
 * answers are never refused offline.
 */
export function useAllowance(): Allowance | undefined {
  const { value } = useResource(evaluations.allowance, {}, { freshFor: 60_000 })
  const online = useOnline()
  if (!online || !value || value.limit === null || value.resetsAt === null) return undefined
  // A stored reply of an earlier period says nothing about this one.
  if (Date.parse(value.resetsAt) <= Date.now()) return undefined
  return { left: Math.max(0, value.limit - value.used), limit: value.limit, until: value.resetsAt }
}
