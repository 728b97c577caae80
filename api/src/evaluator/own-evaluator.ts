import type { EvaluatorInput, ResponseEvaluation } from 'shared/rules/evaluator/evaluate-response'

/** One's own AI: pure, and in linear time; a long answer still takes tens of milliseconds, so that no transaction waits for it. */
export type Evaluate = (input: EvaluatorInput) => ResponseEvaluation
