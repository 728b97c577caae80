// The evaluation of a whole practice test: which of its scenarios can be evaluated, how many evaluations of the plan
// that uses, and a summary of the results.
import type { ScenarioFormat } from '../../model/content/scenario.ts'
import { type Allowance, type Evaluation, RESPONSE_MAX } from '../../model/evaluation.ts'
import { MEAN_HALF } from '../evaluator/confidence.ts'
import { DIMENSIONS, type Dimension } from '../evaluator/dimension.ts'
import { responseText } from '../evaluator/text/response-text.ts'
import { mean } from '../mean.ts'
import type { PreparationModule } from './practice-plan.ts'
import { isOwn, MEAN_OF } from './rolling-mean.ts'

/**
 * Id of the evaluation of a scenario of a run, by its index: the same on every device, so that a second press or a
 * second device stores nothing twice.
 */
export const runEvaluationId = (runId: string, scenario: number) => `${runId}:${scenario}`

/** What was answered to one scenario of a run: typed, or the transcripts of what was said. */
export interface RunAnswer {
  format: ScenarioFormat
  answers: readonly [string, string]
  /** False where this device has only the beginnings of the answers, or not the scenario. */
  isWhole: boolean
}
/**
 * `unanswered`: nothing was typed. `unheard`: spoken, without a transcript. `elsewhere`: only another device has what
 * is needed. `too-long`: more characters than an answer may have.
 */
export type Evaluability = 'ready' | 'unanswered' | 'unheard' | 'elsewhere' | 'too-long'

/** Whether an answer can be evaluated, and if not, why. One answered question is enough: the other counts as empty. */
export function evaluabilityOf({ format, answers, isWhole }: RunAnswer): Evaluability {
  const response = responseText(answers)
  if (response === '') return format === 'video' ? 'unheard' : 'unanswered'
  if (!isWhole) return 'elsewhere'
  return response.length > RESPONSE_MAX ? 'too-long' : 'ready'
}

/**
 * How many of these evaluations the plan counts, and how many are beyond its allowance. Without a known limit, all of
 * them count.
 */
export function creditsFor(
  count: number,
  allowance: Pick<Allowance, 'limit' | 'used'> | undefined,
): { counted: number; beyond: number } {
  const left = !allowance || allowance.limit === null ? count : Math.max(0, allowance.limit - allowance.used)
  const counted = Math.min(count, left)
  return { counted, beyond: count - counted }
}

const within = (score: number) => Math.min(9, Math.max(1, score))

/**
 * The mean score of a run with its range, out of nine; undefined below seven scenarios with a score of the
 * application's own evaluator.
 */
export function runMean(
  evaluations: readonly Pick<Evaluation, 'score' | 'engine'>[],
): { score: number; range: [number, number] } | undefined {
  const own = evaluations.filter(isOwn)
  if (own.length < MEAN_OF) return undefined
  const score = mean(own.map((one) => one.score))
  return { score, range: [within(score - MEAN_HALF), within(score + MEAN_HALF)] }
}

/** The dimension with the lowest mean over a run, the first of `DIMENSIONS` among equals; undefined without any. */
export function weakestDimension(
  evaluations: readonly Pick<Evaluation, 'dimensions'>[],
): { dimension: Dimension; score: number } | undefined {
  const means = DIMENSIONS.flatMap((dimension) => {
    const scores = evaluations.flatMap(({ dimensions }) => dimensions?.[dimension] ?? [])
    return scores.length === 0 ? [] : { dimension, score: mean(scores) }
  })
  const [first, ...others] = means
  return first && others.reduce((least, one) => (one.score < least.score ? one : least), first)
}

/** The preparation module whose exercise trains a dimension. */
export const MODULE_OF_DIMENSION: Readonly<Record<Dimension, PreparationModule>> = {
  perspective: 'communication',
  information: 'collaboration',
  dilemma: 'ethics',
  nonJudgement: 'communication',
  empathy: 'communication',
  options: 'collaboration',
  actions: 'collaboration',
  ethics: 'ethics',
  professionalism: 'professionalism',
  structure: 'communication',
}
