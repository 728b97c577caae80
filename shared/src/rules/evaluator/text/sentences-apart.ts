import type { Sentence } from './sentences.ts'
import { trigramMarks } from './trigrams.ts'

/**
 * Consecutive sentences of a text, joined by a character that no answer contains, so that no expression or term matches
 * across two of them. One search through many of them is much faster than a search through each.
 */
interface Part {
  text: string
  /** The number of the first sentence, and the offset in `text` at which each sentence begins. */
  first: number
  from: readonly number[]
  /** The marks of `trigramMarks` for `text`. */
  trigrams: Uint8Array
}
/**
 * All sentences of a text in parts. A long text has nearly every run of three characters, so its marks rule out hardly
 * any search; those of its parts do.
 */
export type SentencesApart = readonly Part[]

/** Neither a space nor part of a word nor punctuation; the server and the forms reject it in answers. */
const BETWEEN = '\0'
/** Characters from which on a part is closed, measured on long answers; most answers are one part or two. */
const LENGTH = 800

export function sentencesApart(text: string, sentences: readonly Sentence[], length = LENGTH): SentencesApart {
  const parts: Part[] = []
  let texts: string[] = []
  let from: number[] = []
  let next = 0
  for (const [i, { start, end }] of sentences.entries()) {
    texts.push(text.slice(start, end))
    from.push(next)
    next += end - start + BETWEEN.length
    if (next < length && i < sentences.length - 1) continue
    const joined = texts.join(BETWEEN)
    parts.push({ text: joined, first: i + 1 - from.length, from, trigrams: trigramMarks(joined) })
    texts = []
    from = []
    next = 0
  }
  return parts
}

/** A match: the index of its sentence, and its offsets in that sentence. */
export interface Place {
  sentence: number
  start: number
  end: number
}
/** The places of matches in a part, which are given by their offsets in its text, in order. */
export function placesIn({ from, first }: Part, matches: Iterable<{ index: number; length: number }>): Place[] {
  const places: Place[] = []
  let sentence = 0
  for (const { index, length } of matches) {
    while ((from[sentence + 1] ?? Number.POSITIVE_INFINITY) <= index) sentence++
    const start = index - (from[sentence] ?? 0)
    places.push({ sentence: first + sentence, start, end: start + length })
  }
  return places
}

/** Every match of an expression with the flag `g`, in order, as `matchAll` would find them in each sentence. */
export const matchesOf = (apart: SentencesApart, expression: RegExp): Place[] =>
  apart.flatMap((part) =>
    placesIn(
      part,
      Array.from(part.text.matchAll(expression), ({ 0: match, index }) => ({ index, length: match.length })),
    ),
  )
