// The open answers as the trees that predict a rating see them, and how these trees are grown.
import { DIRECTION, RATING_FEATURES } from 'shared/rules/evaluator/rating/rating-features'
import { besideTrees } from 'shared/rules/evaluator/score'
import type { Growth, Sample } from './fit-trees.ts'
import { ELSEWHERE, HALF, MODEL, MODEL_ELSEWHERE, PADDED, TEMPLATE } from './made-answers.ts'
import { TWICE_RATED } from './rated.ts'
import { isSituated } from './situations.ts'
import type { UnseenAnswer } from './unseen-answers.ts'

/** Chosen by leave-scenarios-out validation. */
export const GROWTH: Growth = {
  trees: 160,
  leaves: 24,
  rate: 0.06,
  least: 60,
  samples: 0.8,
  features: 0.5,
  directions: RATING_FEATURES.map((feature) => DIRECTION[feature] ?? 0),
}
/** The number of parts into which the scenarios are divided; each part is left out once. */
export const PARTS = 6
/**
 * The weight of an answer by its group. Answers to shipped scenarios are few and have a rubric, as a learner's scenario
 * has; of some answers the situation is not known; the groups after these are made from answers (made-answers.ts).
 * Less weight of the last two agrees better with readers, and scores more of them high.
 */
export const WEIGHT = {
  shipped: 2,
  twiceRated: 1,
  untold: 0.25,
  padded: 0.1,
  model: 2,
  half: 0.1,
  modelElsewhere: 0.3,
  elsewhere: 0.02,
  template: 0.03,
} as const
export type Group = keyof typeof WEIGHT

const MADE: readonly string[] = [MODEL, PADDED, HALF, MODEL_ELSEWHERE, ELSEWHERE, TEMPLATE] satisfies Group[]
/** Whether answers of this kind, or group, were made from others. */
export const isMade = (kind: string): kind is Group => MADE.includes(kind)
function groupOf({ kind, scenarioId }: UnseenAnswer['row']): Group {
  if (isMade(kind)) return kind
  if (kind === TWICE_RATED) return 'twiceRated'
  return isSituated(scenarioId) ? 'shipped' : 'untold'
}

export interface RatingSample extends Sample {
  scenarioId: string
  group: Group
  /** Points that are added to what the trees predict. */
  beside: number
  answer: UnseenAnswer
}
export const ratingSamples = (answers: readonly UnseenAnswer[]): RatingSample[] =>
  answers.map((answer) => {
    const { row, signals } = answer
    const group = groupOf(row)
    const beside = besideTrees(signals)
    return {
      scenarioId: row.scenarioId,
      group,
      beside,
      answer,
      values: signals.features,
      target: row.expected - beside,
      weight: WEIGHT[group],
    }
  })
