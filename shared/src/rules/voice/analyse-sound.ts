import type { Language } from '../../model/bilingual.ts'
import { standardDeviation } from '../mean.ts'
import { intonationRange, loudnessSpread } from './melody.ts'
import { type Pause, timingOf } from './pauses.ts'
import { FRAMES_PER_SECOND, type Stretch, segmentSpeech } from './segment-speech.ts'
import { countSyllables, estimatedPace } from './syllables.ts'

/** Measurements of the sound in frames of 10 ms. */
export interface SoundReading {
  /** Level in dB, by frame. */
  levels: ArrayLike<number>
  /** Level in the vowel band (`SYLLABLE_BAND_HZ`), in dB by frame. */
  bandLevels: ArrayLike<number>
  /** Pitches of the voiced parts in Hz, one every few frames. */
  pitches: readonly number[]
}
/** What the waveform tells without speech recognition. Times in seconds. */
export interface SoundFigures {
  seconds: number
  /** No measurable voice: apart from `seconds`, `why` and `outline`, the other figures then have no meaning. */
  poor: boolean
  /**
   * Why the sound is poor: the microphone gave silence or an even noise, or the voice was too short; undefined where
   * noise covers the voice, and for sound that is not poor.
   */
  why?: 'silent' | 'even' | 'short'
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
  /** The waveform to draw: loudness from 0 to 1, at most `OUTLINE_MOST` values for the whole recording. */
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

/** An open, unmuted microphone records more than this level, in dB relative to full scale. */
const SILENT_DB = -75
/**
 * Syllables make the level of a voice vary: its standard deviation is 4 dB or more even at 10 dB above the noise
 * (measured on the voices of the tests), that of a fan or a hum less than 2 dB.
 */
const VOICE_STRAYS_DB = 2.5
const SHORTEST_SECONDS = 1

const strays = (levels: ArrayLike<number>, speech: readonly Stretch[]) =>
  standardDeviation(
    speech.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => levels[from + i] ?? 0)),
  )

interface Voice {
  speech: Stretch[]
  timing: ReturnType<typeof timingOf>
  poor: boolean
  why?: SoundFigures['why']
}
/** The stretches of speech; none where no voice can be measured, then with the reason unless noise covers the voice. */
function voiceIn(levels: ArrayLike<number>): Voice {
  const nobody = (why: SoundFigures['why']) => ({ speech: [], timing: timingOf([]), poor: true, why })
  let loudest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < levels.length; i++) loudest = Math.max(loudest, levels[i] ?? loudest)
  if (!(loudest > SILENT_DB)) return nobody('silent')
  const { speech, poor } = segmentSpeech(levels)
  const timing = timingOf(speech)
  if (poor) return { speech, timing, poor }
  if (strays(levels, speech) < VOICE_STRAYS_DB) return nobody('even')
  if (timing.spanSeconds < SHORTEST_SECONDS) return nobody('short')
  return { speech, timing, poor }
}

/**
 * Pauses, flow, pace, loudness and intonation of a recording, from its sound alone. Only what counts as silence
 * (`SILENT_DB`) depends on the microphone's gain.
 */
export function analyseSound({ levels, bandLevels, pitches }: SoundReading, language: Language): SoundFigures {
  const { speech, timing, poor, why } = voiceIn(levels)
  const syllables = countSyllables(bandLevels, speech)
  const spread = loudnessSpread(levels, speech)
  const range = poor ? undefined : intonationRange(pitches)
  return {
    seconds: levels.length / FRAMES_PER_SECOND,
    poor,
    ...(why && { why }),
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
