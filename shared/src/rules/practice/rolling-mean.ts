import type { Evaluation } from '../../model/evaluation.ts'

/** Number of different scenarios in a mean. */
export const MEAN_OF = 7

export const isOwn = ({ engine }: Pick<Evaluation, 'engine'>) => engine === undefined || engine.id === 'own'

export interface RollingMean {
  /** Undefined while too few scenarios were answered. */
  mean: number | undefined
  missing: number
}

/**
 * The mean score of the `MEAN_OF` different scenarios answered last, each with its latest score from the application's
 * own evaluator. `evaluations` are sorted newest first.
 */
export function rollingMean(evaluations: readonly Evaluation[]): RollingMean {
  const latest = new Map<string, number>()
  for (const one of evaluations)
    if (isOwn(one) && latest.size < MEAN_OF && !latest.has(one.scenarioId)) latest.set(one.scenarioId, one.score)
  const missing = MEAN_OF - latest.size
  const sum = [...latest.values()].reduce((total, score) => total + score, 0)
  return { mean: missing === 0 ? sum / MEAN_OF : undefined, missing }
}
