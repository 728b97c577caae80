import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -1.86,
  wordsLate: 1.81,
  concepts: 0.07,
  conceptsLate: 1.63,
  firstEarly: 0.78,
  done: 0.13,
  doneLate: 1.78,
  parts: -0.63,
}
