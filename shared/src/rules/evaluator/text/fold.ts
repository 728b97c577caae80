/**
 * A text without accents, case and typographic variants. `at[i]` is the offset in the original of folded character i.
 */
export interface Folded {
  text: string
  at: number[]
}

/** Characters that NFKD does not decompose, or not into the characters that are wanted here. */
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
/** Combining marks, zero-width and directional characters, which are removed. */
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
 * Folds a text character by character, so that a passage can be shown in the original. It stops once it has `most`
 * folded characters, because a single character can expand to eighteen.
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
