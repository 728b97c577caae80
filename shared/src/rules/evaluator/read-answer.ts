import type { Language } from '../../model/bilingual.ts'
import { type Folded, fold } from './fold.ts'
import { functionShare, type LanguageGuess, languageOf } from './language-of.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type Word, wordsOf } from './words.ts'

/** Longest answer that is read, in characters. */
export const READ_MAX = 20_000

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
  /** Share of function words: sentences have many, lists of key words few. */
  share: number
}

/** Reads an answer in the language that it is written in; `assumed` where that cannot be told. */
export function readAnswer(response: string, assumed: Language): ReadAnswer {
  const folded = fold(response.slice(0, READ_MAX))
  const guess = languageOf(wordsOf(folded.text, assumed), assumed)
  const language = guess.isNeither ? assumed : guess.language
  const words = wordsOf(folded.text, language)
  let next = 0
  const sentences = sentencesOf(folded.text).map((sentence, index) => {
    while (next < words.length && (words[next] as Word).start < sentence.start) next++
    const from = next
    while (next < words.length && (words[next] as Word).start < sentence.end) next++
    return { ...sentence, index, words: words.slice(from, next) }
  })
  return { folded, language, guess, words, sentences, share: functionShare(words, language) }
}

/** Where a place of the folded text stands in the answer. */
export const placeIn = ({ at }: Folded, start: number, end: number) => ({
  start: at[start] ?? 0,
  end: (at[end - 1] ?? -1) + 1,
})
