import { normalForm } from '../../model/normal-form.ts'

/** A text as the letters that are typed one after the other: composed (NFC), with line ends as one letter. */
export const lettersOf = (text: string): string[] => Array.from(normalForm(text.replaceAll(/\r\n?/g, '\n')))

/**
 * Characters that the learner need not type as they are: soft hyphens and zero-width signs are removed, tabs and
 * typographic spaces become spaces, typographic ligatures become their letters.
 */
const UNTYPED: readonly (readonly [RegExp, string | ((sign: string) => string)])[] = [
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[\t\u2000-\u2008\u200A\u205F\u3000]/g, ' '],
  [/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')],
]
/** The letters of a text that is to be typed. */
export const targetOf = (text: string): string[] =>
  lettersOf(UNTYPED.reduce((typed, [sign, same]) => typed.replaceAll(sign, same as string), text))

const SPACES = [' ', '\u00A0', '\u202F', '\u2009']
const APOSTROPHES = ["'", '’', '‘', 'ʼ']
const QUOTES = ['"', '“', '”', '«', '»', '„']
const DASHES = ['-', '‐', '‑', '–', '—', '−']

/**
 * Characters accepted for a letter. The no-break space before « ? » has no key of its own, nor have the curly
 * apostrophe and guillemets on most keyboards. Œ and æ may be typed as one letter or two, … as one sign or three dots.
 */
const ALIKE: readonly (readonly string[])[] = [SPACES, APOSTROPHES, QUOTES, DASHES]
const IN_PARTS: Record<string, readonly string[]> = {
  œ: ['oe'],
  Œ: ['OE', 'Oe'],
  æ: ['ae'],
  Æ: ['AE', 'Ae'],
  '…': ['...'],
}
/** The AZERTY keyboard of Windows has neither É nor Ç: an accented capital may be typed without its accent. */
function bareCapital(letter: string): string[] {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return letter !== bare && letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? [bare] : []
}

/** The largest number of typed letters that one verdict examines. */
export const PARTS_MAX = 3

const known = new Map<string, readonly string[]>()
/** Every spelling accepted for this letter, the letter itself first. */
export function acceptedFor(letter: string): readonly string[] {
  let accepted = known.get(letter)
  if (!accepted) {
    const alike = ALIKE.find((group) => group.includes(letter)) ?? []
    accepted = [...new Set([letter, ...alike, ...(IN_PARTS[letter] ?? []), ...bareCapital(letter)])]
    known.set(letter, accepted)
  }
  return accepted
}

/** `begun`: the first part of an accepted spelling; the next letter decides. */
export type Verdict = 'right' | 'wrong' | 'begun'
export interface Judged {
  verdict: Verdict
  /** Number of typed letters used. */
  length: number
}

/** Judges the typed letters from index `from` on against one letter of the text. At least one must be typed. */
export function judgeLetter(letter: string, typed: readonly string[], from: number): Judged {
  const first = typed[from]
  if (first === letter) return { verdict: 'right', length: 1 }
  let isBegun = false
  for (const accepted of acceptedFor(letter)) {
    const parts = Array.from(accepted)
    const there = Math.min(parts.length, typed.length - from)
    if (parts.slice(0, there).some((part, i) => typed[from + i] !== part)) continue
    if (there === parts.length) return { verdict: 'right', length: there }
    isBegun = true
  }
  return isBegun ? { verdict: 'begun', length: typed.length - from } : { verdict: 'wrong', length: 1 }
}
