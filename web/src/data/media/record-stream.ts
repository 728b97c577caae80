import { startRecorder } from '#browser/media/recorder'
import { type SituDb, wasLeft } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { addChunk, beginRecording, finishRecording, type NewRecording } from './recordings'

export interface StreamRecording {
  /** The row of the recording, written before the first chunk. */
  row: Promise<Recording>
  /** Ends the recording; resolves when everything is stored. */
  stop: () => Promise<void>
}

/**
 * Records a stream into the learner's database, chunk by chunk; `onFailure` gets the reason where the recording ended
 * unexpectedly. Throws where the browser cannot record this stream.
 */
export function recordStream(
  db: SituDb,
  given: Omit<NewRecording, 'type' | 'startedAt'>,
  stream: MediaStream,
  { onFailure, pictureBits }: { onFailure: (error: unknown) => void; pictureBits?: number },
): StreamRecording {
  let chunks = 0
  let failed = false
  const fail = (error: unknown) => {
    if (failed) return
    failed = true
    if (!wasLeft(db)) onFailure(error)
  }
  const events = {
    onChunk: async (bytes: ArrayBuffer, durationMs: number) => {
      const { id } = await row
      await addChunk(db, id, chunks++, bytes, durationMs)
    },
    onFailure: fail,
  }
  const recorder = startRecorder(stream, events, pictureBits)
  const row = beginRecording(db, { ...given, type: recorder.type, startedAt: Date.now() })
  row.catch(fail)
  const stop = async () => {
    await recorder.stop()
    // A recording that failed remains unfinished, which marks it as interrupted.
    if (failed) return
    try {
      await finishRecording(db, (await row).id)
    } catch (error) {
      fail(error)
    }
  }
  return { row, stop }
}
