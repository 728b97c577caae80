// What the trees that predict a rating (regression-trees.ts) read of an answer.
import type { Cue } from '../cues/find-cues.ts'
import type { ReadSentence } from '../read-answer.ts'
import { SITUATION_FEATURES, type SituationFeature } from '../situation-features.ts'

/** Measurements of the answer against its situation that the trees read, too. */
const OF_SITUATION = [
  'words',
  'rareWords',
  'wordsOfIt',
  'wordShare',
  'strangers',
  'concepts',
  'conceptShare',
  'conceptsOfIt',
  'length',
  'past',
  'supposed',
] as const satisfies readonly SituationFeature[]
const PLACES = OF_SITUATION.map((feature) => SITUATION_FEATURES.indexOf(feature))

/** The features in the order of the values. */
export const RATING_FEATURES = [
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
  /** How specific the answer is, from 0 (it would fit any situation) to 1 (it refers to this one). */
  'specific',
  ...OF_SITUATION,
] as const
export type RatingFeature = (typeof RATING_FEATURES)[number]

/** Features of which more never lowers a prediction (1), and of which more never raises it (-1). */
export const DIRECTION: Partial<Record<RatingFeature, 1 | -1>> = {
  learned: 1,
  specific: 1,
  cues: 1,
  families: 1,
  against: -1,
}

export interface RatedFrom {
  learned: number
  /** The sentences that are rated: without harmful ones, and without what others say or do. */
  sentences: readonly ReadSentence[]
  cues: readonly Cue[]
  specific: number
  /** The values of `SITUATION_FEATURES`. */
  about: readonly number[]
}

/** The features of an answer in the order of `RATING_FEATURES`. */
export function ratingFeatures({ learned, sentences, cues, specific, about }: RatedFrom): number[] {
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
    specific,
    ...PLACES.map((place) => about[place] ?? 0),
  ]
}
