import { FRAME_MS } from './segment-speech.ts'
import { SYLLABLE_BAND_HZ } from './syllables.ts'

const SILENCE_DB = -120

/** A second-order filter (RBJ cookbook, Butterworth); `kind` names the side of the frequency that passes. */
function filter(kind: 'low' | 'high', hz: number, rate: number): (sample: number) => number {
  const w = (2 * Math.PI * Math.min(hz, rate * 0.45)) / rate
  const alpha = Math.sin(w) / Math.SQRT2
  const edge = kind === 'low' ? (1 - Math.cos(w)) / 2 : (1 + Math.cos(w)) / 2
  const a0 = 1 + alpha
  const [b0, b1] = [edge / a0, ((kind === 'low' ? 2 : -2) * edge) / a0]
  const [a1, a2] = [(-2 * Math.cos(w)) / a0, (1 - alpha) / a0]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

const decibels = (power: number, count: number) =>
  power > 0 ? Math.max(SILENCE_DB, 10 * Math.log10(power / count)) : SILENCE_DB

/** Cuts sound of any sample rate into frames of 10 ms, with the level of the whole sound and that of the vowel band. */
export class SoundFrames {
  readonly levels: number[] = []
  readonly bandLevels: number[] = []
  readonly #rate: number
  readonly #low: (sample: number) => number
  readonly #high: (sample: number) => number
  #power = 0
  #bandPower = 0
  #taken = 0
  #samples = 0

  constructor(sampleRate: number) {
    this.#rate = sampleRate
    this.#high = filter('high', SYLLABLE_BAND_HZ[0], sampleRate)
    this.#low = filter('low', SYLLABLE_BAND_HZ[1], sampleRate)
  }

  /** Takes samples from −1 to 1, any number at a time. */
  push(samples: ArrayLike<number>) {
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0
      const band = this.#low(this.#high(sample))
      this.#power += sample * sample
      this.#bandPower += band * band
      this.#taken++
      this.#samples++
      // A frame ends by time, so that no sample rate makes the frames drift from the clock (44,100 Hz has 441 samples
      // per frame, 22,050 Hz has 220.5).
      if (this.#samples >= ((this.levels.length + 1) * this.#rate * FRAME_MS) / 1000) this.#endFrame()
    }
  }

  #endFrame() {
    this.levels.push(decibels(this.#power, this.#taken))
    this.bandLevels.push(decibels(this.#bandPower, this.#taken))
    this.#power = 0
    this.#bandPower = 0
    this.#taken = 0
  }
}
