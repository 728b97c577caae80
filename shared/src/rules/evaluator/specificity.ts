// How much of its own situation an answer uses. Two logistic models (lexicon/learned/situating.ts) read the same features: one
// tells answers to this situation from answers to others, the other tells them from memorized texts that fit any
// situation. Fitted by api/bench/evaluator/fit-situation.ts.
import type { ScenarioKind } from '../../model/content/scenario.ts'
import { logitOf } from './key-points/model.ts'
import { SITUATING } from './lexicon/learned/situating.ts'
import { SITUATION_FEATURES, type SituationModel } from './situation-features.ts'

/** Where features lie between the limits of a model: 0 at `none`, 1 at `whole`, and beyond them outside of 0 to 1. */
const placeOf = (values: readonly number[], { weights, none, whole }: SituationModel) =>
  (logitOf(
    values,
    SITUATION_FEATURES.map((feature) => weights[feature]),
  ) -
    none) /
  (whole - none)

/** The part of the models that reads answers about oneself, or all others. */
export const partOf = (kind: ScenarioKind) => (kind === 'personal' ? 'personal' : 'situated')

/**
 * How surely an answer is about its situation, and how much of it it uses. `belonging`: 0 or less for an answer about
 * something else, 1 or more for one that is surely about the situation. `specific`: 0 or less for an answer that would
 * fit any situation, 1 or more for one that refers to this one throughout.
 */
export const placesOf = (values: readonly number[], kind: ScenarioKind) => ({
  belonging: placeOf(values, SITUATING.belonging[partOf(kind)]),
  specific: placeOf(values, SITUATING.specific[partOf(kind)]),
})
