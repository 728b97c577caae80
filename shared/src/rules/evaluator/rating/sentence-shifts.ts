import { type PhraseWeights, phraseSums, phrasesOf, shiftOf } from '../phrase-model.ts'
import type { ReadAnswer } from '../read-answer.ts'

/** How far the n-grams of a sentence move a rating, and the same not scaled to unit length. */
export interface SentenceShift {
  shift: number
  sum: number
}
/** The shift of each sentence of an answer, each by itself. */
export const sentenceShifts = ({ folded, sentences }: ReadAnswer, weights: PhraseWeights): SentenceShift[] =>
  sentences.map(({ start, end }) => {
    const sums = phraseSums(phrasesOf(folded.text.slice(start, end)), weights)
    return { shift: shiftOf(sums), sum: sums.sum }
  })
