// What a model of whole sentences thinks of the harms that patterns find, and the harms that only the model finds. It
// was learned from pairs of a harmful and a harmless sentence in similar words (api/bench/evaluator/train-harms.ts).
import type { Language } from '../../../model/bilingual.ts'
import type { Concepts } from '../concepts.ts'
import { likelihood } from '../key-points/model.ts'
import { HARMING } from '../lexicon/learned/harming.ts'
import type { OpenTable } from '../phrase-model.ts'
import type { SentenceShift } from '../rating/sentence-shifts.ts'
import type { ReadSentence } from '../read-answer.ts'
import { isSomebodyElses, type Reading } from '../standing.ts'
import { type Harm, type Harms, isPast } from './find-harm.ts'
import { HARM_FEATURES, harmFeatures, harmPhrases, harmShift, type MeasuredSentence } from './harm-features.ts'

/** Sentences with fewer words tell too little: there the patterns alone count. */
export const HARM_WORDS_LEAST = 3

const WEIGHTS: Record<Language, readonly number[]> = {
  fr: HARM_FEATURES.map((feature) => HARMING.fr.weights[feature]),
  en: HARM_FEATURES.map((feature) => HARMING.en.weights[feature]),
}

interface Known {
  /** The result of `harmShifts`. */
  shifts: readonly number[]
  /** How the n-grams of each sentence move a rating. */
  ratingShifts: readonly SentenceShift[]
  isPersonal: boolean
}
export interface WeighedHarms {
  /** Harms that a pattern finds in a sentence which the model takes for harmful, too. */
  certain: Harm[]
  /** Harms of which the pattern or the model is not sure, as the kind `other`. */
  possible: Harm[]
}

/** How far the words of each sentence speak for a harm. */
export const harmShifts = ({ answer, names }: Reading, table: OpenTable, concepts: Concepts): number[] =>
  answer.sentences.map(({ words }) => harmShift(harmPhrases(words, names, concepts), table))

/**
 * How likely a sentence is harmful, under the model of its language; 0 where it is less likely than `least` whoever does
 * what, which takes time to find out and never speaks for a harm.
 */
function likelyIn(
  reading: Reading,
  sentence: ReadSentence,
  { least, ...measured }: MeasuredSentence & { least: number },
): number {
  const weights = WEIGHTS[reading.answer.language]
  const likely = (isQuick: boolean) => likelihood(harmFeatures(reading, sentence, { ...measured, isQuick }), weights)
  return likely(true) < least ? 0 : likely(false)
}

/**
 * Weighs the harms of an answer by the model. A harm that a pattern finds is certain, only possible, or none; a
 * sentence without one is a possible harm where the model is nearly sure, unless somebody else says it or, in an answer
 * to a personal question, it lies in the past.
 */
export function weighHarms(reading: Reading, { done, spoken }: Harms, known: Known): WeighedHarms {
  const { answer } = reading
  const { sure, doubtful, alone } = HARMING[answer.language]
  const certain: Harm[] = []
  const possible: Harm[] = []
  for (const sentence of answer.sentences) {
    const own = done.filter((harm) => harm.sentence === sentence.index)
    if (sentence.words.length < HARM_WORDS_LEAST) {
      certain.push(...own)
      continue
    }
    const least = own.length > 0 ? doubtful : alone
    const shift = known.shifts[sentence.index] ?? 0
    const likely = likelyIn(reading, sentence, {
      shift,
      ratingShift: known.ratingShifts[sentence.index]?.shift ?? 0,
      isSpoken: spoken.has(sentence.index),
      least,
    })
    if (own.length > 0) {
      if (likely >= sure) certain.push(...own)
      else if (likely >= doubtful)
        possible.push(...own.slice(0, 1).map((harm) => ({ ...harm, kind: 'other' as const })))
    } else if (
      likely >= alone &&
      !isSomebodyElses(reading, sentence) &&
      !(known.isPersonal && isPast(sentence, sentence, answer.language))
    )
      possible.push({ kind: 'other', sentence: sentence.index, start: sentence.start, end: sentence.end })
  }
  return { certain, possible }
}
