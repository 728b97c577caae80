import { FRAMES_PER_SECOND, type Stretch } from './segment-speech.ts'

/** Shorter pauses belong to fluent speech; from here on they affect the fluency. */
export const FLUENCY_PAUSE_SECONDS = 0.25
/** Seconds from which a pause is counted and shown. */
export const PAUSE_SECONDS = 0.5

export interface Pause {
  /** Seconds from the start of the recording. */
  at: number
  seconds: number
}
export interface Timing {
  /** Seconds from the first to the last word. */
  spanSeconds: number
  /** Seconds from the start of the recording to the first word. */
  startsAt: number
  speechSeconds: number
  /** Share of the span with speech, from 0 to 1. */
  speakingRatio: number
  /** Silences of at least 250 ms between words, in order. */
  pauses: Pause[]
}

/** The timing of the stretches of speech; silence before the first and after the last word is not a pause. */
export function timingOf(speech: readonly Stretch[]): Timing {
  const [first, last] = [speech[0], speech.at(-1)]
  if (!first || !last) return { spanSeconds: 0, startsAt: 0, speechSeconds: 0, speakingRatio: 0, pauses: [] }
  const spanSeconds = (last.to - first.from) / FRAMES_PER_SECOND
  const speechSeconds = speech.reduce((sum, { from, to }) => sum + to - from, 0) / FRAMES_PER_SECOND
  const pauses = speech.slice(1).flatMap(({ from }, i) => {
    const end = speech[i]?.to ?? from
    const seconds = (from - end) / FRAMES_PER_SECOND
    return seconds >= FLUENCY_PAUSE_SECONDS ? { at: end / FRAMES_PER_SECOND, seconds } : []
  })
  return {
    spanSeconds,
    startsAt: first.from / FRAMES_PER_SECOND,
    speechSeconds,
    speakingRatio: speechSeconds / spanSeconds,
    pauses,
  }
}

/** The pauses that are counted and shown. */
export const longPauses = (pauses: readonly Pause[]) => pauses.filter(({ seconds }) => seconds >= PAUSE_SECONDS)
/** Undefined where there is none. */
export const longestPause = (pauses: readonly Pause[]) =>
  pauses.reduce<Pause | undefined>((most, pause) => (most && most.seconds >= pause.seconds ? most : pause), undefined)
