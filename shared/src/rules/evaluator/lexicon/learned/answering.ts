import type { SecondFeature } from '../../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -2.3,
  wordsLate: 2.2,
  concepts: -0.35,
  conceptsLate: 2.11,
  firstEarly: 0.79,
  done: 0.18,
  doneLate: 1.93,
  parts: -0.24,
}
