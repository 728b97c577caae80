import type { Language } from '../../../model/bilingual.ts'
import { MATCHING } from '../lexicon/learned/matching.ts'
import { type PhraseWeights, phraseShift, phrasesOf } from '../phrase-model.ts'
import { FEATURES, type Measured, type Telling } from './features.ts'

/** The sum of features by their weights: the logarithm of the odds under a logistic model. */
export const logitOf = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
/** Likelihood of features, in the order of the weights, under a logistic model. */
export const likelihood = (values: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-logitOf(values, weights)))

const WEIGHTS = FEATURES.map((feature) => MATCHING.weights[feature])
const BY_EXAMPLES = FEATURES.map((feature) => MATCHING.byExamples[feature])
/** How likely a sentence that was measured so makes the key point. */
export const likelyMade = ({ values, hasExamples }: Measured) => likelihood(values, hasExamples ? BY_EXAMPLES : WEIGHTS)
/** The lowest likelihood at which a sentence counts as making a key point; `creditOf` raises it for longer answers. */
export const LIKELY = MATCHING.least

const digits = (text: string): Telling => Array.from(text, (digit) => Number(digit) / 9)
export const TELLING: Record<Language, Telling> = { fr: digits(MATCHING.telling.fr), en: digits(MATCHING.telling.en) }

/** Points by which the phrase model rates a sentence, taken alone, above or below an answer without any known n-gram. */
export const learnedOf = (sentence: string, weights: PhraseWeights) => phraseShift(phrasesOf(sentence), weights)
