import { entity, keyed } from '#data/db/table'
import type { SpeechTake } from './speech-take'
import type { TakeNote } from './take-note'

/**
 * A recording on this device: the row is written before the first chunk, so that after a crash the recorded part can be
 * found.
 */
export interface Recording {
  id: string
  /** `unspecified` where none was chosen. */
  scenarioId: string
  /** The practice test and the question to which the recording belongs. */
  runId?: string
  question?: 0 | 1
  /**
   * Set for the sound of a speech test. A recording without this field belongs to a practice test or is a video answer.
   */
  purpose?: 'speech'
  /** Media type without codec parameters. */
  type: string
  startedAt: number
  /** Milliseconds; grows with every chunk. */
  durationMs: number
  bytes: number
  /** False during the recording, and permanently where the recording was interrupted. */
  finished: boolean
  /**
   * The recording's number among the answers to the scenario, stored once another recording was deleted (take-numbers).
   */
  number?: number
  /** Whether the activity of this video answer was recorded. */
  acted?: true
}
export interface RecordingChunk {
  recordingId: string
  index: number
  bytes: ArrayBuffer
}

export const recordings = entity<Recording, 'id'>()({
  indexes: { 1: 'id, scenarioId', 2: 'id, scenarioId, runId' },
  backup: 'large',
})
export const recordingChunks = keyed<RecordingChunk, [string, number]>()({
  indexes: { 1: '[recordingId+index], recordingId' },
  backup: 'large',
})
export const speechTakes = entity<SpeechTake, 'id'>()({ indexes: { 4: 'id, at' }, backup: 'always' })
/** Notes on video answers, by the id of the recording. */
export const takeNotes = entity<TakeNote, 'id'>()({ indexes: { 4: 'id' }, backup: 'always' })
