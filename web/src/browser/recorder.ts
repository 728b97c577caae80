import { hasLivePicture } from './media-devices'

/** What a second of recording takes, in bits: 640 × 480 as sharp as a talking face needs, and speech. */
export const PICTURE_BITS = 600_000
export const SOUND_BITS = 64_000
/** A chunk this long, the encoder's delay and the time to write it stay within the one second that a crash may cost, also on a busy device. */
export const CHUNK_MS = 500

const TYPES = {
  picture: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  sound: ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'],
}
const typeFor = (picture: boolean) =>
  TYPES[picture ? 'picture' : 'sound'].find((type) => MediaRecorder.isTypeSupported(type))

/** Without codec parameters: a comma in the type would end a data URL's head (speech.md §6). */
const bare = (type: string) => type.split(';')[0] ?? type

/** Bytes that so many seconds take. */
export const recordingBytes = (seconds: number, picture: boolean, pictureBits = PICTURE_BITS) =>
  ((SOUND_BITS + (picture ? pictureBits : 0)) / 8) * seconds

/** Whether what this browser records can still be played after it broke off: an unfinished mp4 cannot (speech.md §6). */
export const survivesCrash = (picture: boolean) =>
  'MediaRecorder' in globalThis && bare(typeFor(picture) ?? '').endsWith('webm')

export interface RecorderEvents {
  /** A piece of the file, in order, with the length of the whole so far. The next one comes when this one is kept. */
  onChunk: (bytes: ArrayBuffer, durationMs: number) => Promise<void>
  /** A piece could not be kept, or the recorder broke off; the recording has ended. */
  onFailure: (error: unknown) => void
}
export interface RunningRecorder {
  /** Without codec parameters. */
  type: string
  /** Ends the recording; done when its last piece is kept. A second call waits for the same end. */
  stop: () => Promise<void>
}

/** Records a stream in small pieces that are handed on as they come, so that a crash leaves all but the last. */
export function startRecorder(
  stream: MediaStream,
  { onChunk, onFailure }: RecorderEvents,
  pictureBits = PICTURE_BITS,
): RunningRecorder {
  const picture = hasLivePicture(stream)
  const mimeType = typeFor(picture)
  // What was unplugged meanwhile would stop the recorder of some browsers at once.
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
