import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -2.21,
  wordsLate: 2.04,
  concepts: -0.33,
  conceptsLate: 1.93,
  firstEarly: 0.82,
  done: 0.09,
  doneLate: 1.99,
  parts: -0.19,
}
