import type { BrowserContext } from '@playwright/test'

/** Samples from −1 to 1 as a 16-bit WAV file, in base64. */
export function wavOf(samples: Float32Array, rate = 16_000): string {
  const file = Buffer.alloc(44 + 2 * samples.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + 2 * samples.length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * samples.length, 40)
  for (const [i, sample] of samples.entries()) file.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * i)
  return file.toString('base64')
}

/**
 * Gives every page of a device a microphone that plays a WAV file from the moment it is opened, then silence. The
 * headless Chromium from npm has none. Needs `withSound`.
 */
export const plugVoice = (context: BrowserContext, wav: string) =>
  context.addInitScript((base64) => {
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: async () => {
        const context = new AudioContext()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const source = context.createBufferSource()
        source.buffer = await context.decodeAudioData(bytes.buffer)
        const out = context.createMediaStreamDestination()
        source.connect(out)
        source.start()
        return out.stream
      },
    })
  }, wav)

/** What the fake recognition of a page does once it listens. */
export interface Recogniser {
  local: 'available' | 'downloadable' | 'unavailable'
  hears?: string
  confidence?: number
  /** An error code of the Web Speech API. */
  fails?: string
}

/** Replaces the browser's recognition by a fake one, which reads its plan at each start. */
export const plugRecogniser = (context: BrowserContext, plan: Recogniser) =>
  context.addInitScript((first) => {
    const holder = window as unknown as { recogniser: typeof first; SpeechRecognition: unknown }
    holder.recogniser = first
    class Recognition {
      static available = async () => holder.recogniser.local
      static install = async () => false
      onresult: ((event: unknown) => void) | null = null
      onerror: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      start() {
        const { hears, confidence = 0.9, fails } = holder.recogniser
        setTimeout(() => {
          if (hears) {
            const final = Object.assign([{ transcript: hears, confidence }], { isFinal: true })
            this.onresult?.({ results: [final] })
          }
          if (fails) {
            this.onerror?.({ error: fails })
            holder.recogniser = { local: holder.recogniser.local }
            this.onend?.()
          }
        }, 50)
      }
      stop() {
        setTimeout(() => this.onend?.(), 10)
      }
      abort() {
        this.onend?.()
      }
    }
    holder.SpeechRecognition = Recognition
  }, plan)
