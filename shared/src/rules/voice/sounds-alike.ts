import { doubleMetaphone } from 'double-metaphone'
// @ts-expect-error the package has no types
import sonnexCode from 'talisman/phonetics/french/sonnex.js'
import type { Language } from '../../model/bilingual.ts'

const sonnex = sonnexCode as (word: string) => string
/** Double Metaphone writes every word of vowels alone so, from « I » to « you »: that tells no sound. */
const VOWELS_ONLY = 'A'
const codes: Record<Language, (word: string) => string[]> = {
  fr: (word) => [sonnex(word)],
  en: (word) => doubleMetaphone(word).filter((code) => code !== VOWELS_ONLY),
}
/** Nobody says a longer word, and to compare thousands of letters takes seconds. */
export const LETTERS_MAX = 60

/** The phonetic codes of a word in a language; none of what has no letters, which is all that the codes know (« 20 »). */
export function soundsOf(word: string, language: Language): ReadonlySet<string> {
  const isWord = word.length <= LETTERS_MAX && /\p{L}/u.test(word)
  return new Set(isWord ? codes[language](word).filter(Boolean) : [])
}

/** Whether two words sound nearly the same by their codes; a word without a code sounds like no other. */
export function haveOneAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const code of a) if (b.has(code)) return true
  return false
}

/** Whether two words sound nearly the same in a language. */
export const soundsAlike = (a: string, b: string, language: Language): boolean =>
  haveOneAlike(soundsOf(a, language), soundsOf(b, language))
