import type { ResponseEvaluation } from 'shared/rules/evaluator/evaluator'
import type { EvaluatorInput } from 'shared/rules/evaluator/evaluator-input'

/**
 * The application's own evaluator: pure, and in linear time. A long answer still takes tens of milliseconds, so no
 * transaction waits for it.
 */
export type Evaluate = (input: EvaluatorInput) => ResponseEvaluation
