import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -2.27,
  wordsLate: 1.86,
  concepts: -0.04,
  conceptsLate: 1.77,
  firstEarly: 0.7,
  done: 0.48,
  doneLate: 1.95,
  parts: -0.55,
}
