import type { Sentence } from './sentences.ts'
import { trigramMarks } from './trigrams.ts'

/**
 * The sentences of a text, joined by a character that no answer contains, so that no expression or term matches across
 * two of them. One search through all of them is much faster than thousands of separate ones.
 */
export interface SentencesApart {
  text: string
  /** The offset in `text` at which each sentence begins. */
  from: readonly number[]
  /** The marks of `trigramMarks` for `text`. */
  trigrams: Uint8Array
}

/** Neither a space nor part of a word nor punctuation; the server and the forms reject it in answers. */
const BETWEEN = '\0'

export function sentencesApart(text: string, sentences: readonly Sentence[]): SentencesApart {
  const from: number[] = []
  let next = 0
  for (const { start, end } of sentences) {
    from.push(next)
    next += end - start + BETWEEN.length
  }
  const joined = sentences.map(({ start, end }) => text.slice(start, end)).join(BETWEEN)
  return { text: joined, from, trigrams: trigramMarks(joined) }
}

/** A match: the index of its sentence, and its offsets in that sentence. */
export interface Place {
  sentence: number
  start: number
  end: number
}

/** Every match of an expression with the flag `g`, in order, as `matchAll` would find them in each sentence. */
export function matchesOf({ text, from }: SentencesApart, expression: RegExp): Place[] {
  const places: Place[] = []
  let sentence = 0
  for (const { 0: match, index } of text.matchAll(expression)) {
    while ((from[sentence + 1] ?? Number.POSITIVE_INFINITY) <= index) sentence++
    const start = index - (from[sentence] ?? 0)
    places.push({ sentence, start, end: start + match.length })
  }
  return places
}
