import { adminObjections } from 'shared/contract/calls/admin/objections'
import { fillPath } from 'shared/contract/endpoint'
import type { AdminObjection, ScenarioObjections } from 'shared/model/objection'
import { call } from '#data/http/client'
import { invalidate } from '#data/http/reader'
import { type Resource, useResource } from '#data/http/use-resource'

/** How many objections wait, by scenario; empty until there is a reply. */
export function useOpenObjections(): ReadonlyMap<string, number> {
  const { value } = useResource(adminObjections.counts, {}, { freshFor: 0, onFocus: true })
  return new Map((value ?? []).map(({ scenarioId, open }) => [scenarioId, open]))
}

/** Learners' objections to a scenario, the newest first. */
export const useScenarioObjections = (id: string): Resource<ScenarioObjections> =>
  useResource(adminObjections.ofScenario, { id }, { freshFor: 0, onFocus: true })

/** Marks an objection as handled, or as open again; throws ApiError. */
export async function handleObjection(scenarioId: string, { id }: Pick<AdminObjection, 'id'>, isHandled: boolean) {
  await call(adminObjections.handle, { params: { id }, body: { isHandled } })
  invalidate(fillPath(adminObjections.ofScenario.path, { id: scenarioId }))
  invalidate(adminObjections.counts.path)
  invalidate('/api/admin/audit')
}
