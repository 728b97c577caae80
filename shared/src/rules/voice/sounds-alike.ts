import { doubleMetaphone } from 'double-metaphone'
// @ts-expect-error the package has no types
import sonnexCode from 'talisman/phonetics/french/sonnex.js'
import type { Language } from '../../model/bilingual.ts'

const sonnex = sonnexCode as (word: string) => string
/** Double Metaphone gives every word of vowels the same code, from « I » to « you »: it identifies no sound. */
const VOWELS_ONLY = 'A'
const codes: Record<Language, (word: string) => string[]> = {
  fr: (word) => [sonnex(word)],
  en: (word) => doubleMetaphone(word).filter((code) => code !== VOWELS_ONLY),
}
/** No real word is longer, and comparing thousands of letters takes seconds. */
export const LETTERS_MAX = 60

/**
 * The phonetic codes of a word in a language. None for a word without letters (« 20 »), with more than `LETTERS_MAX`
 * characters, or, in English, with vowels only.
 */
export function soundsOf(word: string, language: Language): ReadonlySet<string> {
  const isWord = word.length <= LETTERS_MAX && /\p{L}/u.test(word)
  return new Set(isWord ? codes[language](word).filter(Boolean) : [])
}

/** Whether two words share a code, so that they sound nearly the same; a word without a code matches no other. */
export function haveOneAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const code of a) if (b.has(code)) return true
  return false
}

/** Whether two words sound nearly the same in a language. */
export const soundsAlike = (a: string, b: string, language: Language): boolean =>
  haveOneAlike(soundsOf(a, language), soundsOf(b, language))
