import type { Language } from '../../model/bilingual.ts'
import { intonationRange, loudnessSpread } from './melody.ts'
import { type Pause, timingOf } from './pauses.ts'
import { FRAMES_PER_SECOND, segmentSpeech } from './segment-speech.ts'
import { countSyllables, estimatedPace } from './syllables.ts'

/** What was heard, frame by frame of 10 ms. */
export interface SoundReading {
  /** Level in dB. */
  levels: ArrayLike<number>
  /** The same of the vowels' band (`SYLLABLE_BAND_HZ`). */
  bandLevels: ArrayLike<number>
  /** Where the voice had a pitch: Hz, every few frames. */
  pitches: readonly number[]
}
/** What a waveform says without any word of it. Times in seconds. */
export interface SoundFigures {
  seconds: number
  /** Too little above the noise: the other figures say nothing then. */
  poor: boolean
  /** Stretches of speech. */
  speech: { from: number; to: number }[]
  spanSeconds: number
  speakingRatio: number
  pauses: Pause[]
  syllables: number
  /** Words per minute, estimated from the syllables; undefined without speech. */
  pace?: number
  /** dB. */
  loudnessSpread?: number
  /** Semitones. */
  intonation?: number
  /** The waveform to draw: loudness from 0 to 1, at most `OUTLINE_MOST` values over the whole time. */
  outline: number[]
}
export const OUTLINE_MOST = 240
const OUTLINE_DB = 45

function outlineOf(levels: ArrayLike<number>): number[] {
  const per = Math.max(1, Math.ceil(levels.length / OUTLINE_MOST))
  const loudest: number[] = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < levels.length; i += per) {
    let loud = Number.NEGATIVE_INFINITY
    for (let k = i; k < Math.min(levels.length, i + per); k++) loud = Math.max(loud, levels[k] ?? loud)
    loudest.push(loud)
    most = Math.max(most, loud)
  }
  return loudest.map((level) => {
    const height = Number.isFinite(most) ? Math.max(0, 1 + (level - most) / OUTLINE_DB) : 0
    return Math.round(height * 100) / 100
  })
}

/** Pauses, flow, pace, loudness and melody of a take, by its sound alone; nothing of it depends on the microphone's gain. */
export function analyseSound({ levels, bandLevels, pitches }: SoundReading, language: Language): SoundFigures {
  const { speech, poor } = segmentSpeech(levels)
  const timing = timingOf(speech)
  const syllables = countSyllables(bandLevels, speech)
  const spread = loudnessSpread(levels, speech)
  const range = poor ? undefined : intonationRange(pitches)
  return {
    seconds: levels.length / FRAMES_PER_SECOND,
    poor,
    speech: speech.map(({ from, to }) => ({ from: from / FRAMES_PER_SECOND, to: to / FRAMES_PER_SECOND })),
    spanSeconds: timing.spanSeconds,
    speakingRatio: timing.speakingRatio,
    pauses: timing.pauses,
    syllables,
    ...(timing.spanSeconds > 0 && { pace: estimatedPace(syllables, timing.spanSeconds, language) }),
    ...(spread !== undefined && { loudnessSpread: spread }),
    ...(range !== undefined && { intonation: range }),
    outline: outlineOf(levels),
  }
}
