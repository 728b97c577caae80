import type { Rubric, Terms } from 'shared/model/content/rubric'
import type { Store } from '../store.ts'
import { editedScenario, saveScenario } from '../tables/content/scenarios.ts'
import { isInTrash } from '../tables/content/trash.ts'
import { giveOnce, type ShippedPart } from './give-once.ts'

/** The example sentences of one scenario, by the ids of its key points. */
export interface KeyPointExamplesOf {
  scenarioId: string
  points: ReadonlyMap<string, { examples: Terms; counterexamples: Terms }>
}

/** A rubric with these examples for the key points that have none. */
export const withExamples = (rubric: Rubric, { points }: KeyPointExamplesOf): Rubric => ({
  ...rubric,
  keyPoints: rubric.keyPoints.map((point) =>
    point.examples || point.counterexamples ? point : { ...point, ...points.get(point.id) },
  ),
})

/**
 * Gives each scenario in the database, once, the example sentences that this version ships for its key points. A point
 * that already has some keeps them; one that is not in the rubric any more is skipped, as is a deleted scenario.
 */
export const seedKeyPointExamples = (store: Store, shipped: ShippedPart<KeyPointExamplesOf>, now: number) =>
  giveOnce(store, 'seeded keyPointExamples', shipped, async (db, examples) => {
    const { scenarioId, points } = examples
    const scenario = await editedScenario(db, scenarioId)
    if (!scenario?.rubric || (await isInTrash(db, 'scenarios', scenarioId))) return
    const isWanted = scenario.rubric.keyPoints.some((point) => !point.examples && points.has(point.id))
    if (isWanted) await saveScenario(db, { ...scenario, rubric: withExamples(scenario.rubric, examples) }, now)
  })
