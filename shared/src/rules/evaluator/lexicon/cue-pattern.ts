// Cues are written as words, the way a person would list them: `ask_ what/why/if` is three words, the first of them a stem.
//   word     the word itself            word_    every word that begins so
//   a/b/c    one of them                ~        up to three words between
//   [x]      may be missing             ~~       up to six words between
// They become regular expressions in which no two repetitions that meet can take the same character, so that a text is read in linear time.

import { cueSearch } from '../text/cue-search.ts'

const REST = '[a-z]*'
const BREAK = "[\\s,']*"
/** The largest number of words that each kind of gap may contain. */
const GAPS: Readonly<Record<string, number>> = { '~': 3, '~~': 6 }
/**
 * The words of a gap, with the full stop of a title; the first one without the apostrophes that the break before it
 * matched.
 */
const between = (most: number) => `(?:[a-z0-9][a-z0-9'-]*\\.?[\\s,]+(?:[a-z0-9'-]+\\.?[\\s,]+){0,${most - 1}}?)??`
/** The words of a gap after an elided word, which the next word follows without a space. */
const gap = (most: number) => `${BREAK}${between(most)}`
/** The gap begins with the break: letters that follow directly belong to the same word, as in « vole » and « volet ». */
const gapAfter = (most: number) => `(?:[\\s,']+${between(most)})?`

const quoted = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isStem = (word: string) => word.endsWith('_')
const wordSource = (word: string) => (isStem(word) ? `${quoted(word.slice(0, -1))}${REST}` : quoted(word))
const oneOf = (sources: readonly string[]) => (sources.length === 1 ? sources[0] : `(?:${sources.join('|')})`)

const tokensOf = (pattern: string) => pattern.trim().split(/\s+/)
const isOptional = (token: string) => token.startsWith('[') && token.endsWith(']')

/** The expression for one word of a pattern, with the break or the gap that may lead to the next one. */
function tokenSource(token: string, next: string | undefined): string {
  const optional = isOptional(token)
  const words = (optional ? token.slice(1, -1) : token).split('/')
  // An elided word joins the next one directly: l'aider.
  const follows = next === undefined ? '' : words.every((word) => word.endsWith("'")) ? '\\s?' : BREAK
  const most = GAPS[next ?? '']
  const one =
    most === undefined
      ? `${oneOf(words.map(wordSource))}${follows}`
      : oneOf(words.map((word) => wordSource(word) + (word.endsWith("'") ? gap(most) : gapAfter(most))))
  return optional ? `(?:${one})?` : `${one}`
}

/** The source of a regular expression for one cue, applied to folded text. */
export function cueSource(pattern: string): string {
  const tokens = tokensOf(pattern)
  const sources = tokens.map((token, i) => (token in GAPS ? '' : tokenSource(token, tokens[i + 1])))
  return `\\b${sources.join('')}(?![a-z])`
}

/** The spellings of each word that a cue must have. */
const wordsOf = (pattern: string) =>
  tokensOf(pattern)
    .filter((token) => !(token in GAPS) && !isOptional(token))
    .map((token) => token.split('/').map((word) => (isStem(word) ? word.slice(0, -1) : word)))

/** The cues of a family, ready to be searched for. */
export const cuesOf = (patterns: readonly string[]) =>
  cueSearch(patterns.map((pattern) => ({ expression: new RegExp(cueSource(pattern), 'g'), words: wordsOf(pattern) })))
/**
 * One expression for a family of cues, without the flag `g`, because `test` would otherwise continue where its last
 * match ended.
 */
export const cueTest = (patterns: readonly string[]) => new RegExp(patterns.map(cueSource).join('|'))
