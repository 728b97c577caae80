import type { SoundFigures } from 'shared/rules/voice/analyse-sound'
import type { SpeechLanguage } from 'shared/rules/voice/speech-language'

/** The source of the transcript: recognition on this device, the browser's service, or the learner's typing. */
export type TranscriptBy = 'device' | 'cloud' | 'typed'

/** Measurements of a spoken answer. */
export interface SpokenFigures {
  language: SpeechLanguage
  /** Duration of the whole recording. */
  seconds: number
  by: TranscriptBy
  /** The recognizer's confidence in its transcript, from 0 to 1. */
  confidence?: number
  /** Absent where the browser gives no waveform. */
  sound?: SoundFigures
  /** Recognition had the microphone to itself, which is why there is no waveform. */
  recognitionOnly?: true
}

/** A recording of the speech test with its results, kept on this device only. */
export interface SpeechTake extends SpokenFigures {
  id: string
  /** Epoch milliseconds. */
  at: number
  /** Epoch milliseconds of the last change; a restore keeps the later of two versions. */
  writtenAt: number
  scenarioId?: string
  reference: string
  /** The name that the learner gave this take. */
  name?: string
  /**
   * The take's number. It is stored when another take is deleted, so that this one keeps its number; see take-numbers.
   */
  number?: number
  /** Empty until something was recognized or typed. */
  transcript: string
  /** The recording of the take's sound, where the learner keeps it. */
  recordingId?: string
}
