// Harms that no pattern lists, recognized by a model of whole sentences that was learned from pairs of a harmful and a
// harmless sentence in similar words (api/bench/evaluator/train-harms.ts).
import type { Language } from '../../../model/bilingual.ts'
import type { Concepts } from '../concepts.ts'
import { likelihood } from '../key-points/model.ts'
import { HARMING } from '../lexicon/harming.ts'
import type { OpenTable } from '../phrase-model.ts'
import type { ReadSentence } from '../read-answer.ts'
import { isSomebodyElses, type Reading } from '../standing.ts'
import { type Harm, type Harms, isPast } from './find-harm.ts'
import { HARM_FEATURES, harmFeatures, harmPhrases, harmShift } from './harm-features.ts'

/** Sentences with fewer words tell too little. */
export const HARM_WORDS_LEAST = 3

const WEIGHTS: Record<Language, readonly number[]> = {
  fr: HARM_FEATURES.map((feature) => HARMING.fr.weights[feature]),
  en: HARM_FEATURES.map((feature) => HARMING.en.weights[feature]),
}
/** Whether a sentence with these features counts as harmful. */
const isLearnedHarm = (values: readonly number[], language: Language) =>
  likelihood(values, WEIGHTS[language]) >= HARMING[language].least

/**
 * The sentences in which the rules name no harm and which the model takes for one, without what somebody else says and,
 * in an answer to a personal question, without what lies in the past.
 */
export function possibleHarms(
  reading: Reading,
  { done, spoken }: Harms,
  { table, concepts, isPersonal }: { table: OpenTable; concepts: Concepts; isPersonal: boolean },
): Harm[] {
  const { answer, names } = reading
  const named = new Set(done.map(({ sentence }) => sentence))
  const isRead = (sentence: ReadSentence) =>
    sentence.words.length >= HARM_WORDS_LEAST &&
    !named.has(sentence.index) &&
    !isSomebodyElses(reading, sentence) &&
    !(isPersonal && isPast(sentence, sentence, answer.language))
  const isHarm = (sentence: ReadSentence) => {
    const shift = harmShift(harmPhrases(sentence.words, names, concepts), table)
    const values = harmFeatures(reading, sentence, { shift, isSpoken: spoken.has(sentence.index) })
    return isLearnedHarm(values, answer.language)
  }
  return answer.sentences
    .filter((sentence) => isRead(sentence) && isHarm(sentence))
    .map(({ index, start, end }) => ({ kind: 'other', sentence: index, start, end }))
}
