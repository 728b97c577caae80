import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -1.98,
  wordsLate: 1.95,
  concepts: -0.2,
  conceptsLate: 1.76,
  firstEarly: 0.75,
  done: -0.01,
  doneLate: 2.05,
  parts: -0.44,
}
