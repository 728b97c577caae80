// How much of its own situation an answer uses. Two logistic models (lexicon/situating.ts) read the same features: one
// tells answers to this situation from answers to others, the other tells them from memorized texts that fit any
// situation. Fitted by api/bench/evaluator/fit-situation.ts.
import type { ScenarioKind } from '../../model/content/scenario.ts'
import { SITUATING } from './lexicon/situating.ts'
import { SITUATION_FEATURES, type SituationFeature } from './situation-features.ts'

const logit = (values: readonly number[], weights: Record<SituationFeature, number>) =>
  values.reduce((total, value, i) => total + value * weights[SITUATION_FEATURES[i] as SituationFeature], 0)

const stepBetween = (none: number, whole: number, at: number) => Math.min(1, Math.max(0, (at - none) / (whole - none)))

/** The part of the models that reads answers about oneself, or all others. */
export const partOf = (kind: ScenarioKind) => (kind === 'personal' ? 'personal' : 'situated')

/** 0 for an answer about something other than its situation, 1 for one that is surely about it. */
export function belongingOf(values: readonly number[], kind: ScenarioKind): number {
  const { weights, none, whole } = SITUATING.belonging[partOf(kind)]
  return stepBetween(none, whole, logit(values, weights))
}
/** 0 for an answer that would fit any situation, 1 for one that refers to this one throughout. */
export function specificityOf(values: readonly number[], kind: ScenarioKind): number {
  const { weights, none, whole } = SITUATING.specific[partOf(kind)]
  return stepBetween(none, whole, logit(values, weights))
}
