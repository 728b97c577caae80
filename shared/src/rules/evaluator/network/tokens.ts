// What the network reads of a sentence: its words and punctuation marks.

/** Tokens of a sentence that are read; fewer than one sentence in two hundred has more. */
const TOKENS_MAX = 48
const TOKEN = /[a-z0-9]+|[?!.,;:"]/g

/** The words and punctuation marks of a folded sentence, in their order. Elided parts are words of their own. */
export const tokensOf = (folded: string): string[] => (folded.match(TOKEN) ?? []).slice(0, TOKENS_MAX)

/** Letters by which words are taken for forms of one word. */
const BEGINNING = 5
/** The name under which the vectors have all rare words with the same beginning; none for a shorter word or a number. */
export const familyOf = (token: string): string | undefined =>
  token.length >= BEGINNING && /^[a-z]/.test(token) ? `~${token.slice(0, BEGINNING)}` : undefined

/** The names under which a token is looked up, in turn. */
export const namesOf = (token: string): string[] => [token, familyOf(token) ?? []].flat()

/** Two words count as the same if so many first letters are the same; shorter words count for nothing. */
const COMMON = { letters: BEGINNING, least: 4 }
const beginningOf = (token: string) => (token.length < COMMON.least ? undefined : token.slice(0, COMMON.letters))

/** The beginnings of the words of a folded text. */
export const beginningsOf = (folded: string): Set<string> =>
  new Set([...folded.matchAll(TOKEN)].flatMap(([token]) => beginningOf(token) ?? []))

/** Whether a token begins like one of the words whose beginnings are given. */
export function beginsAlike(token: string, beginnings: ReadonlySet<string>): boolean {
  const beginning = beginningOf(token)
  return beginning !== undefined && beginnings.has(beginning)
}
