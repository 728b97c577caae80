import { type Place, placesIn, type SentencesApart } from './sentences-apart.ts'
import { trigramsOf } from './trigrams.ts'

/** One cue: its expression with the flag `g`, and its words. */
export interface Pattern {
  expression: RegExp
  /** For each word that the cue must have, its spellings: the text contains at least one of them. */
  words: readonly (readonly string[])[]
}
interface SearchedPattern {
  expression: RegExp
  /** The words as trigrams. */
  needs: readonly (readonly (readonly number[])[])[]
}
/** The cues of a family in the order in which they are tried. */
export type CueSearch = readonly SearchedPattern[]

/** Prepares the cues of a family. The engine compiles an expression only when a text may contain its words. */
export const cueSearch = (patterns: readonly Pattern[]): CueSearch =>
  patterns.map(({ expression, words }) => ({
    expression,
    needs: words.map((spellings) => spellings.map(trigramsOf)),
  }))

const mayMatch = (marks: Uint8Array, { needs }: SearchedPattern) =>
  needs.every((spellings) => spellings.some((trigrams) => trigrams.every((trigram) => marks[trigram] === 1)))

/**
 * The matches of a family's cues in a text, as one expression with the cues as its alternatives would find them: the
 * leftmost match, of several at one place the first cue, and then on from the end of the match.
 */
function matchesIn(text: string, expressions: readonly RegExp[]) {
  const next = (expression: RegExp, start: number) => {
    expression.lastIndex = start
    return expression.exec(text)
  }
  const open = expressions.map((expression) => ({ expression, match: next(expression, 0) }))
  const matches: { index: number; length: number }[] = []
  let end = 0
  for (;;) {
    let first: RegExpExecArray | null = null
    for (const cue of open) {
      if (cue.match && cue.match.index < end) cue.match = next(cue.expression, end)
      if (cue.match && (!first || cue.match.index < first.index)) first = cue.match
    }
    if (!first) return matches
    end = first.index + first[0].length
    matches.push({ index: first.index, length: first[0].length })
  }
}

/** Every place of a family's cues, in order. */
export const cuePlaces = (apart: SentencesApart, search: CueSearch): Place[] =>
  apart.flatMap((part) => {
    const possible = search.filter((pattern) => mayMatch(part.trigrams, pattern))
    return placesIn(
      part,
      matchesIn(
        part.text,
        possible.map(({ expression }) => expression),
      ),
    )
  })
