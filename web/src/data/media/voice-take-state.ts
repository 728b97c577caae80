import type { MediaTrouble } from '#browser/media/media-devices'
import type { SpeechError } from '#browser/media/speech-recognition'

/** What a screen shows of a take. */
export interface VoiceTakeState {
  state: 'idle' | 'asking' | 'recording' | 'finishing'
  /** Why there is no microphone; `lost`: it was unplugged, and what was said before is kept. */
  trouble?: MediaTrouble | 'lost'
  /** The error of recognition; `ended`: it has stopped, while the recording continues. */
  speechError?: { code: SpeechError; ended: boolean }
  /** Why the sound could no longer be stored. */
  soundLost?: 'full' | 'failed'
  words: { settled: string; unsettled: string }
  /** The open stream, for a level meter. */
  stream?: MediaStream
}
