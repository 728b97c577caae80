import { acceptedFor } from 'shared/rules/typing-letters'

/** Dead keys by the mark that they put on a letter. */
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
  /** Between two keys that are pressed one after the other. */
  next: string
  or: string
}

/** How a letter can be typed: itself, a dead key and a letter, or what counts as well. */
export function hintFor(letter: string | undefined, { space, enter, next, or }: HintWords): string {
  if (letter === undefined) return ''
  if (letter === '\n') return enter
  if (/\s/u.test(letter)) return space
  const [base = '', mark = ''] = Array.from(letter.normalize('NFD'))
  const accent = ACCENTS[mark]
  const ways = [letter, ...(accent ? [`${accent} ${next} ${base}`] : [])]
  // Of what counts as well, what a keyboard without the letter has.
  const plain = acceptedFor(letter).filter((other) => other !== letter && /^[\x21-\x7e]+$/.test(other))
  return [...ways, ...plain].join(` ${or} `)
}
