import { useMemo } from 'react'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { Scenario } from 'shared/model/content/scenario'
import {
  drillPlan,
  FULL_TESTS,
  MINI_TESTS,
  PREPARATION_MODULES,
  type PracticePlan,
  practicePlans,
} from 'shared/rules/practice/practice-plan'
import { useResource } from '#data/http/use-resource'
import { usePracticeHistory } from '#data/practice/practice-history'
import { useLanguage } from '#session/language'

export interface FoundPlan {
  plan: PracticePlan
  scenarios: Scenario[]
}
/**
 * `away`: the scenarios were never fetched on this device. `too-few`: there are not enough scenarios in this language.
 */
export type PlanState = FoundPlan | 'loading' | 'away' | 'too-few' | 'unknown'

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`)
const PLANNED = new Set([
  ...numbered('full', FULL_TESTS),
  ...numbered('mini', MINI_TESTS),
  ...PREPARATION_MODULES.map((module) => `drill-${module}`),
])

/** The practice test in the address, with its scenarios; works offline once they were fetched. */
export function usePlan(planId: string): { state: PlanState; again: () => void } {
  const language = useLanguage()
  const { value, settled, again } = useResource(scenarios.list, {}, {})
  const practised = usePracticeHistory()?.practised
  const module = PREPARATION_MODULES.find((name) => planId === `drill-${name}`)
  const state = useMemo((): PlanState => {
    if (!PLANNED.has(planId)) return 'unknown'
    if (!value) return settled ? 'away' : 'loading'
    if (module && !practised) return 'loading'
    const plan = module
      ? drillPlan(value, module, language, practised ?? {})
      : practicePlans(value, language).find(({ id }) => id === planId)
    if (!plan) return 'too-few'
    return { plan, scenarios: plan.scenarioIds.flatMap((id) => value.find((scenario) => scenario.id === id) ?? []) }
  }, [planId, module, value, settled, practised, language])
  return { state, again }
}
