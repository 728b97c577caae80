// How much of its own situation an answer uses. Two logistic models (lexicon/learned/situating.ts) read the same features: one
// tells answers to this situation from answers to others, the other tells them from memorized texts that fit any
// situation. Fitted by api/bench/evaluator/fit-situation.ts.
import type { ScenarioKind } from '../../model/content/scenario.ts'
import { logitOf } from './key-points/model.ts'
import { SITUATING } from './lexicon/learned/situating.ts'
import { SITUATION_FEATURES, type SituationModel } from './situation-features.ts'

/** Where features lie between the limits of a model: 0 at `none` and below, 1 from `whole` on. */
function placeOf(values: readonly number[], { weights, none, whole }: SituationModel): number {
  const at = logitOf(
    values,
    SITUATION_FEATURES.map((feature) => weights[feature]),
  )
  return Math.min(1, Math.max(0, (at - none) / (whole - none)))
}

/** The part of the models that reads answers about oneself, or all others. */
export const partOf = (kind: ScenarioKind) => (kind === 'personal' ? 'personal' : 'situated')

/** 0 for an answer about something other than its situation, 1 for one that is surely about it. */
export const belongingOf = (values: readonly number[], kind: ScenarioKind) =>
  placeOf(values, SITUATING.belonging[partOf(kind)])
/** 0 for an answer that would fit any situation, 1 for one that refers to this one throughout. */
export const specificityOf = (values: readonly number[], kind: ScenarioKind) =>
  placeOf(values, SITUATING.specific[partOf(kind)])
