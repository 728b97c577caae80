import { mean, standardDeviation } from '../mean.ts'
import { FRAMES_PER_SECOND, type Stretch } from './segment-speech.ts'

/** Fewer pitches are not enough for a range. */
const PITCHES_LEAST = 20
const LEAST_SHARE = 0.05

const quantile = (sorted: readonly number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0

/**
 * Range of the voice's pitch in semitones, from its 5th to its 95th percentile; undefined where too little was voiced.
 * `pitches` in Hz.
 */
export function intonationRange(pitches: readonly number[]): number | undefined {
  const heard = pitches.filter((hz) => hz > 0).sort((a, b) => a - b)
  if (heard.length < PITCHES_LEAST) return undefined
  return 12 * Math.log2(quantile(heard, 1 - LEAST_SHARE) / quantile(heard, LEAST_SHARE))
}

/**
 * Variation of the loudness of speech between seconds: the standard deviation in dB, independent of the gain. Undefined
 * below two seconds of speech.
 */
export function loudnessSpread(levels: ArrayLike<number>, speech: readonly Stretch[]): number | undefined {
  const spoken = speech.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => levels[from + i] ?? 0))
  const means: number[] = []
  for (let i = 0; i + FRAMES_PER_SECOND <= spoken.length; i += FRAMES_PER_SECOND) {
    const second = spoken.slice(i, i + FRAMES_PER_SECOND)
    // The mean of the power, not of the decibels, in which the dips between syllables would weigh as much as the
    // vowels.
    means.push(10 * Math.log10(mean(second.map((level) => 10 ** (level / 10)))))
  }
  return means.length < 2 ? undefined : standardDeviation(means)
}
