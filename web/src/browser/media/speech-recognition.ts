import type { SpeechLanguage } from 'shared/rules/voice/speech-language'
import { recognitionClass } from './recognition-class'

/** Error codes of the Web Speech API. */
export const SPEECH_ERRORS = [
  'no-speech',
  'aborted',
  'audio-capture',
  'network',
  'not-allowed',
  'service-not-allowed',
  'bad-grammar',
  'language-not-supported',
  'phrases-not-supported',
] as const
/**
 * `start-failed`: recognition could not start. `other`: a code that is not in the standard, or too many restarts
 * without a word.
 */
export type SpeechError = (typeof SPEECH_ERRORS)[number] | 'start-failed' | 'other'
const codeOf = (code: string): SpeechError => SPEECH_ERRORS.find((known) => known === code) ?? 'other'
/** After these errors recognition continues; after any other it would only fail again. */
const PASSING: readonly SpeechError[] = ['no-speech', 'aborted']

/**
 * Milliseconds before recognition is restarted, so that it cannot restart in a tight loop. Without a continuous mode
 * (Android, older Safari) it ends by itself.
 */
const RESTART_MS = 250
/** After more restarts in a row than this without a word, recognition counts as not working here. */
const RESTARTS_MOST = 40
/** Milliseconds to wait at the end for the last words, which are still being recognized. */
const LAST_WORDS_MS = 2500

export interface Heard {
  transcript: string
  /** Confidence from 0 to 1; undefined where the browser reports none. */
  confidence: number | undefined
}
export interface Listening {
  /** Ends recognition and waits for the last words. */
  stop: () => Promise<Heard>
}
interface ListenOptions {
  language: SpeechLanguage
  /** Recognition on this device, without sending sound; only where `localState` is ready. */
  onDevice: boolean
  /** The microphone track that is already open, where the browser accepts it. */
  track?: MediaStreamTrack | undefined
  /** The whole transcript so far; the `unsettled` words at its end may still change. */
  onWords: (words: { settled: string; unsettled: string }) => void
  /** `ended`: recognition has stopped. */
  onError: (error: SpeechError, ended: boolean) => void
}

const join = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

/** Starts recognition; undefined where the browser has none. */
export function listen({ language, onDevice, track, onWords, onError }: ListenOptions): Listening | undefined {
  const Recognition = recognitionClass()
  if (!Recognition) return undefined
  const finals: { transcript: string; confidence: number }[] = []
  let session: typeof finals = []
  let unsettled = ''
  let wanted = true
  let running = false
  let fruitless = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = () => {}
  const recognition = new Recognition()
  recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = true
  if (onDevice) recognition.processLocally = true

  const tell = () => onWords({ settled: join(...[...finals, ...session].map((part) => part.transcript)), unsettled })
  const give = (error: SpeechError) => {
    const passing = PASSING.includes(error)
    if (!passing) wanted = false
    onError(error, !passing)
  }
  const begin = () => {
    try {
      running = true
      recognition.start(track?.readyState === 'live' ? track : undefined)
    } catch {
      running = false
      wanted = false
      onError('start-failed', true)
    }
  }
  recognition.onresult = ({ results }) => {
    const parts = Array.from(results)
    session = parts.filter(({ isFinal }) => isFinal).flatMap(([best]) => best ?? [])
    unsettled = join(...parts.filter(({ isFinal }) => !isFinal).map(([best]) => best?.transcript ?? ''))
    fruitless = 0
    tell()
  }
  recognition.onerror = ({ error }) => {
    // Ending recognition on purpose is not an error.
    if (wanted || error !== 'aborted') give(codeOf(error))
  }
  recognition.onend = () => {
    running = false
    // Safari never finalizes its last words.
    finals.push(...session, ...(unsettled ? [{ transcript: unsettled, confidence: 0 }] : []))
    session = []
    unsettled = ''
    if (!wanted) return ended()
    fruitless++
    if (fruitless > RESTARTS_MOST) return give('other')
    timer = setTimeout(begin, RESTART_MS)
  }
  begin()
  const heard = (): Heard => {
    const all = [...finals, ...session]
    const reported = all.filter(({ confidence }) => confidence > 0)
    const letters = reported.reduce((sum, { transcript }) => sum + transcript.length, 0)
    const weighed = reported.reduce((sum, { transcript, confidence }) => sum + transcript.length * confidence, 0)
    return {
      transcript: join(...all.map(({ transcript }) => transcript), unsettled),
      confidence: letters === 0 ? undefined : weighed / letters,
    }
  }
  return {
    stop: async () => {
      wanted = false
      clearTimeout(timer)
      if (!running) return heard()
      await new Promise<void>((done) => {
        const patience = setTimeout(() => {
          recognition.abort()
          done()
        }, LAST_WORDS_MS)
        ended = () => {
          clearTimeout(patience)
          done()
        }
        recognition.stop()
      })
      return heard()
    },
  }
}
