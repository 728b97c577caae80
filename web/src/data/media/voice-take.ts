import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf, type SpeechLanguage } from 'shared/rules/voice/speech-language'
import { sharesMicrophone } from '#browser/browser-kind'
import { markBusy } from '#browser/busy'
import { captureSound, type SoundCapture } from '#browser/media/capture-sound'
import { closeMedia, type MediaTrouble, openMedia, watchLoss } from '#browser/media/media-devices'
import { startRecorder } from '#browser/media/recorder'
import { listen } from '#browser/media/speech-recognition'
import { warnBeforeUnload } from '#browser/unload-warning'
import { keepAwake } from '#browser/wake-lock'
import { currentDb, type SituDb } from '#data/db/db'
import { isDiskFull } from '#data/db/disk-full'
import { recordStream } from './record-stream'
import { deleteRecordings, UNSPECIFIED } from './recordings'
import type { SpokenFigures, TranscriptBy } from './speech-take'
import type { VoiceTakeState } from './voice-take-state'

export interface TakeOptions {
  language: SpeechLanguage
  by: TranscriptBy
  /** Whether the sound is stored in the database; otherwise it exists only while the screen is open. */
  keepSound: boolean
  scenarioId?: string | undefined
  microphone?: string | undefined
  onChange: (change: Partial<Pick<VoiceTakeState, 'words' | 'speechError' | 'soundLost' | 'trouble'>>) => void
}
export interface VoiceTake extends SpokenFigures {
  transcript: string
  /** The sound, where it is not stored. */
  file?: Blob
  recordingId?: string
}
export interface RunningTake {
  stream: MediaStream | undefined
  stop: () => Promise<VoiceTake>
  /** Ends the take and deletes everything recorded. */
  discard: () => Promise<void>
}

export type Begun = { take: RunningTake; trouble?: never } | { take?: never; trouble: MediaTrouble }

/**
 * Records the sound of a stream into the database or memory; where the browser cannot record, the take continues
 * without sound.
 */
function keepTheSound(db: SituDb, stream: MediaStream, { keepSound, scenarioId, onChange }: TakeOptions) {
  const onFailure = (error: unknown) => onChange({ soundLost: isDiskFull(error) ? 'full' : 'failed' })
  try {
    if (keepSound) {
      const kept = recordStream(db, { scenarioId: scenarioId ?? UNSPECIFIED, purpose: 'speech' }, stream, {
        onFailure,
      })
      return {
        end: async () => {
          await kept.stop()
          const row = await kept.row.catch(() => undefined)
          return row && (await db.recordings.get(row.id)) ? { recordingId: row.id } : {}
        },
      }
    }
    const chunks: ArrayBuffer[] = []
    const recorder = startRecorder(stream, {
      onChunk: async (bytes) => {
        chunks.push(bytes)
      },
      onFailure,
    })
    return {
      end: async () => {
        await recorder.stop()
        return chunks.length === 0 ? {} : { file: new Blob(chunks, { type: recorder.type }) }
      },
    }
  } catch (error) {
    onFailure(error)
    return { end: async () => ({}) }
  }
}

/**
 * Starts a take, with recognition unless the learner types, and with the waveform where the browser gives it. Returns
 * `trouble` where the microphone cannot be opened.
 */
export async function startTake(options: TakeOptions): Promise<Begun> {
  const { by, microphone } = options
  let stream: MediaStream | undefined
  // Where recognition needs the microphone for itself, nothing else uses it.
  if (by === 'typed' || sharesMicrophone()) {
    const opened = await openMedia(false, { microphone })
    if (!opened.stream) return { trouble: opened.trouble }
    stream = opened.stream
  }
  const capture = stream && (await captureSound(stream))
  try {
    return { take: hear(stream, capture, options) }
  } catch (error) {
    capture?.stop()
    closeMedia(stream)
    throw error
  }
}

function hear(stream: MediaStream | undefined, capture: SoundCapture | undefined, options: TakeOptions): RunningTake {
  const { language, by, onChange } = options
  const db = currentDb()
  const began = performance.now()
  const listening =
    by === 'typed'
      ? undefined
      : listen({
          language,
          onDevice: by === 'device',
          track: stream?.getAudioTracks()[0],
          onWords: (words) => onChange({ words }),
          onError: (code, ended) => onChange({ speechError: { code, ended } }),
        })
  const sound = stream && keepTheSound(db, stream, options)
  const unwatch = stream && watchLoss(stream, () => onChange({ trouble: 'lost' }))
  // A closing page has no time to analyze the sound, which happens at the end of the take, so the page warns before it
  // is closed.
  const ends = [markBusy('recording'), keepAwake(), warnBeforeUnload()]

  const end = async (): Promise<VoiceTake> => {
    const seconds = (performance.now() - began) / 1000
    unwatch?.()
    const reading = capture?.stop()
    try {
      const [kept, heard] = await Promise.all([sound?.end(), listening?.stop()])
      return {
        language,
        seconds,
        by,
        transcript: heard?.transcript ?? '',
        ...(heard?.confidence !== undefined && { confidence: heard.confidence }),
        ...(reading && reading.levels.length > 0 && { sound: analyseSound(reading, languageOf(language)) }),
        ...(!stream && { recognitionOnly: true as const }),
        ...kept,
      }
    } finally {
      closeMedia(stream)
      for (const done of ends) done()
    }
  }
  const discard = async () => {
    const { recordingId } = await end()
    if (recordingId) await deleteRecordings(db, [recordingId])
  }
  return { stream, stop: end, discard }
}
