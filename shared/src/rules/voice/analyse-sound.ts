import type { Language } from '../../model/bilingual.ts'
import { intonationRange, loudnessSpread } from './melody.ts'
import { type Pause, timingOf } from './pauses.ts'
import { FRAMES_PER_SECOND, type Stretch, segmentSpeech } from './segment-speech.ts'
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
  /** No voice that could be measured: the other figures say nothing then. */
  poor: boolean
  /** Why not: the microphone gave silence, or an even noise, or there was too little of a voice; nothing where it drowns in noise. */
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

/** A microphone that is open and not muted hears more than this, in dB below full scale. */
const SILENT_DB = -75
/**
 * Syllables make a voice rise and fall: its levels stray by 4 dB and more from their mean even at 10 dB over the noise (measured on the
 * voices of the tests), a fan or a hum by less than 2.
 */
const VOICE_STRAYS_DB = 2.5
const SHORTEST_SECONDS = 1

const strays = (levels: ArrayLike<number>, speech: readonly Stretch[]) => {
  const spoken = speech.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => levels[from + i] ?? 0))
  const mean = spoken.reduce((sum, level) => sum + level, 0) / Math.max(1, spoken.length)
  return Math.sqrt(spoken.reduce((sum, level) => sum + (level - mean) ** 2, 0) / Math.max(1, spoken.length))
}

interface Voice {
  speech: Stretch[]
  timing: ReturnType<typeof timingOf>
  poor: boolean
  why?: SoundFigures['why']
}
/** Where somebody speaks; nowhere, and why, where that is no voice to be measured. */
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

/** Pauses, flow, pace, loudness and melody of a take, by its sound alone; nothing of it depends on the microphone's gain. */
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
