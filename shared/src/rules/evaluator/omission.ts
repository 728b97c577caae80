import { likelihood } from './key-points/model.ts'
import { ANSWERING } from './lexicon/learned/answering.ts'
import type { ReadAnswer } from './read-answer.ts'
import { type AboutQuestions, SECOND_FEATURES, secondFeatures } from './second-question.ts'

const WEIGHTS = SECOND_FEATURES.map((feature) => ANSWERING[feature])
/** The likelihood from which nothing is omitted: nearly all model answers reach it, in one paragraph or two. */
const SURE = 0.3

/** How surely an answer that was given as one text leaves out the second question: from 0 to 1. */
export function omissionOf(answer: ReadAnswer, original: string, about: AboutQuestions): number {
  const likely = likelihood(secondFeatures(answer, original, about), WEIGHTS)
  return Math.max(0, 1 - likely / SURE)
}
