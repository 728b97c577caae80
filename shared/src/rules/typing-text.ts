import type { Language } from '../model/bilingual.ts'
import type { TypingWords } from '../model/typing-words.ts'

export const WORD_COUNTS = [10, 25, 50, 100] as const
export const WORD_COUNT_DEFAULT = 25
/** Seconds. */
export const TYPING_SECONDS = [15, 30, 60, 120, 300] as const
export const TYPING_SECONDS_DEFAULT = 60
/** Words of a timed text: more than anybody types in its longest time. */
export const TIMED_WORDS = 1000

export type WordCount = (typeof WORD_COUNTS)[number]
export type TypingSeconds = (typeof TYPING_SECONDS)[number]
export type WordListName = keyof TypingWords

/** How a random text is made: by a number of words or by a time (spec 2 §9). */
export type RandomText = { list: WordListName } & (
  | { by: 'words'; words: WordCount }
  | { by: 'time'; seconds: TypingSeconds }
)

/** The medical terms are those of the French list, whatever the language; common words are those of the language. */
export const wordsFor = (words: TypingWords, list: WordListName, language: Language): readonly string[] =>
  list === 'medical' ? words.medical.fr : words.common[language]

/** So many words by chance, no word twice in a row where there are several; `chance` gives numbers from 0 to below 1. */
export function randomWords(words: readonly string[], count: number, chance: () => number): string {
  const chosen: string[] = []
  for (let last = -1; chosen.length < count && words.length > 0; ) {
    // Without the last one there is one place less; what stands at or after it moves up.
    const places = last < 0 || words.length === 1 ? words.length : words.length - 1
    const drawn = Math.min(places - 1, Math.floor(chance() * places))
    last = places === words.length || drawn < last ? drawn : drawn + 1
    chosen.push(words[last] ?? '')
  }
  return chosen.join(' ')
}

/** The kind of text as a session names it: bests are told apart by it. */
export const textTypeOf = (text: RandomText): string =>
  text.by === 'words' ? `random-${text.list}-${text.words}-words` : `random-${text.list}-${text.seconds}-seconds`
