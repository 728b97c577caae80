// TypeScript's DOM types have no speech recognition; these are the parts used here.
interface Result extends ArrayLike<{ transcript: string; confidence: number }> {
  readonly isFinal: boolean
  [Symbol.iterator](): Iterator<{ transcript: string; confidence: number }>
}
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}
interface LocalQuery {
  langs: string[]
  processLocally: true
}
export interface RecognitionClass {
  new (): Recognition
  available?(query: LocalQuery): Promise<string>
  install?(query: LocalQuery): Promise<boolean>
}

/** The browser's recognition class under either name; undefined where it has none, or the page is not secure. */
export const recognitionClass = (): RecognitionClass | undefined => {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass }
  return globalThis.isSecureContext === false ? undefined : (names.SpeechRecognition ?? names.webkitSpeechRecognition)
}
