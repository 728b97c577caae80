import { evaluatorWith } from './evaluator.ts'
import { ENGLISH } from './lexicon/english.ts'
import { FRENCH } from './lexicon/french.ts'

/**
 * Evaluates an answer to a scenario: a practice score from 1 to 9 with its range, the evidence for it, and at most
 * three suggestions. The score compares the answer with rated answers; it does not predict the rating of the real test.
 */
export const evaluateResponse = evaluatorWith({ fr: FRENCH, en: ENGLISH })
