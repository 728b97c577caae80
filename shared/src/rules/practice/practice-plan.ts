// Which scenarios make up which practice test: four whole tests that share no scenario, and mini-tests beside them.

import type { Language } from '../../model/bilingual.ts'
import type { Scenario, ScenarioCategory } from '../../model/content/scenario.ts'
import { countOf } from '../counters.ts'
import { groupBy } from '../group-by.ts'

export const FULL_VIDEO = 4
export const FULL_TYPED = 7
export const FULL_TESTS = 4
export const MINI_VIDEO = 2
export const MINI_TYPED = 2
export const MINI_TESTS = 4

export type PracticeKind = 'full' | 'mini' | 'drill'
export interface PracticePlan {
  /** `full-1` …, `mini-1` …, or `drill-` followed by a preparation module. */
  id: string
  kind: PracticeKind
  /** Video scenarios first, as in the real test. */
  scenarioIds: string[]
}

/** The preparation modules, and the scenario categories that each one trains. */
export const PREPARATION_MODULES = ['ethics', 'communication', 'professionalism', 'collaboration'] as const
export type PreparationModule = (typeof PREPARATION_MODULES)[number]
export const MODULE_CATEGORIES: Readonly<Record<PreparationModule, readonly ScenarioCategory[]>> = {
  ethics: ['ethics'],
  communication: ['communication', 'empathy'],
  professionalism: ['professionalism'],
  collaboration: ['collaboration', 'problem-solving'],
}
/** Records that complete a preparation module. */
export const RECORDS_PER_MODULE = 10
export const preparationPercent = (records: number) => Math.min(100, (records / RECORDS_PER_MODULE) * 100)

type Card = Pick<Scenario, 'id' | 'order' | 'format' | 'category' | 'content' | 'questions'>

/** Scenarios that can be answered in a language: the situation and both questions exist. */
export const answerable = <T extends Card>(scenarios: readonly T[], language: Language): T[] =>
  scenarios
    .filter((s) => s.content[language].trim() !== '' && s.questions.length === 2)
    .filter((s) => s.questions.every((q) => q[language].trim() !== ''))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))

const byCategory = (cards: readonly Card[]) => [...groupBy(cards, ({ category }) => category).values()]

/** Picks `count` cards, one of each category in turn, so that even a few cover the range. */
function choose(cards: readonly Card[], count: number): Card[] {
  const categories = byCategory(cards)
  const rounds = Math.max(0, ...categories.map((of) => of.length))
  return Array.from({ length: rounds }, (_, round) => categories.flatMap((of) => of[round] ?? []))
    .flat()
    .slice(0, count)
}

/** Deals cards into `hands`, category by category, so that each category is spread as evenly as possible. */
function deal(cards: readonly Card[], hands: number): string[][] {
  const dealt: Card[][] = Array.from({ length: hands }, () => [])
  for (const [i, card] of byCategory(cards).flat().entries()) dealt[i % hands]?.push(card)
  return dealt.map((hand) => hand.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)).map(({ id }) => id))
}

const ofFormat = (cards: readonly Card[], format: Scenario['format']) => cards.filter((c) => c.format === format)

/** Scenarios that other tests leave free come first; the rest is taken from the end of the list. */
function chooseFresh(cards: readonly Card[], isFree: (card: Card) => boolean, count: number): Card[] {
  const fresh = choose(cards.filter(isFree), count)
  const others = cards.filter((card) => !fresh.includes(card)).reverse()
  return [...fresh, ...choose(others, count - fresh.length)]
}

/**
 * All tests that the scenarios of a language allow; deterministic for the same scenarios. No mini-test begins with the
 * first scenario of a whole test, so that one does not give away the other.
 */
export function practicePlans(scenarios: readonly Card[], language: Language): PracticePlan[] {
  const cards = answerable(scenarios, language)
  const [video, typed] = [ofFormat(cards, 'video'), ofFormat(cards, 'typed')]
  const testsOf = (tests: number, eachVideo: number, eachTyped: number) =>
    Math.min(tests, Math.floor(video.length / eachVideo), Math.floor(typed.length / eachTyped))
  const plans = (kind: PracticeKind, spoken: readonly string[][], written: readonly string[][]) =>
    spoken.map(
      (ids, i): PracticePlan => ({
        id: `${kind}-${i + 1}`,
        kind,
        scenarioIds: [...ids, ...(written[i] ?? [])],
      }),
    )

  const whole = testsOf(FULL_TESTS, FULL_VIDEO, FULL_TYPED)
  const full = plans(
    'full',
    deal(choose(video, whole * FULL_VIDEO), whole),
    deal(choose(typed, whole * FULL_TYPED), whole),
  )
  const small = testsOf(MINI_TESTS, MINI_VIDEO, MINI_TYPED)
  const used = new Set(full.flatMap(({ scenarioIds }) => scenarioIds))
  const first = new Set(full.map(({ scenarioIds: [id] }) => id))
  const spoken = deal(
    chooseFresh(video, ({ id }) => !first.has(id), small * MINI_VIDEO),
    small,
  )
  return [
    ...full,
    ...plans(
      'mini',
      spoken.map((ids) => ids.toSorted((a, b) => Number(first.has(a)) - Number(first.has(b)))),
      deal(
        chooseFresh(typed, ({ id }) => !used.has(id), small * MINI_TYPED),
        small,
      ),
    ),
  ]
}

/** The tests in which each scenario is used, by its id: their ids, in the order of the tests. */
export function testsOfScenarios(plans: readonly PracticePlan[]): ReadonlyMap<string, readonly string[]> {
  const uses = plans.flatMap(({ id, scenarioIds }) => scenarioIds.map((scenarioId) => ({ id, scenarioId })))
  const tests = groupBy(uses, ({ scenarioId }) => scenarioId)
  return new Map([...tests].map(([scenarioId, of]) => [scenarioId, of.map(({ id }) => id)]))
}

/** One scenario of a preparation module: the least practised one, typed scenarios before those that need a camera. */
export function drillPlan(
  scenarios: readonly Card[],
  module: PreparationModule,
  language: Language,
  practised: Readonly<Record<string, number>>,
): PracticePlan | undefined {
  const cards = answerable(scenarios, language).filter((c) => MODULE_CATEGORIES[module].includes(c.category))
  const times = (id: string) => countOf(practised, id)
  const isVideo = (card: Card) => (card.format === 'video' ? 1 : 0)
  const [least] = [...cards].sort((a, b) => times(a.id) - times(b.id) || isVideo(a) - isVideo(b))
  return least && { id: `drill-${module}`, kind: 'drill', scenarioIds: [least.id] }
}
