import type { Language } from '../../model/bilingual.ts'
import { wordsPerMinute } from './scores.ts'
import type { Stretch } from './segment-speech.ts'

/** The frequency band of vowels in Hz, and the least dip of the level between two syllables. */
export const SYLLABLE_BAND_HZ = [300, 2800] as const
const DIP_DB = 1.6
/** Frames of the moving mean that smooths the ripple of single voice periods. */
const SMOOTH = 5
/** Syllables per word of read speech. */
export const SYLLABLES_PER_WORD: Record<Language, number> = { fr: 1.62, en: 1.42 }

function smoothed(levels: ArrayLike<number>, { from, to }: Stretch): Float64Array {
  const half = SMOOTH >> 1
  return Float64Array.from({ length: to - from }, (_, i) => {
    let [sum, count] = [0, 0]
    for (let k = Math.max(from, from + i - half); k <= Math.min(to - 1, from + i + half); k++) {
      sum += levels[k] ?? 0
      count++
    }
    return sum / count
  })
}

/** Number of peaks separated by a dip: each is the vowel of a syllable. */
function peaksOf(levels: Float64Array): number {
  let peaks = 0
  let rising = true
  let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const level of levels) {
    if (rising) {
      highest = Math.max(highest, level)
      if (level <= highest - DIP_DB) {
        peaks++
        rising = false
        lowest = level
      }
    } else {
      lowest = Math.min(lowest, level)
      if (level >= lowest + DIP_DB) {
        rising = true
        highest = level
      }
    }
  }
  return rising && levels.length > 0 ? peaks + 1 : peaks
}

/** Number of syllables in the stretches of speech, from the level of the vowel band in each 10 ms, in dB. */
export const countSyllables = (bandLevels: ArrayLike<number>, speech: readonly Stretch[]) =>
  speech.reduce((sum, stretch) => sum + peaksOf(smoothed(bandLevels, stretch)), 0)

/** Words per minute, estimated from the number of syllables spoken in `seconds`. */
export const estimatedPace = (syllables: number, seconds: number, language: Language) =>
  wordsPerMinute(syllables / SYLLABLES_PER_WORD[language], seconds)
