import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -1.91,
  wordsLate: 1.85,
  concepts: -0.08,
  conceptsLate: 1.71,
  firstEarly: 0.74,
  done: 0.04,
  doneLate: 1.97,
  parts: -0.56,
}
