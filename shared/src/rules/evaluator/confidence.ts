import type { Cue } from './cues/find-cues.ts'
import type { Flag } from './guards.ts'
import type { ReadAnswer } from './read-answer.ts'

export type Confidence = 'low' | 'medium' | 'high'

/** With fewer words than `WORDS_ENOUGH` there is too little to read; with `WORDS_FULL` or more it is a full answer. */
export const WORDS_ENOUGH = 40
const WORDS_FULL = 80
/** From so many cues on, an answer shows most of what it contains. */
const CUES_FULL = 6

/**
 * How reliable a score is: low with any flag or too few words. High requires a full answer with enough cues that refers
 * to its situation throughout, and a situation with enough text for that comparison (`isTold`).
 */
export function confidenceOf(
  { words }: ReadAnswer,
  {
    flags,
    cues,
    specific,
    isTold,
  }: { flags: readonly Flag[]; cues: readonly Cue[]; specific: number; isTold: boolean },
): Confidence {
  if (flags.length > 0 || words.length < WORDS_ENOUGH) return 'low'
  return isTold && specific >= 1 && words.length >= WORDS_FULL && cues.length >= CUES_FULL ? 'high' : 'medium'
}

/**
 * Half-widths of the score's range in points: they contain four ratings in five on held-out answers
 * (api/bench/evaluator/bands.ts).
 */
export const BAND: Record<Confidence, number> = { low: 1.2, medium: 1.3, high: 0.9 }

/**
 * Half-width of the range of the mean of at least seven scenarios, measured in the same way on answers of one level: it
 * is wider than chance alone would make it, because what a score misses in one answer it tends to miss in the others.
 */
export const MEAN_HALF = 0.8
