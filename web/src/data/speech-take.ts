import type { SoundFigures } from 'shared/rules/voice/analyse-sound'
import type { SpeechLanguage } from 'shared/rules/voice/speech-language'

/** Who wrote the words down: recognition on this device, the browser's service, or the learner. */
export type TranscriptBy = 'device' | 'cloud' | 'typed'

/** What was heard of something spoken. */
export interface SpokenFigures {
  language: SpeechLanguage
  /** Of the whole take. */
  seconds: number
  by: TranscriptBy
  /** As the recogniser reported it, from 0 to 1. */
  confidence?: number
  /** Absent where the browser does not give the waveform. */
  sound?: SoundFigures
}

/** A take of the speech test, kept on this device only. */
export interface SpeechTake extends SpokenFigures {
  id: string
  /** Milliseconds. */
  at: number
  /** The later of two forms counts when a backup is restored. */
  writtenAt: number
  scenarioId?: string
  reference: string
  /** Empty while nothing was recognised or typed. */
  transcript: string
  /** Its sound, where the learner keeps it. */
  recordingId?: string
}
