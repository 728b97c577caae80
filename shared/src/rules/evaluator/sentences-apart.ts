import type { Sentence } from './sentences.ts'

/**
 * The sentences of a text one after the other, each for itself: between two of them stands a sign that is in no answer, so that neither an
 * expression nor a term reaches across. To look through all of them at once costs far less than to look through each of thousands.
 */
export interface SentencesApart {
  text: string
  /** Where each sentence begins in `text`. */
  from: readonly number[]
}

/** It is no space, no part of a word and no mark; neither the server nor a form lets it in. */
const BETWEEN = '\0'

export function sentencesApart(text: string, sentences: readonly Sentence[]): SentencesApart {
  const from: number[] = []
  let next = 0
  for (const { start, end } of sentences) {
    from.push(next)
    next += end - start + BETWEEN.length
  }
  return { text: sentences.map(({ start, end }) => text.slice(start, end)).join(BETWEEN), from }
}

/** Something that was found: in which sentence, and from where to where in it. */
export interface Place {
  sentence: number
  start: number
  end: number
}

/** Every match of an expression with `g`, in order, as `matchAll` would find them in each sentence. */
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
