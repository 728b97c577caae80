import type { Language } from '../../model/bilingual.ts'
import { RESPONSE_MAX } from '../../model/evaluation.ts'
import { type Folded, fold } from './text/fold.ts'
import { functionShare, type LanguageGuess, languageOf } from './text/language-of.ts'
import { quotedPlaces } from './text/quoted-places.ts'
import { type Sentence, sentencesOf } from './text/sentences.ts'
import { type SentencesApart, sentencesApart } from './text/sentences-apart.ts'
import { type Word, wordsOf } from './text/words.ts'

/** Characters of an answer that are read. */
export const READ_MAX = RESPONSE_MAX
/** The largest number of letters by which folding may lengthen an answer: œ, ½ and similar signs are rare. */
const GROWTH_MAX = 4000

export interface ReadSentence extends Sentence {
  index: number
  words: readonly Word[]
}
/** An answer as the rules read it. */
export interface ReadAnswer {
  folded: Folded
  language: Language
  guess: LanguageGuess
  words: readonly Word[]
  sentences: readonly ReadSentence[]
  /** The sentences in parts, each joined for one search. */
  apart: SentencesApart
  /** For each character of the folded text, 1 where it is quoted. */
  quoted: Uint8Array
  /** Share of function words: high in sentences, low in lists of key words. */
  share: number
}

/** Reads an answer in the language in which it is written, or in `assumed` where that is unclear. */
export function readAnswer(response: string, assumed: Language): ReadAnswer {
  const folded = fold(response.slice(0, READ_MAX), READ_MAX + GROWTH_MAX)
  const read = wordsOf(folded.text, assumed)
  const guess = languageOf(read, assumed)
  const language = guess.isNeither ? assumed : guess.language
  const words = language === assumed ? read : wordsOf(folded.text, language)
  let next = 0
  const sentences = sentencesOf(folded.text).map((sentence, index) => {
    while (next < words.length && (words[next] as Word).start < sentence.start) next++
    const from = next
    while (next < words.length && (words[next] as Word).start < sentence.end) next++
    return { ...sentence, index, words: words.slice(from, next) }
  })
  const apart = sentencesApart(folded.text, sentences)
  const quoted = quotedPlaces(folded.text)
  return { folded, language, guess, words, sentences, apart, quoted, share: functionShare(words, language) }
}

/** The offsets in the original answer of a passage of the folded text. */
export const placeIn = ({ at }: Folded, start: number, end: number) => ({
  start: at[start] ?? 0,
  end: (at[end - 1] ?? -1) + 1,
})

/** An answer as if some of its sentences were not there; all other offsets are unchanged. */
export function withoutSentences(answer: ReadAnswer, left: ReadonlySet<number>): ReadAnswer {
  if (left.size === 0) return answer
  const { text } = answer.folded
  let kept = ''
  for (const { index, start, end } of answer.sentences)
    if (left.has(index)) kept += text.slice(kept.length, start) + ' '.repeat(end - start)
  const folded = { ...answer.folded, text: kept + text.slice(kept.length) }
  const sentences = answer.sentences.filter(({ index }) => !left.has(index))
  const words = sentences.flatMap((sentence) => sentence.words)
  const apart = sentencesApart(folded.text, sentences)
  return { ...answer, folded, sentences, words, apart, quoted: quotedPlaces(folded.text) }
}
