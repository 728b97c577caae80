// The situations of the answers: those of the development answers and the shipped ones.
import { join } from 'node:path'
import type { Scenario } from 'shared/model/content/scenario'
import { loadScenarios } from '../../src/content/load-scenarios.ts'
import { linesOf } from './rated.ts'

export type Situated = Pick<Scenario, 'id' | 'title' | 'content' | 'questions' | 'kind' | 'rubric'>
const KINDS: Record<string, Scenario['kind']> = {
  'personal-wrong': 'personal',
  'promise-kept': 'personal',
  'hunger-strike': 'policy',
}
export const shipped: readonly Scenario[] = loadScenarios(join(import.meta.dirname, '../../content'))
const all = new Map<string, Situated>([
  ...linesOf<Situated>('pool', 'scenarios.jsonl').map(
    (s) => [s.id, { ...s, kind: KINDS[s.id] ?? 'situational' }] as const,
  ),
  ...shipped.map((s) => [s.id, s] as const),
])

export const isSituated = (id: string) => all.has(id)
export function situationCalled(id: string): Situated {
  const scenario = all.get(id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}
