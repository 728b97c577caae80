// What the model of harms measures of a sentence: what its words say, who does it, and whether it is done.
import type { Concepts } from '../concepts.ts'
import { GRAMMAR } from '../lexicon/grammar.ts'
import { type OpenTable, phraseShift } from '../phrase-model.ts'
import type { ReadSentence } from '../read-answer.ts'
import { type Reading, standingAt } from '../standing.ts'
import type { Word } from '../text/words.ts'
import { WORDS_READ, wordPhrases } from '../word-phrases.ts'

/**
 * Added to the squared length of a sentence's phrases before they are scaled to unit length, because in a short
 * sentence a single word would otherwise decide. Chosen on writers who were left out of the training.
 */
export const DAMPING = 500
/** The stems, pairs of stems and concepts of a sentence without the names of people, by hash. */
export const harmPhrases = (words: readonly Word[], names: ReadonlySet<string>, concepts: Concepts) =>
  wordPhrases(
    words.slice(0, WORDS_READ).filter(({ text }) => !names.has(text)),
    concepts,
  )

/** How far the phrases of a sentence speak for a harm. */
export const harmShift = (phrases: ReadonlyMap<number, number>, { base, weights }: OpenTable) =>
  base + phraseShift(phrases, weights, DAMPING)

export const HARM_FEATURES = [
  'base',
  'shift',
  'ratingShift',
  'refused',
  'others',
  'quoted',
  'question',
  'spoken',
  'length',
  'own',
] as const
export type HarmFeature = (typeof HARM_FEATURES)[number]
/** Weights of the model, and its limits as likelihoods. */
export interface HarmModel {
  weights: Record<HarmFeature, number>
  /** From here on a harm that a pattern finds is certain. */
  sure: number
  /** Below `sure` and from here on it is possible; below, it is none. */
  doubtful: number
  /** From here on a sentence in which no pattern finds a harm is a possible harm. */
  alone: number
}

/** What was measured of a sentence beforehand. */
export interface MeasuredSentence {
  shift: number
  ratingShift: number
  isSpoken: boolean
}
/**
 * The features of a sentence in the order of `HARM_FEATURES`. `shift`: see `harmShift`. `ratingShift`: how far its n-grams move
 * a rating. `isSpoken`: a rule found a harm in the sentence that the speaker does not do. `isQuick`: without who does
 * what, whose features are then 0.
 */
export function harmFeatures(
  reading: Reading,
  sentence: ReadSentence,
  { shift, ratingShift, isSpoken, isQuick = false }: MeasuredSentence & { isQuick?: boolean },
): number[] {
  const { answer } = reading
  const words = sentence.words.slice(0, WORDS_READ)
  const standings = isQuick ? [] : words.map((word) => standingAt(reading, sentence, word))
  const part = (...of: readonly string[]) =>
    standings.filter((standing) => of.includes(standing)).length / Math.max(1, words.length)
  const quoted = words.filter(({ start }) => answer.quoted[start] === 1).length / Math.max(1, words.length)
  const values: Record<HarmFeature, number> = {
    base: 1,
    shift,
    ratingShift,
    refused: part('refused'),
    others: part('others', 'supposed'),
    quoted,
    question: Number(answer.folded.text[sentence.end - 1] === '?'),
    spoken: Number(isSpoken),
    length: Math.log(words.length),
    own: Number(GRAMMAR[answer.language].first.has(words[0]?.text ?? '')),
  }
  return HARM_FEATURES.map((feature) => values[feature])
}
