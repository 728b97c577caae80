import { hasLivePicture } from './media-devices'

/** Bits per second of a recording: a talking face at 640 × 480, and speech. */
export const PICTURE_BITS = 600_000
export const SOUND_BITS = 64_000
/**
 * Milliseconds. A chunk, the encoder's delay and the time to write it stay within the one second that a crash may lose,
 * even on a busy device.
 */
export const CHUNK_MS = 500

const TYPES = {
  picture: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  sound: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
}
const typeFor = (picture: boolean) =>
  TYPES[picture ? 'picture' : 'sound'].find((type) => MediaRecorder.isTypeSupported(type))

/** A media type without its codec parameters, because a comma in them would end the header of a data URL. */
const bare = (type: string) => type.split(';')[0] ?? type

/** Bytes of a recording of this length. */
export const recordingBytes = (seconds: number, picture: boolean, pictureBits = PICTURE_BITS) =>
  ((SOUND_BITS + (picture ? pictureBits : 0)) / 8) * seconds

/** Whether an interrupted recording of this browser's format can be played: an unfinished mp4 cannot. */
export const survivesCrash = (picture: boolean) =>
  'MediaRecorder' in globalThis && bare(typeFor(picture) ?? '').endsWith('webm')

export interface RecorderEvents {
  /** A chunk of the file, in order, with the duration so far. The next one is passed only when this one is stored. */
  onChunk: (bytes: ArrayBuffer, durationMs: number) => Promise<void>
  /** A chunk could not be stored, or the recorder failed; the recording has ended. */
  onFailure: (error: unknown) => void
}
export interface RunningRecorder {
  /** Media type without codec parameters. */
  type: string
  /** Ends the recording; resolves when its last chunk is stored. A second call waits for the same end. */
  stop: () => Promise<void>
}

/** Records a stream in small chunks that are passed on at once, so that a crash loses only the last one. */
export function startRecorder(
  stream: MediaStream,
  { onChunk, onFailure }: RecorderEvents,
  pictureBits = PICTURE_BITS,
): RunningRecorder {
  const picture = hasLivePicture(stream)
  const mimeType = typeFor(picture)
  // In some browsers an ended track would stop the recorder at once.
  const live = new MediaStream(stream.getTracks().filter(({ readyState }) => readyState === 'live'))
  const recorder = new MediaRecorder(live, {
    ...(mimeType && { mimeType }),
    ...(picture && { videoBitsPerSecond: pictureBits }),
    audioBitsPerSecond: SOUND_BITS,
  })
  const began = performance.now()
  let kept = Promise.resolve()
  let failed = false
  const fail = (error: unknown) => {
    if (failed) return
    failed = true
    onFailure(error)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    const durationMs = Math.round(performance.now() - began)
    if (data.size === 0) return
    kept = kept
      .then(async () => {
        if (!failed) await onChunk(await data.arrayBuffer(), durationMs)
      })
      .catch(fail)
  })
  recorder.addEventListener('error', (event) => fail((event as ErrorEvent).error ?? event))
  const stopped = new Promise<void>((done) => recorder.addEventListener('stop', () => done(), { once: true }))
  recorder.start(CHUNK_MS)
  return {
    type: bare(mimeType ?? recorder.mimeType),
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      await kept
    },
  }
}
