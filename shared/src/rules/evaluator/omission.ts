import { likelihood } from './key-points/model.ts'
import { ANSWERING } from './lexicon/learned/answering.ts'
import type { ReadAnswer } from './read-answer.ts'
import { type AboutQuestions, SECOND_FEATURES, secondFeatures } from './second-question.ts'

const WEIGHTS = SECOND_FEATURES.map((feature) => ANSWERING[feature])
/** Points that an answer to the first question alone loses at most. */
const COST = 1
/** The likelihood from which an answer loses nothing: nearly all model answers reach it, in one paragraph or two. */
const SURE = 0.3

/** Points that an answer loses because it seems to leave out the second question. */
export function costOfOmission(answer: ReadAnswer, original: string, about: AboutQuestions): number {
  const likely = likelihood(secondFeatures(answer, original, about), WEIGHTS)
  return COST * Math.max(0, 1 - likely / SURE)
}
