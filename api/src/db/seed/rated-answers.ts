import type { RatedAnswer } from 'shared/model/content/rated-answer'
import type { Store } from '../store.ts'
import { editedScenario, saveScenario } from '../tables/content/scenarios.ts'
import { isInTrash } from '../tables/content/trash.ts'
import { giveOnce, type ShippedPart } from './give-once.ts'

/** The rated answers to one scenario, named by its id. */
export interface RatedAnswersOf {
  scenarioId: string
  answers: RatedAnswer[]
}

/**
 * Gives each scenario in the database, once, the rated answers that this version ships for it. A scenario that already
 * has rated answers keeps them. A scenario that is deleted, or not in the database, is skipped and does not receive
 * them later.
 */
export const seedRatedAnswers = (store: Store, shipped: ShippedPart<RatedAnswersOf>, now: number) =>
  giveOnce(store, 'seeded ratedAnswers', shipped, async (db, { scenarioId, answers }) => {
    const scenario = await editedScenario(db, scenarioId)
    if (!scenario || scenario.ratedAnswers || (await isInTrash(db, 'scenarios', scenarioId))) return
    await saveScenario(db, { ...scenario, ratedAnswers: answers }, now)
  })
