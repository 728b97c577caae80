// What the trees that predict a rating (regression-trees.ts) read of an answer.
import { mean } from '../../mean.ts'
import type { Cue } from '../cues/find-cues.ts'
import type { ReadSentence } from '../read-answer.ts'
import { SITUATION_FEATURES } from '../situation-features.ts'

const OF_SITUATION = SITUATION_FEATURES.filter((feature) => feature !== 'base')
/** What is measured without the network (network/answer-network.ts), in the order of the values. The network reads them, too. */
export const ANSWER_FEATURES = [
  /** Rating predicted by the phrase model. */
  'learned',
  /** Sentences that are rated, words in each, and the share of words that are not repeated. */
  'sentences',
  'sentenceLength',
  'variety',
  /** Cues for the answer, kinds of them, and kinds against it. */
  'cues',
  'families',
  'against',
  /** How surely the answer is about its situation, and how much of it it uses: see specificity.ts. */
  'belonging',
  'specific',
  /** How surely it leaves out the second question. */
  'omitted',
  /** The measurements of the answer against its situation. */
  ...OF_SITUATION,
] as const
/** The features in the order of the values. */
export const RATING_FEATURES = [
  ...ANSWER_FEATURES,
  /** Rating predicted by the network. */
  'read',
  /** Of the predicted merits of the sentences: the mean, the sum, the lowest and the highest. */
  'meritMean',
  'meritSum',
  'meritLeast',
  'meritMost',
] as const
export type RatingFeature = (typeof RATING_FEATURES)[number]

/**
 * Features of which more never lowers a prediction (1), and of which more never raises it (-1). The predicted ratings
 * and merits are left free: they are measurements of the same sentences, and each says something only beside the others.
 */
export const DIRECTION: Partial<Record<RatingFeature, 1 | -1>> = {
  belonging: 1,
  specific: 1,
  omitted: -1,
  cues: 1,
  families: 1,
  against: -1,
}

export interface MeasuredFrom {
  learned: number
  /** The sentences that are rated: without harmful ones, and without what others say or do. */
  sentences: readonly ReadSentence[]
  cues: readonly Cue[]
  belonging: number
  specific: number
  omitted: number
  /** The values of `SITUATION_FEATURES`. */
  about: readonly number[]
}

/** The features of the predicted merits, in their order, as if `count` sentences had such merits. */
function meritsTogether(merits: readonly number[], count: number): number[] {
  const middle = mean(merits)
  return merits.length === 0 ? [0, 0, 0, 0] : [middle, middle * count, Math.min(...merits), Math.max(...merits)]
}

/** The features of an answer in the order of `ANSWER_FEATURES`. */
export function answerFeatures(of: MeasuredFrom): number[] {
  const { learned, sentences, cues, belonging, specific, omitted, about } = of
  const words = sentences.flatMap((sentence) => sentence.words)
  const favourable = cues.filter(({ against }) => !against)
  return [
    learned,
    sentences.length,
    words.length / Math.max(1, sentences.length),
    new Set(words.map(({ stem }) => stem)).size / Math.max(1, words.length),
    new Set(favourable.map(({ family, sentence }) => `${family}/${sentence}`)).size,
    new Set(favourable.map(({ family }) => family)).size,
    new Set(cues.filter(({ against }) => against).map(({ family }) => family)).size,
    belonging,
    specific,
    omitted,
    ...about.filter((_, i) => SITUATION_FEATURES[i] !== 'base'),
  ]
}

/**
 * The features in the order of `RATING_FEATURES`, from those of `ANSWER_FEATURES` and from what the network predicts:
 * `merits` are those of the rated sentences, or of those of them that answer one question, and `count` is the number of all
 * rated sentences.
 */
export const ratingFeatures = (
  measured: readonly number[],
  { rating, merits, count }: { rating: number; merits: readonly number[]; count: number },
): number[] => [...measured, rating, ...meritsTogether(merits, count)]
