import { normalForm } from '../model/normal-form.ts'

const WORD_MAX = 64

/** Without accents, case and kinds of apostrophe. */
const plain = (text: string) => normalForm(text, 'NFD').replace(/\p{M}/gu, '').replace(/[’ʼ‘]/g, "'").toLowerCase()

/** Words by which somebody is found: of their names and their address, and the parts that hyphens and apostrophes join. */
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

/** What a search asks for: somebody who has a word with each of these beginnings. */
export const wordsOfSearch = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX))
