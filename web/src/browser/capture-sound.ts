import type { SoundReading } from 'shared/rules/voice/analyse-sound'
import workletUrl from './capture-worklet?worker&url'
import { SoundReader } from './sound-reader'

export interface SoundCapture {
  /** What was heard until now. */
  reading: () => SoundReading
  stop: () => SoundReading
}

const START_MS = 1000

/** Reads a microphone's waveform while it is open; undefined where the browser has no audio worklet or refuses it. */
export async function captureSound(stream: MediaStream): Promise<SoundCapture | undefined> {
  if (!('AudioContext' in globalThis) || !('AudioWorkletNode' in globalThis)) return undefined
  if (stream.getAudioTracks().length === 0) return undefined
  let context: AudioContext | undefined
  try {
    const audio = new AudioContext()
    context = audio
    await audio.audioWorklet.addModule(workletUrl)
    // Without a press of the person it would wait for one for ever.
    await Promise.race([audio.resume(), new Promise((later) => setTimeout(later, START_MS))])
    const reader = new SoundReader(audio.sampleRate)
    const source = audio.createMediaStreamSource(new MediaStream(stream.getAudioTracks()))
    const node = new AudioWorkletNode(audio, 'capture')
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => reader.push(data)
    // What leads nowhere is not asked to work; it gives out silence.
    source.connect(node).connect(audio.destination)
    return {
      reading: () => reader.reading,
      stop: () => {
        node.port.onmessage = null
        source.disconnect()
        void audio.close()
        return reader.reading
      },
    }
  } catch {
    void context?.close()
    return undefined
  }
}
