import { acceptedFor } from 'shared/rules/typing/typing-letters'

/** Dead keys by the mark that they add to a letter. */
const ACCENTS: Record<string, string> = {
  '\u0300': '`',
  '\u0301': '´',
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '¨',
  '\u0327': '¸',
}

export interface HintWords {
  space: string
  enter: string
  /** The separator of two keys pressed one after the other. */
  next: string
  or: string
}

/** How a letter can be typed: itself, a dead key and a letter, or an accepted replacement. */
export function hintFor(letter: string | undefined, { space, enter, next, or }: HintWords): string {
  if (letter === undefined) return ''
  if (letter === '\n') return enter
  if (/\s/u.test(letter)) return space
  const [base = '', mark = ''] = Array.from(letter.normalize('NFD'))
  const accent = ACCENTS[mark]
  const ways = [letter, ...(accent ? [`${accent} ${next} ${base}`] : [])]
  // The accepted replacements that can be typed on a keyboard without the letter: those in ASCII.
  const plain = acceptedFor(letter).filter((other) => other !== letter && /^[\x21-\x7e]+$/.test(other))
  return [...ways, ...plain].join(` ${or} `)
}
