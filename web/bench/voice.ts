import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { speechSound } from 'shared/testing/speech-sound'
import { SoundReader } from '../src/browser/media/sound-reader.ts'
import { figure, median, part } from './report.ts'

const RATE = 16_000
const ROUNDS = 9
/** Milliseconds allowed for reading and analysing sixty seconds of a voice. */
const CAP_MS = 150

/** The cost of analysing a take on the device. */
export function measureVoice() {
  part('Voice · sixty seconds of sound')
  const runs = Array.from({ length: 20 }, () => ({ syllables: 11, pauseMs: 600 }))
  const { samples } = speechSound(runs, { signalToNoise: 20 })
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    const reader = new SoundReader(RATE)
    reader.push(samples)
    analyseSound(reader.reading, 'fr')
    return ((performance.now() - began) * 60) / (samples.length / RATE)
  })
  figure('read and analysed', median(times), 'ms', { most: CAP_MS })
}
