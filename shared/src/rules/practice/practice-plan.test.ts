import { describe, expect, test } from 'vitest'
import type { Scenario, ScenarioCategory, ScenarioFormat } from '../../model/content/scenario.ts'
import { makeScenario } from '../../testing/make.ts'
import { groupBy } from '../group-by.ts'
import {
  answerable,
  drillPlan,
  PREPARATION_MODULES,
  practicePlans,
  preparationPercent,
  testsOfScenarios,
} from './practice-plan.ts'

// Formats and categories of the 48 shipped scenarios.
const SHIPPED: [ScenarioFormat, ScenarioCategory, number][] = [
  ['typed', 'collaboration', 7],
  ['typed', 'communication', 5],
  ['typed', 'empathy', 3],
  ['typed', 'ethics', 5],
  ['typed', 'problem-solving', 5],
  ['typed', 'professionalism', 7],
  ['video', 'collaboration', 1],
  ['video', 'communication', 3],
  ['video', 'empathy', 5],
  ['video', 'ethics', 3],
  ['video', 'problem-solving', 3],
  ['video', 'professionalism', 1],
]
const scenarios: Scenario[] = SHIPPED.flatMap(([format, category, count], i) =>
  Array.from({ length: count }, (_, n) =>
    // The order differs from that of the list, because 7 and 48 have no common factor.
    makeScenario({ id: `${format}-${category}-${n}`, order: ((i * 7 + n) * 7) % 48, format, category }),
  ),
)
const byId = new Map(scenarios.map((s) => [s.id, s]))
const formatsOf = (ids: string[]) => ids.map((id) => byId.get(id)?.format)
const categoriesOf = (ids: string[]) => ids.map((id) => byId.get(id)?.category ?? 'general')
const most = (ids: string[]) => Math.max(...[...groupBy(categoriesOf(ids), (c) => c).values()].map((c) => c.length))
const plans = practicePlans(scenarios, 'fr')
const of = (kind: string) => plans.filter((plan) => plan.kind === kind)

describe('from the 48 shipped scenarios', () => {
  test('come four whole tests without a scenario in common, video first', () => {
    expect(of('full').map(({ id }) => id)).toEqual(['full-1', 'full-2', 'full-3', 'full-4'])
    for (const { scenarioIds } of of('full'))
      expect(formatsOf(scenarioIds)).toEqual([...Array(4).fill('video'), ...Array(7).fill('typed')])
    const all = of('full').flatMap(({ scenarioIds }) => scenarioIds)
    expect(new Set(all).size).toBe(44)
  })
  test('no whole test leans on one category', () => {
    for (const { scenarioIds } of of('full')) {
      expect(most(scenarioIds.slice(0, 4))).toBeLessThanOrEqual(2)
      expect(most(scenarioIds.slice(4))).toBeLessThanOrEqual(2)
    }
  })
  test('come four mini-tests, the scenarios of no whole test first, two categories in each part', () => {
    expect(of('mini').map(({ id }) => id)).toEqual(['mini-1', 'mini-2', 'mini-3', 'mini-4'])
    const used = new Set(of('full').flatMap(({ scenarioIds }) => scenarioIds))
    const spare = scenarios.filter(({ format, id }) => format === 'typed' && !used.has(id)).map(({ id }) => id)
    const mini = of('mini').flatMap(({ scenarioIds }) => scenarioIds)
    expect(spare).toHaveLength(4)
    expect(mini).toEqual(expect.arrayContaining(spare))
    expect(new Set(mini).size).toBe(16)
    for (const { scenarioIds } of of('mini')) {
      expect(formatsOf(scenarioIds)).toEqual(['video', 'video', 'typed', 'typed'])
      expect(most(scenarioIds.slice(0, 2))).toBe(1)
      expect(most(scenarioIds.slice(2))).toBe(1)
    }
  })
  test('no mini-test begins like a whole test', () => {
    const first = of('full').map(({ scenarioIds }) => scenarioIds[0])
    expect(of('mini').filter(({ scenarioIds }) => first.includes(scenarioIds[0]))).toEqual([])
  })
  test('each scenario knows the tests that use it', () => {
    const tests = testsOfScenarios(plans)
    for (const { id, scenarioIds } of plans) for (const one of scenarioIds) expect(tests.get(one)).toContain(id)
    expect([...tests.values()].flat()).toHaveLength(plans.flatMap(({ scenarioIds }) => scenarioIds).length)
    expect(testsOfScenarios([]).size).toBe(0)
  })
  test('come the same tests whatever the order in which they arrive', () => {
    expect(practicePlans([...scenarios].reverse(), 'fr')).toEqual(plans)
    expect(practicePlans(scenarios, 'en')).toEqual(plans)
  })
})

describe('from fewer scenarios', () => {
  const without = (left: number, format: ScenarioFormat) => [
    ...scenarios.filter((s) => s.format === format).slice(0, left),
    ...scenarios.filter((s) => s.format !== format),
  ]
  test.each([
    [without(15, 'video'), 3, 4],
    [without(7, 'video'), 1, 3],
    [without(6, 'typed'), 0, 3],
    [without(1, 'typed'), 0, 0],
    [[], 0, 0],
  ])('come fewer tests, whole ones all the same', (given, full, mini) => {
    const made = practicePlans(given, 'fr')
    expect([full, mini]).toEqual(['full', 'mini'].map((kind) => made.filter((p) => p.kind === kind).length))
    for (const { kind, scenarioIds } of made) expect(scenarioIds).toHaveLength(kind === 'full' ? 11 : 4)
  })
  test.each([4, 5, 8])('no mini-test of %i spoken scenarios begins like a whole test', (left) => {
    const made = practicePlans(without(left, 'video'), 'fr')
    const first = made.flatMap(({ kind, scenarioIds }) => (kind === 'full' ? scenarioIds.slice(0, 1) : []))
    const mini = made.flatMap(({ kind, scenarioIds }) => (kind === 'mini' ? scenarioIds.slice(0, 1) : []))
    expect(mini.length).toBe(Math.min(4, Math.floor(left / 2)))
    expect(mini.filter((id) => first.includes(id))).toEqual([])
  })
  test('a scenario counts only in a language in which it can be answered', () => {
    const half = scenarios.map((s, i) => (i % 2 ? s : { ...s, content: { ...s.content, en: ' ' } }))
    expect(answerable(half, 'en')).toHaveLength(24)
    expect(practicePlans(half, 'fr')).toEqual(plans)
    expect(practicePlans(half, 'en').filter(({ kind }) => kind === 'full').length).toBeLessThan(4)
    const unasked = scenarios.map((s) => ({ ...s, questions: s.questions.slice(0, 1) }))
    expect(answerable(unasked, 'fr')).toEqual([])
    const untranslated = scenarios.map((s) => ({ ...s, questions: s.questions.map((q) => ({ ...q, en: '' })) }))
    expect(answerable(untranslated, 'en')).toEqual([])
  })
})

describe('an exercise of a preparation module', () => {
  test.each(PREPARATION_MODULES)('%s begins with its first typed scenario and goes through all of them', (module) => {
    const seen: Record<string, number> = {}
    const mine = answerable(scenarios, 'fr').filter((s) => drillPlan([s], module, 'fr', {}) !== undefined)
    const pool = [...mine.filter((s) => s.format === 'typed'), ...mine.filter((s) => s.format === 'video')]
    for (let n = 0; n < pool.length; n++) {
      const plan = drillPlan(scenarios, module, 'fr', seen)
      expect(plan).toMatchObject({ id: `drill-${module}`, kind: 'drill', scenarioIds: [pool[n]?.id] })
      seen[plan?.scenarioIds[0] ?? ''] = 1
    }
    expect(drillPlan(scenarios, module, 'fr', seen)?.scenarioIds).toEqual([pool[0]?.id])
  })
  test('is not there without a scenario of its categories', () => {
    expect(drillPlan([makeScenario({ category: 'ethics' })], 'communication', 'fr', {})).toBeUndefined()
  })
  test.each([
    [0, 0],
    [3, 30],
    [10, 100],
    [14, 100],
  ])('%i records are %i percent', (records, percent) => {
    expect(preparationPercent(records)).toBe(percent)
  })
})
