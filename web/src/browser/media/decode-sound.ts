import type { SoundReading } from 'shared/rules/voice/analyse-sound'
import { SoundReader } from './sound-reader'

/** The sample rate to which a recording is decoded, in Hz: the analysis uses no frequency above half of it. */
const RATE = 16_000

/** Reads the sound of a recording, with or without a picture; undefined where the browser cannot decode it. */
export async function decodeSound(recording: Blob): Promise<SoundReading | undefined> {
  if (!('OfflineAudioContext' in globalThis)) return undefined
  try {
    const context = new OfflineAudioContext(1, 1, RATE)
    const sound = await context.decodeAudioData(await recording.arrayBuffer())
    const reader = new SoundReader(sound.sampleRate)
    reader.push(sound.getChannelData(0))
    return reader.reading
  } catch {
    return undefined
  }
}
