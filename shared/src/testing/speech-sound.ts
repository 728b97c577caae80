/** A run of syllables in the synthetic voice, with true silence after it. */
export interface SpokenRun {
  syllables: number
  /** Silence after the run, in ms. */
  pauseMs: number
}
export interface SpeechSound {
  samples: Float32Array
  /** The silences between the runs, in ms. */
  pausesMs: number[]
  syllables: number
  /** Seconds from the first to the last syllable. */
  spanSeconds: number
}
interface Voice {
  sampleRate?: number
  seed?: number
  /** Level of speech over the noise in dB; without it there is no noise. */
  signalToNoise?: number
  /** Gain of the microphone in dB. */
  gain?: number
  syllablesPerSecond?: number
  leadMs?: number
}

/** A generator of the same numbers for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const VOWELS = [
  [730, 1090],
  [270, 2290],
  [530, 1840],
  [570, 840],
] as const
const near = (hz: number, formant: number) => Math.exp(-(((hz - formant) / 160) ** 2))
const EDGE_SECONDS = 0.02
const LOUD = 0.18
const spoken = new Map<string, SpeechSound>()

/**
 * A synthetic voice of harmonics in syllables, with pauses known to the millisecond, for tests of the sound analysis.
 */
export function speechSound(runs: readonly SpokenRun[], { gain = 0, ...voice }: Voice = {}): SpeechSound {
  // Making a voice takes longer than analysing it, so the same one is made once for all gains.
  const name = JSON.stringify([runs, { ...voice, signalToNoise: String(voice.signalToNoise) }])
  const sound = spoken.get(name) ?? speak(runs, voice)
  spoken.set(name, sound)
  const factor = 10 ** (gain / 20)
  return { ...sound, samples: sound.samples.map((sample) => Math.max(-1, Math.min(1, sample * factor))) }
}

function speak(
  runs: readonly SpokenRun[],
  { sampleRate = 16_000, seed = 1, signalToNoise, syllablesPerSecond = 4.6, leadMs = 500 }: Omit<Voice, 'gain'>,
): SpeechSound {
  const chance = seeded(seed)
  const plan = runs.map(({ syllables, pauseMs }) => ({
    lengths: Array.from({ length: syllables }, () => (0.8 + 0.4 * chance()) / syllablesPerSecond),
    pauseMs,
  }))
  const speaking = plan.map(({ lengths }) => lengths.reduce((sum, length) => sum + length, 0))
  const between = runs.slice(0, -1).map(({ pauseMs }) => pauseMs)
  const seconds = speaking.reduce((a, b) => a + b, 0) + runs.reduce((sum, { pauseMs }) => sum + pauseMs, 0) / 1000
  const samples = new Float32Array(Math.ceil((seconds + (2 * leadMs) / 1000) * sampleRate))
  let at = leadMs / 1000
  let phase = 0
  for (const { lengths, pauseMs } of plan) {
    for (const length of lengths) {
      const [f1, f2] = VOWELS[Math.floor(chance() * VOWELS.length)] ?? VOWELS[0]
      const pitch = 110 + 60 * chance()
      const loud = LOUD * (0.7 + 0.5 * chance())
      const weights = Array.from({ length: 24 }, (_, h) => {
        const hz = pitch * (h + 1)
        return (near(hz, f1) + 0.6 * near(hz, f2) + 0.08) / Math.sqrt(h + 1)
      })
      const last = Math.round((at + length) * sampleRate)
      for (let i = Math.round(at * sampleRate); i < last; i++) {
        const t = i / sampleRate - at
        const edge = Math.min(1, t / EDGE_SECONDS, (length - t) / EDGE_SECONDS)
        // Between two syllables a consonant lowers the level of the vowel.
        const swell = 0.22 + 0.78 * Math.sin((Math.PI * t) / length)
        phase += (2 * Math.PI * pitch * (1 + 0.08 * Math.sin(3 * t))) / sampleRate
        // The sine of each harmonic follows from the two before it: calling `Math.sin` for every harmonic would take
        // most of the test's time.
        const twice = 2 * Math.cos(phase)
        let [sound, before, sine] = [0, 0, Math.sin(phase)]
        for (let h = 0; h < weights.length; h++) {
          sound += (weights[h] ?? 0) * sine
          const next = twice * sine - before
          before = sine
          sine = next
        }
        samples[i] = sound * edge * swell * loud
      }
      at += length
    }
    at += pauseMs / 1000
  }
  addNoise(samples, chance, signalToNoise)
  return {
    samples,
    pausesMs: between,
    syllables: runs.reduce((sum, { syllables }) => sum + syllables, 0),
    spanSeconds: speaking.reduce((a, b) => a + b, 0) + between.reduce((a, b) => a + b, 0) / 1000,
  }
}

function addNoise(samples: Float32Array, chance: () => number, signalToNoise: number | undefined) {
  if (signalToNoise === undefined) return
  const sounding = samples.filter((sample) => sample !== 0)
  const power = sounding.reduce((sum, sample) => sum + sample * sample, 0) / sounding.length
  const deviation = Math.sqrt(power / 10 ** (signalToNoise / 10))
  for (let i = 0; i < samples.length; i++)
    samples[i] =
      (samples[i] ?? 0) + deviation * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
