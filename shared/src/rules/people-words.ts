import { unaccented } from './search-text.ts'

const WORD_MAX = 64

/**
 * Words by which a person is found: those of their names and address, and the parts that hyphens and apostrophes join.
 * The database stores them, so another form of them needs a migration.
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
  const words = unaccented(`${firstName} ${lastName} ${displayName ?? ''} ${email ?? ''}`).split(/[\s@]+/)
  const parts = words.flatMap((word) => word.split(/[-'.]+/))
  return [...new Set([...words, ...parts, unaccented(email ?? '')])]
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX))
}

/** The words of a search: a person matches who has a word beginning with each of them. */
export const wordsOfSearch = (search: string): string[] =>
  unaccented(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, WORD_MAX))

/**
 * The least number of characters with which a search finds an id, and the number of characters of an id that lists
 * show.
 */
export const ID_SHOWN = 8

/** The beginning of an id that a search may mean; undefined where it is too short to be one. */
export function idOfSearch(search: string): string | undefined {
  const id = search.trim().toLowerCase()
  return id.length >= ID_SHOWN && !/\s/.test(id) ? id : undefined
}
