import { PitchDetector } from 'pitchy'
import type { SoundReading } from 'shared/rules/voice/analyse-sound'
import { SoundFrames } from 'shared/rules/voice/sound-frames'

/** Pitch is measured at about this sample rate in Hz: a voice's pitch is far below it, and the cost is a quarter. */
const PITCH_RATE = 11_000
const WINDOW = 512
const HOP_SECONDS = 0.04
/** A clarity below this is no pitch (McLeod's method); the limits are those of voices, which excludes octave errors. */
const CLEAR = 0.9
const [LOWEST_HZ, HIGHEST_HZ] = [70, 500]
/** Windows quieter than this fraction of the loudest one so far are skipped. */
const QUIET = 0.03

/** Reads sound in blocks of any sample rate: it keeps levels and pitches, not the samples. */
export class SoundReader {
  readonly #frames: SoundFrames
  readonly #detector = PitchDetector.forFloat32Array(WINDOW)
  readonly #window = new Float32Array(WINDOW)
  readonly #pitches: number[] = []
  readonly #thin: number
  readonly #rate: number
  readonly #hop: number
  #sum = 0
  #summed = 0
  #filled = 0
  #loudest = 0

  constructor(sampleRate: number) {
    this.#frames = new SoundFrames(sampleRate)
    this.#thin = Math.max(1, Math.round(sampleRate / PITCH_RATE))
    this.#rate = sampleRate / this.#thin
    this.#hop = Math.round(this.#rate * HOP_SECONDS)
  }

  push(samples: ArrayLike<number>) {
    this.#frames.push(samples)
    for (let i = 0; i < samples.length; i++) {
      this.#sum += samples[i] ?? 0
      if (++this.#summed < this.#thin) continue
      this.#window[this.#filled++] = this.#sum / this.#thin
      this.#sum = 0
      this.#summed = 0
      if (this.#filled === WINDOW) this.#look()
    }
  }

  #look() {
    let power = 0
    for (const sample of this.#window) power += sample * sample
    const loudness = Math.sqrt(power / WINDOW)
    this.#loudest = Math.max(this.#loudest, loudness)
    if (loudness > 0 && loudness >= this.#loudest * QUIET) {
      const [hz, clearness] = this.#detector.findPitch(this.#window, this.#rate)
      if (clearness >= CLEAR && hz >= LOWEST_HZ && hz <= HIGHEST_HZ) this.#pitches.push(hz)
    }
    this.#window.copyWithin(0, this.#hop)
    this.#filled = WINDOW - this.#hop
  }

  /** The measurements so far. */
  get reading(): SoundReading {
    const { levels, bandLevels } = this.#frames
    return { levels, bandLevels, pitches: this.#pitches }
  }
}
