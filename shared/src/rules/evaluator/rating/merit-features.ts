// What the trees that predict the merit of a sentence (lexicon/learned/merit-trees.ts) read: how much a reader would say
// that it raises or lowers its answer, from -3 to 3. The reader judges it in its answer, so the trees read what is
// measured of the sentence and of the other ones.
import { SENTENCE_FEATURES, type SentenceFeature } from './sentence-features.ts'

/** Features that say where the sentence is, or that all sentences of an answer share. */
const OF_PLACE: readonly SentenceFeature[] = ['index', 'place', 'sentences', 'personal', 'policy']
const OF_OTHERS = SENTENCE_FEATURES.flatMap((feature, i) => (OF_PLACE.includes(feature) ? [] : [i]))
const SHIFT = SENTENCE_FEATURES.indexOf('shift')
/** Stands for the shift of a sentence that is not there: below that of any sentence. */
const NONE = -9

/** The features in the order of the values. */
export const MERIT_FEATURES: readonly string[] = [
  ...SENTENCE_FEATURES,
  'shift of the sentence before',
  'shift of the sentence after',
  ...OF_OTHERS.map((i) => `mean ${SENTENCE_FEATURES[i]} of the others`),
]

/**
 * The values of `MERIT_FEATURES` for some sentences of an answer, from their values of `SENTENCE_FEATURES`. The sentence
 * before and the one after are the nearest of those given: harmful and neutral ones are left out before.
 */
export function meritFeatures(sentences: readonly (readonly number[])[]): number[][] {
  const at = (values: readonly number[], i: number) => values[i] ?? 0
  const sums = OF_OTHERS.map((i) => sentences.reduce((sum, values) => sum + at(values, i), 0))
  const others = Math.max(1, sentences.length - 1)
  const shiftOf = (values: readonly number[] | undefined) => (values ? at(values, SHIFT) : NONE)
  return sentences.map((values, n) => [
    ...values,
    shiftOf(sentences[n - 1]),
    shiftOf(sentences[n + 1]),
    ...OF_OTHERS.map((i, k) => (at(sums, k) - at(values, i)) / others),
  ])
}
