import type { SecondFeature } from '../second-question.ts'

/** Written by api/bench/evaluator/fit-second-question.ts; not to be edited. */
export const ANSWERING: Record<SecondFeature, number> = {
  base: -3.89,
  wordsLate: 1.66,
  concepts: 0.42,
  conceptsLate: 1.52,
  firstEarly: 0.93,
  done: 1.14,
  doneLate: 1.87,
  parts: 0.82,
}
