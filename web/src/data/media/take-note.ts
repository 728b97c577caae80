import type { SoundFigures } from 'shared/rules/voice/analyse-sound'

/** A learner's notes on a video answer, and the analysis of its sound once it was made. */
export interface TakeNote {
  /** Id of the recording. */
  id: string
  writtenAt: number
  /** What the learner calls the recording. */
  name?: string
  /** Points of the checklist that the learner ticked. */
  ticked: readonly string[]
  text: string
  sound?: SoundFigures
}
