/** A text without accents, case and typographic variants, with the way back: `at[i]` is where folded character i stands in the original. */
export interface Folded {
  text: string
  at: number[]
}

/** What NFKD leaves alone. */
const SPECIAL: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '.',
}
const known = new Map<string, string>()
/** Combining marks, zero-width and directional characters: they are not read. */
const UNREAD = /[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 128) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : character
  let folded = known.get(character)
  if (folded === undefined) {
    const lower = character.toLowerCase()
    folded = SPECIAL[lower] ?? lower.normalize('NFKD').replace(UNREAD, '')
    known.set(character, folded)
  }
  return folded
}

/**
 * Folds a text character by character, so that a place in it can be shown in the original. No more than `most` folded characters are made:
 * of some signs one stands for eighteen.
 */
export function fold(original: string, most = Number.POSITIVE_INFINITY): Folded {
  const parts: string[] = []
  const at: number[] = []
  for (let i = 0; i < original.length && at.length < most; i++) {
    const folded = foldCharacter(original.charAt(i))
    parts.push(folded)
    for (let k = 0; k < folded.length; k++) at.push(i)
  }
  return { text: parts.join(''), at }
}
