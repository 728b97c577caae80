/** Ways in which text comes letter by letter, or as a whole from a composition. */
const TYPED = new Set(['insertText', 'insertCompositionText', 'insertFromComposition', 'deleteCompositionText'])
const LINE_ENDS = new Set(['insertLineBreak', 'insertParagraph'])
const TAKEN_BACK = /^delete(?!By)/
/** Undoing and cutting would change what was typed in other places than its end. */
const SILENT = /^(history|delete|format)/

export type InputVerdict = 'allowed' | 'prevented' | 'refused'

/** More letters at once, without a composition, were not typed: a dead key before a letter that it does not fit gives two. */
const AT_ONCE_MAX = 2
const countOf = (text: string | null) => Array.from(text ?? '').length

/** What becomes of an input of this type: paste, drop, dictation and corrections of whole words are refused, and the learner is told. */
export function verdictOn(inputType: string, data: string | null, mayEndLine: boolean): InputVerdict {
  if (inputType === 'insertText') return countOf(data) > AT_ONCE_MAX ? 'refused' : 'allowed'
  if (TYPED.has(inputType)) return 'allowed'
  if (LINE_ENDS.has(inputType)) return mayEndLine ? 'allowed' : 'prevented'
  // The menu of accents that a key opens when it is held down replaces one letter by one.
  if (inputType === 'insertReplacementText') return countOf(data) === 1 ? 'allowed' : 'refused'
  if (TAKEN_BACK.test(inputType)) return 'allowed'
  return SILENT.test(inputType) ? 'prevented' : 'refused'
}

/** Whether so many letters cannot have come from one key. */
export const isJump = (letters: readonly string[]) => letters.length > AT_ONCE_MAX

/** A composition is one word, with the space after it at most; several words at once are spoken. */
export const isSpoken = (letters: readonly string[]) => /\S\s+\S/u.test(letters.join(''))

/** How many letters at the end an input takes back; undefined for one that takes none back. Of a line the last word goes, too. */
export function cutBy(inputType: string, typed: readonly string[]): number | undefined {
  if (!TAKEN_BACK.test(inputType)) return undefined
  if (inputType.endsWith('Forward')) return 0
  if (inputType === 'deleteContentBackward') return Math.min(1, typed.length)
  let from = typed.length
  while (from > 0 && /\s/u.test(typed[from - 1] ?? '')) from--
  while (from > 0 && !/\s/u.test(typed[from - 1] ?? '')) from--
  return typed.length - from
}
