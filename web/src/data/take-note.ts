import type { SoundFigures } from 'shared/rules/voice/analyse-sound'

/** What a learner notes of a video answer, and what its sound says once it was analysed. */
export interface TakeNote {
  /** Of the recording. */
  id: string
  writtenAt: number
  /** Points of the checklist that were met. */
  ticked: readonly string[]
  text: string
  sound?: SoundFigures
}
