import { normalForm } from '../model/normal-form.ts'

/** A text as the letters that are typed one after the other: composed (NFC), ends of lines as one. */
export const lettersOf = (text: string): string[] => Array.from(normalForm(text.replaceAll(/\r\n?/g, '\n')))

/** What is in a text and on no keyboard: signs without a width go, other spaces are spaces, ligatures of print are their letters. */
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
 * What a keyboard may give for a letter. A space is a space: the no-break one before « ? » has no key of its own, nor have the curly
 * apostrophe and guillemets on most keyboards. Œ and æ are typed as one letter or as two, … as one sign or as three dots.
 */
const ALIKE: readonly (readonly string[])[] = [SPACES, APOSTROPHES, QUOTES, DASHES]
const IN_PARTS: Record<string, readonly string[]> = {
  œ: ['oe'],
  Œ: ['OE', 'Oe'],
  æ: ['ae'],
  Æ: ['AE', 'Ae'],
  '…': ['...'],
}
/** Windows' AZERTY keyboard has no É nor Ç: an accented capital may be typed without its accent. */
function bareCapital(letter: string): string[] {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return letter !== bare && letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? [bare] : []
}

/** A verdict looks at no more typed letters than these. */
export const PARTS_MAX = 3

const known = new Map<string, readonly string[]>()
/** Everything that counts as this letter, itself first. */
export function acceptedFor(letter: string): readonly string[] {
  let accepted = known.get(letter)
  if (!accepted) {
    const alike = ALIKE.find((group) => group.includes(letter)) ?? []
    accepted = [...new Set([letter, ...alike, ...(IN_PARTS[letter] ?? []), ...bareCapital(letter)])]
    known.set(letter, accepted)
  }
  return accepted
}

/** `begun`: part of what counts as the letter, so that the next one decides. */
export type Verdict = 'right' | 'wrong' | 'begun'
export interface Judged {
  verdict: Verdict
  /** Typed letters that it took. */
  length: number
}

/** Judges what was typed from `from` on against one letter of the text. There must be something typed. */
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
