import { type PhraseSums, type PhraseWeights, phraseSums, phrasesOf } from '../phrase-model.ts'
import type { ReadAnswer } from '../read-answer.ts'

/** What the n-grams of each sentence of an answer weigh, each sentence by itself. */
export const sentenceSums = ({ folded, sentences }: ReadAnswer, weights: PhraseWeights): PhraseSums[] =>
  sentences.map(({ start, end }) => phraseSums(phrasesOf(folded.text.slice(start, end)), weights))
