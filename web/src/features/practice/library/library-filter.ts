import { COMPETENCIES, type Competency, SKILL_LEVELS, type SkillLevel } from 'shared/model/content/module'
import { SCENARIO_CATEGORIES, type Scenario, type ScenarioCategory } from 'shared/model/content/scenario'

/** The filters of the library; a missing one filters nothing. */
export interface LibraryFilter {
  category?: ScenarioCategory
  difficulty?: SkillLevel
  competency?: Competency
  done?: 'yes' | 'no'
}

const DONE = ['yes', 'no'] as const

export function libraryFilterOf(search: Record<string, unknown>): LibraryFilter {
  const category = SCENARIO_CATEGORIES.find((one) => one === search.category)
  const difficulty = SKILL_LEVELS.find((one) => one === search.difficulty)
  const competency = COMPETENCIES.find((one) => one === search.competency)
  const done = DONE.find((one) => one === search.done)
  return {
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(competency && { competency }),
    ...(done && { done }),
  }
}

export const isNarrowed = (filter: LibraryFilter) => Object.values(filter).some((value) => value !== undefined)

/** Whether a scenario matches the filters of the library. */
export const matchesLibrary = (scenario: Scenario, filter: LibraryFilter, done: ReadonlySet<string>) =>
  (filter.category === undefined || scenario.category === filter.category) &&
  (filter.difficulty === undefined || scenario.difficulty === filter.difficulty) &&
  (filter.competency === undefined || scenario.competencies.includes(filter.competency)) &&
  (filter.done === undefined || done.has(scenario.id) === (filter.done === 'yes'))
