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

/** Whether two words sound nearly the same in a language, by their phonetic codes; a word without a code sounds like no other. */
export function soundsAlike(a: string, b: string, language: Language): boolean {
  // The codes know letters only; « 20 » has none.
  if (!/\p{L}/u.test(a) || !/\p{L}/u.test(b)) return false
  const of = codes[language]
  const known = new Set(of(a).filter(Boolean))
  return of(b).some((code) => known.has(code))
}
