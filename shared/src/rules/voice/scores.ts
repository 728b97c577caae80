import { distance } from 'fastest-levenshtein'
import { normalForm } from '../../model/normal-form.ts'
import { countWords } from '../count-words.ts'

/** Where the recogniser reports none (spec 2 §9); a reported 0 means the same (speech.md §2). From 0 to 1. */
export const DEFAULT_CONFIDENCE = 0.8
const FULL = 100

export const confidenceOf = (reported: number | undefined) =>
  reported === undefined || !(reported > 0) ? DEFAULT_CONFIDENCE : Math.min(1, reported)

/** Words per minute of `seconds` of speech; 0 where there was no time. */
export const wordsPerMinute = (words: number, seconds: number) => (seconds > 0 ? (words / seconds) * 60 : 0)

/** As texts are compared (spec 2 §5): lower case, without punctuation, spaces collapsed. */
export const plainText = (text: string) =>
  normalForm(text)
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** How alike two texts are letter by letter, from 0 to 100; two empty ones are not alike (speech.md §3). */
export function similarity(reference: string, spoken: string): number {
  const [a, b] = [plainText(reference), plainText(spoken)]
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 0 : FULL * (1 - distance(a, b) / longer)
}

function paceFactor(wpm: number) {
  if (wpm < 60) return 0.7
  if (wpm > 240) return 0.8
  return wpm >= 120 && wpm <= 180 ? 1.1 : 1
}

/** From 0 to 100: `confidence` from 0 to 1, `similarity` from 0 to 100 (spec 2 §9). */
export const pronunciation = (given: { confidence: number; similarity: number; wpm: number }) =>
  Math.min(FULL, (0.4 * given.confidence * FULL + 0.6 * given.similarity) * paceFactor(given.wpm))

/** From 0 to 100: `confidence` from 0 to 1, `seconds` of the whole take (spec 2 §9). */
export function clarity({ confidence, words, seconds }: { confidence: number; words: number; seconds: number }) {
  if (seconds < 0.5) return 0
  return Math.min(FULL, (80 * confidence + (words > 1 ? 10 : 0)) * (seconds < 1 ? 0.7 : 1))
}

export type Pace = 'very-fast' | 'fast' | 'optimal' | 'slow' | 'very-slow'
/** At exactly 120 the label is « slow », although the factor counts it as good: both are as specified (speech.md §3). */
export function paceOf(wpm: number): Pace {
  if (wpm > 200) return 'very-fast'
  if (wpm > 180) return 'fast'
  if (wpm > 120) return 'optimal'
  return wpm > 80 ? 'slow' : 'very-slow'
}

export interface Spoken {
  /** What should have been said; free speech has none. */
  reference?: string | undefined
  transcript: string
  /** As the recogniser reports it, from 0 to 1. */
  confidence?: number | undefined
  /** Of the whole take. */
  seconds: number
  /** From the first to the last word, where it is known: the pace is of that time. */
  spokenSeconds?: number | undefined
}
/** Whole points of 100, so that a figure, its label and its colour always agree. */
export interface VoiceScores {
  /** The overall score: the pronunciation of a reference, of free speech the clarity. */
  articulation: number
  clarity: number
  /** Both undefined without a reference: a likeness is never invented. */
  similarity?: number
  pronunciation?: number
  confidence: number
  /** The recogniser reported none. */
  confidenceAssumed: boolean
  words: number
  wpm: number
  pace: Pace
}

/** What a transcript says of a take; undefined while there is none. */
export function scoreSpeech({
  reference,
  transcript,
  confidence,
  seconds,
  spokenSeconds,
}: Spoken): VoiceScores | undefined {
  const words = countWords(transcript)
  if (words === 0) return undefined
  const sure = confidenceOf(confidence)
  const wpm = Math.round(wordsPerMinute(words, spokenSeconds ?? seconds))
  const clear = Math.round(clarity({ confidence: sure, words, seconds }))
  const shared = {
    clarity: clear,
    confidence: Math.round(sure * FULL),
    confidenceAssumed: confidence === undefined || !(confidence > 0),
    words,
    wpm,
    pace: paceOf(wpm),
  }
  if (reference === undefined || plainText(reference) === '') return { articulation: clear, ...shared }
  const alike = similarity(reference, transcript)
  const pronounced = Math.round(pronunciation({ confidence: sure, similarity: alike, wpm }))
  return { articulation: pronounced, similarity: Math.round(alike), pronunciation: pronounced, ...shared }
}
