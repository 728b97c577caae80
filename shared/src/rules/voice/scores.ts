import { distance } from 'fastest-levenshtein'
import { countWords } from '../practice/count-words.ts'
import { plainText } from './plain-text.ts'

/** Confidence where the recognizer reports none or 0, from 0 to 1. */
export const DEFAULT_CONFIDENCE = 0.8
const FULL = 100

export const confidenceOf = (reported: number | undefined) =>
  reported === undefined || !(reported > 0) ? DEFAULT_CONFIDENCE : Math.min(1, reported)

/** Words per minute in `seconds` of speech; 0 without any time. */
export const wordsPerMinute = (words: number, seconds: number) => (seconds > 0 ? (words / seconds) * 60 : 0)

/** Similarity of two texts by letters, from 0 to 100; two empty texts have 0. */
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

/**
 * The pronunciation score from 0 to 100: `confidence` (0 to 1) and `similarity` (0 to 100), weighted, times a factor
 * for the pace.
 */
export const pronunciation = (given: { confidence: number; similarity: number; wpm: number }) =>
  Math.min(FULL, (0.4 * given.confidence * FULL + 0.6 * given.similarity) * paceFactor(given.wpm))

/**
 * The clarity score from 0 to 100, from `confidence` (0 to 1), the number of words, and the `seconds` of the whole
 * recording.
 */
export function clarity({ confidence, words, seconds }: { confidence: number; words: number; seconds: number }) {
  if (seconds < 0.5) return 0
  return Math.min(FULL, (80 * confidence + (words > 1 ? 10 : 0)) * (seconds < 1 ? 0.7 : 1))
}

export type Pace = 'very-fast' | 'fast' | 'optimal' | 'slow' | 'very-slow'
/**
 * The label of a pace in words per minute. Exactly 120 is `slow`, although `paceFactor` rewards it: both rules are
 * intended.
 */
export function paceOf(wpm: number): Pace {
  if (wpm > 200) return 'very-fast'
  if (wpm > 180) return 'fast'
  if (wpm > 120) return 'optimal'
  return wpm > 80 ? 'slow' : 'very-slow'
}

export interface Spoken {
  /** The text to be said; undefined for free speech. */
  reference?: string | undefined
  transcript: string
  /** The recognizer's confidence in its transcript, from 0 to 1. */
  confidence?: number | undefined
  /** Duration of the whole recording. */
  seconds: number
  /** Seconds from the first to the last word, where they are known: the pace is measured over that time. */
  spokenSeconds?: number | undefined
}
/**
 * The scores of a transcript. Scores and confidence are whole points out of 100, so that label and colour are chosen by
 * the rounded number that is shown.
 */
export interface VoiceScores {
  /** The overall score: pronunciation with a reference, clarity for free speech. */
  articulation: number
  clarity: number
  /** Both are undefined without a reference, because nothing can be compared. */
  similarity?: number
  pronunciation?: number
  confidence: number
  /** Whether the confidence is `DEFAULT_CONFIDENCE`, because the recognizer reported none or 0. */
  confidenceAssumed: boolean
  words: number
  wpm: number
  pace: Pace
}

/** The scores of a transcript; undefined while it is empty. */
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
