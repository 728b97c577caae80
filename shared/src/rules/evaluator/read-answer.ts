import type { Language } from '../../model/bilingual.ts'
import { RESPONSE_MAX } from '../../model/evaluation.ts'
import { type Folded, fold } from './fold.ts'
import { functionShare, type LanguageGuess, languageOf } from './language-of.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type SentencesApart, sentencesApart } from './sentences-apart.ts'
import { type Word, wordsOf } from './words.ts'

/** Longest answer that is read, in characters. */
export const READ_MAX = RESPONSE_MAX
/** Letters that an answer may grow by when it is folded: of œ, ½ and the like there are a few. */
const GROWTH_MAX = 4000

export interface ReadSentence extends Sentence {
  index: number
  words: readonly Word[]
}
/** An answer as the rules see it. */
export interface ReadAnswer {
  folded: Folded
  language: Language
  guess: LanguageGuess
  words: readonly Word[]
  sentences: readonly ReadSentence[]
  /** The same, to be searched all at once. */
  apart: SentencesApart
  /** Share of function words: sentences have many, lists of key words few. */
  share: number
}

/** Reads an answer in the language that it is written in; `assumed` where that cannot be told. */
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
  return { folded, language, guess, words, sentences, apart, share: functionShare(words, language) }
}

/** Where a place of the folded text stands in the answer. */
export const placeIn = ({ at }: Folded, start: number, end: number) => ({
  start: at[start] ?? 0,
  end: (at[end - 1] ?? -1) + 1,
})
