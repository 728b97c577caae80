import { normalForm } from '../model/normal-form.ts'

const WORD_MAX = 64

/** Without accents, case and typographic apostrophes. */
const plain = (text: string) => normalForm(text, 'NFD').replace(/\p{M}/gu, '').replace(/[’ʼ‘]/g, "'").toLowerCase()

/**
 * Words by which a person is found: those of their names and address, and the parts that hyphens and apostrophes join.
 */
export function wordsOfPerson({
  email,
  firstName,
  lastName,
  displayName,
}: {
  email: string | null
  firstName: string
  lastName: string
  displayName: string | null
}): string[] {
  const words = plain(`${firstName} ${lastName} ${displayName ?? ''} ${email ?? ''}`).split(/[\s@]+/)
  const parts = words.flatMap((word) => word.split(/[-'.]+/))
  return [...new Set([...words, ...parts, plain(email ?? '')])].filter(Boolean).map((word) => word.slice(0, WORD_MAX))
}

/** The words of a search: a person matches who has a word beginning with each of them. */
export const wordsOfSearch = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX))
