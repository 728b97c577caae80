/** Input types of single letters, or of the text of a composition. */
const TYPED = new Set(['insertText', 'insertCompositionText', 'insertFromComposition', 'deleteCompositionText'])
const LINE_ENDS = new Set(['insertLineBreak', 'insertParagraph'])
const TAKEN_BACK = /^delete(?!By)/
/** Undo, cut and formatting would change the typed text elsewhere than at its end. */
const SILENT = /^(history|delete|format)/

export type InputVerdict = 'allowed' | 'prevented' | 'refused'

/**
 * Most letters that one key inserts at once without a composition: a dead key before a letter that it does not combine
 * with gives two. Longer insertions were not typed.
 */
const AT_ONCE_MAX = 2
const countOf = (text: string | null) => Array.from(text ?? '').length

/**
 * The verdict on an input type: paste, drop, dictation and corrections of whole words are refused, and the learner is
 * told.
 */
export function verdictOn(inputType: string, data: string | null, mayEndLine: boolean): InputVerdict {
  if (inputType === 'insertText') return countOf(data) > AT_ONCE_MAX ? 'refused' : 'allowed'
  if (TYPED.has(inputType)) return 'allowed'
  if (LINE_ENDS.has(inputType)) return mayEndLine ? 'allowed' : 'prevented'
  // The accent menu of a held key replaces one letter by one.
  if (inputType === 'insertReplacementText') return countOf(data) === 1 ? 'allowed' : 'refused'
  if (TAKEN_BACK.test(inputType)) return 'allowed'
  return SILENT.test(inputType) ? 'prevented' : 'refused'
}

/** Whether so many letters cannot have come from one key. */
export const isJump = (letters: readonly string[]) => letters.length > AT_ONCE_MAX

/** A typed composition is one word, at most with the space after it; several words at once are dictated. */
export const isSpoken = (letters: readonly string[]) => /\S\s+\S/u.test(letters.join(''))

/**
 * Number of letters that an input deletes at the end of the text: 0 for a deletion after the caret, undefined for an
 * input that is no deletion. Deleting a whole line counts as deleting the last word.
 */
export function cutBy(inputType: string, typed: readonly string[]): number | undefined {
  if (!TAKEN_BACK.test(inputType)) return undefined
  if (inputType.endsWith('Forward')) return 0
  if (inputType === 'deleteContentBackward') return Math.min(1, typed.length)
  let from = typed.length
  while (from > 0 && /\s/u.test(typed[from - 1] ?? '')) from--
  while (from > 0 && !/\s/u.test(typed[from - 1] ?? '')) from--
  return typed.length - from
}
