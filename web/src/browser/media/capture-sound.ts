import type { SoundReading } from 'shared/rules/voice/analyse-sound'
import { keepRunning } from '../sound/keep-running'
import workletUrl from './capture-worklet?worker&url'
import { SoundReader } from './sound-reader'

export interface SoundCapture {
  /** The measurements so far. */
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
    // Without a user gesture the promise would never settle.
    await Promise.race([audio.resume(), new Promise((later) => setTimeout(later, START_MS))])
    const reader = new SoundReader(audio.sampleRate)
    const source = audio.createMediaStreamSource(new MediaStream(stream.getAudioTracks()))
    const node = new AudioWorkletNode(audio, 'capture')
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => reader.push(data)
    // A node without an output is not processed; this one outputs silence.
    source.connect(node).connect(audio.destination)
    const end = keepRunning(audio)
    return {
      reading: () => reader.reading,
      stop: () => {
        node.port.onmessage = null
        source.disconnect()
        end()
        void audio.close()
        return reader.reading
      },
    }
  } catch {
    void context?.close()
    return undefined
  }
}
