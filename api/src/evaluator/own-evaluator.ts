import type { EvaluatorInput, ResponseEvaluation } from 'shared/rules/evaluator/evaluate-response'

/** One's own AI: pure and fast, so that it runs where the evaluation is stored. */
export type Evaluate = (input: EvaluatorInput) => ResponseEvaluation
