import type { Language } from '../../model/bilingual.ts'
import type { TypingWords } from '../../model/typing-words.ts'

export const WORD_COUNTS = [10, 25, 50, 100] as const
export const WORD_COUNT_DEFAULT = 25
/** Seconds. */
export const TYPING_SECONDS = [15, 30, 60, 120, 300] as const
export const TYPING_SECONDS_DEFAULT = 60
/** Words of a timed text: enough for 200 words per minute over the longest time. */
export const TIMED_WORDS = 1000

export type WordCount = (typeof WORD_COUNTS)[number]
export type TypingSeconds = (typeof TYPING_SECONDS)[number]
export type WordListName = keyof TypingWords

/** How a random text is made: with a number of words, or for a time. */
export type RandomText = { list: WordListName } & (
  | { by: 'words'; words: WordCount }
  | { by: 'time'; seconds: TypingSeconds }
)

/** The words of a list. Medical terms are French in either language; common words are in the given language. */
export const wordsFor = (words: TypingWords, list: WordListName, language: Language): readonly string[] =>
  list === 'medical' ? words.medical.fr : words.common[language]

/**
 * `count` random words, joined by spaces. No word of the list is drawn twice in a row, unless the list has only one.
 * `chance` returns numbers in [0, 1).
 */
export function randomWords(words: readonly string[], count: number, chance: () => number): string {
  const chosen: string[] = []
  for (let last = -1; chosen.length < count && words.length > 0; ) {
    // The index drawn before is left out, so there is one index fewer, and each drawn index at or after it is raised by
    // one.
    const places = last < 0 || words.length === 1 ? words.length : words.length - 1
    const drawn = Math.min(places - 1, Math.floor(chance() * places))
    last = places === words.length || drawn < last ? drawn : drawn + 1
    chosen.push(words[last] ?? '')
  }
  return chosen.join(' ')
}

/** The name of a kind of text in a session; best speeds are kept by it. */
export const textTypeOf = (text: RandomText): string =>
  text.by === 'words' ? `random-${text.list}-${text.words}-words` : `random-${text.list}-${text.seconds}-seconds`
