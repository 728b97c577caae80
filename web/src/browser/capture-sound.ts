import type { SoundReading } from 'shared/rules/voice/analyse-sound'
import workletUrl from './capture-worklet?worker&url'
import { SoundReader } from './sound-reader'

export interface SoundCapture {
  /** What was heard until now. */
  reading: () => SoundReading
  stop: () => SoundReading
}

/** Reads a microphone's waveform while it is open; undefined where the browser has no audio worklet or refuses it. */
export async function captureSound(stream: MediaStream): Promise<SoundCapture | undefined> {
  if (!('AudioContext' in globalThis) || !('AudioWorkletNode' in globalThis)) return undefined
  if (stream.getAudioTracks().length === 0) return undefined
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(workletUrl)
    await context.resume()
    const reader = new SoundReader(context.sampleRate)
    const source = context.createMediaStreamSource(new MediaStream(stream.getAudioTracks()))
    const node = new AudioWorkletNode(context, 'capture')
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => reader.push(data)
    // What leads nowhere is not asked to work; it gives out silence.
    source.connect(node).connect(context.destination)
    return {
      reading: () => reader.reading,
      stop: () => {
        node.port.onmessage = null
        source.disconnect()
        void context.close()
        return reader.reading
      },
    }
  } catch {
    void context.close()
    return undefined
  }
}
