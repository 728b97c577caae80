import type { Language } from '../../../model/bilingual.ts'

/** A word of a folded text. Elided and contracted parts are separate: `j'` `irais`, `i'` `d`, `don'` `t`. */
export interface Word {
  text: string
  stem: string
  start: number
  end: number
}

const WORD = /[a-z]+(?:'(?=[a-z]))?|\d+/g

/** Inflectional endings, the longest first; at least three letters remain. */
const ENDINGS: Record<Language, readonly string[]> = {
  fr: [
    'issaient',
    'eraient',
    'iraient',
    'issions',
    'raient',
    'issent',
    'issant',
    'erions',
    'irions',
    'ations',
    'aient',
    'erait',
    'erais',
    'irait',
    'irais',
    'rions',
    'erons',
    'eront',
    'antes',
    'ement',
    'ation',
    'euses',
    'ment',
    'ante',
    'ants',
    'ions',
    'iens',
    'euse',
    'eurs',
    'ives',
    'iez',
    'ait',
    'ais',
    'ant',
    'rai',
    'ent',
    'ees',
    'eux',
    'eur',
    'ive',
    'ifs',
    'er',
    'ir',
    're',
    'ez',
    'ee',
    'es',
    'if',
    'e',
    's',
    'x',
  ],
  en: [
    'fulness',
    'ations',
    'ation',
    'ingly',
    'edly',
    'ness',
    'ment',
    'able',
    'ing',
    'ies',
    'ive',
    'ful',
    'ed',
    'es',
    'ly',
    'er',
    's',
    'e',
    'y',
  ],
}
const STEM_MIN = 3

/** A word without its ending. The stemming is light: most forms of a word get the same stem, and few other words do. */
export function stemOf(word: string, language: Language): string {
  if (word.length <= STEM_MIN || word.endsWith("'")) return word
  for (const ending of ENDINGS[language])
    if (word.length - ending.length >= STEM_MIN && word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length)
      // The ending doubled the consonant: planned, plan.
      return stem.length > STEM_MIN && stem.at(-1) === stem.at(-2) && !'aeious'.includes(stem.at(-1) ?? '')
        ? stem.slice(0, -1)
        : stem
    }
  return word
}

/** The words of a folded text. */
export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    words.push({ text: match[0], stem: stemOf(match[0], language), start, end: start + match[0].length })
  }
  return words
}
