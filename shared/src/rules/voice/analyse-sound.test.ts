import { describe, expect, test } from 'vitest'
import { type SpokenRun, seeded, speechSound } from '../../testing/speech-sound.ts'
import { analyseSound, OUTLINE_MOST } from './analyse-sound.ts'
import { intonationRange, loudnessSpread } from './melody.ts'
import { longestPause, longPauses, timingOf } from './pauses.ts'
import { segmentSpeech } from './segment-speech.ts'
import { SoundFrames } from './sound-frames.ts'
import { estimatedPace } from './syllables.ts'

declare const performance: { now(): number }

const RUNS: SpokenRun[] = [
  { syllables: 14, pauseMs: 800 },
  { syllables: 9, pauseMs: 1500 },
  { syllables: 17, pauseMs: 320 },
  { syllables: 11, pauseMs: 560 },
  { syllables: 12, pauseMs: 0 },
]
const framesOf = (samples: ArrayLike<number>, rate = 16_000) => {
  const frames = new SoundFrames(rate)
  frames.push(samples)
  return { levels: frames.levels, bandLevels: frames.bandLevels, pitches: [] }
}

// From 20 dB signal-to-noise ratio on and at every gain, each pause must be measured to within 50 ms, and no other
// pause may be found.
describe('pauses', () => {
  const conditions = [20, 30, Number.POSITIVE_INFINITY].flatMap((signalToNoise) =>
    [-20, 0, 10].flatMap((gain) => [1, 2, 3].map((seed) => ({ signalToNoise, gain, seed }))),
  )
  test.each(conditions)('$signalToNoise dB over the noise, gain $gain dB, voice $seed', (voice) => {
    const { samples, pausesMs, spanSeconds } = speechSound(RUNS, voice)
    const figures = analyseSound(framesOf(samples), 'fr')
    expect(figures.poor).toBe(false)
    expect(figures.pauses).toHaveLength(pausesMs.length)
    for (const [i, ms] of pausesMs.entries())
      expect(Math.abs((figures.pauses[i]?.seconds ?? 0) * 1000 - ms), `pause of ${ms} ms`).toBeLessThanOrEqual(50)
    expect(longPauses(figures.pauses)).toHaveLength(3)
    expect(Math.abs(figures.spanSeconds - spanSeconds)).toBeLessThanOrEqual(0.1)
  })
  test('the gain changes nothing', () => {
    const [quiet, loud] = [-20, 0].map((gain) =>
      analyseSound(framesOf(speechSound(RUNS, { signalToNoise: 20, gain }).samples), 'fr'),
    )
    expect(quiet?.pauses).toEqual(loud?.pauses)
    expect(quiet?.outline).toEqual(loud?.outline)
    expect(quiet?.loudnessSpread).toBeCloseTo(loud?.loudnessSpread ?? 0, 3)
  })
  test.each([8000, 22_050, 44_100, 48_000])('at %d samples a second', (sampleRate) => {
    const { samples } = speechSound(RUNS, { sampleRate, signalToNoise: 20 })
    const { pauses, seconds } = analyseSound(framesOf(samples, sampleRate), 'fr')
    expect(pauses.map(({ seconds: s }) => Math.round(s * 10) / 10)).toEqual([0.8, 1.5, 0.3, 0.6])
    expect(seconds).toBeCloseTo(samples.length / sampleRate, 1)
  })
})

describe('a signal that says nothing', () => {
  const noise = () => {
    const chance = seeded(4)
    return Float32Array.from({ length: 32_000 }, () => 0.01 * (chance() - 0.5))
  }
  /**
   * Adds silence of `ms` milliseconds before the sound, as when a microphone takes a moment to open. The step in level
   * must not make what follows count as speech.
   */
  const delayed = (ms: number, samples: Float32Array) => Float32Array.from([...new Float32Array(ms * 16), ...samples])
  const hum = Float32Array.from({ length: 64_000 }, (_, i) => 0.1 * Math.sin((2 * Math.PI * 120 * i) / 16_000))
  const word = speechSound([{ syllables: 3, pauseMs: 0 }], { signalToNoise: 30 }).samples
  test.each([
    ['noise alone', noise(), undefined],
    ['noise after a silence', delayed(500, noise()), 'even'],
    ['a hum after a silence', delayed(200, hum), 'even'],
    ['nothing at all', new Float32Array(32_000), 'silent'],
    ['no time', new Float32Array(0), 'silent'],
    ['a word', word, 'short'],
  ])('%s is too poor', (_, samples, why) => {
    expect(analyseSound(framesOf(samples), 'fr').why).toBe(why)
    expect(analyseSound(framesOf(samples), 'fr')).toMatchObject({ poor: true, speech: [], pauses: [], spanSeconds: 0 })
    expect(analyseSound(framesOf(samples), 'fr').pace).toBeUndefined()
  })
  // Two plateaus and nothing else: their difference is the separation.
  const plateaus = (gap: number) => Array.from({ length: 600 }, (_, i) => (i % 200 < 100 ? -20 : -20 - gap))
  test.each([
    [5.9, true],
    [6.1, false],
  ])('%d dB between speech and noise: too poor is %s', (gap, poor) =>
    expect(segmentSpeech(plateaus(gap)).poor).toBe(poor),
  )
})

describe('segmentation', () => {
  /** Sections of constant level, each with its length in ms. */
  const levels = (...parts: [db: number, ms: number][]) =>
    parts.flatMap(([db, ms]) => Array.from({ length: ms / 10 }, () => db))
  const speech = (...parts: [number, number][]) =>
    segmentSpeech(levels([-60, 500], ...parts, [-60, 500])).speech.map(({ from, to }) => [
      from * 10 - 500,
      to * 10 - 500,
    ])
  test('gaps under 250 ms are none, from 250 ms on they are', () => {
    expect(speech([-20, 400], [-60, 240], [-20, 400])).toEqual([[0, 1040]])
    expect(speech([-20, 400], [-60, 250], [-20, 400])).toEqual([
      [0, 400],
      [650, 1050],
    ])
  })
  test('a click under 90 ms is no speech', () => {
    expect(speech([-20, 400], [-60, 400], [-20, 80], [-60, 400], [-20, 400])).toEqual([
      [0, 400],
      [1280, 1680],
    ])
    expect(speech([-20, 400], [-60, 400], [-20, 90], [-60, 400], [-20, 400])).toHaveLength(3)
  })
  test('speech begins above half of the gap and goes on above 28 %', () => {
    // Speech is at −20 dB and noise at −60 dB, so 50 % of the gap is −40 dB and 28 % is −48.8 dB.
    expect(speech([-20, 600], [-46, 300], [-20, 600])).toEqual([[0, 1500]])
    expect(speech([-20, 600], [-52, 300], [-20, 600])).toHaveLength(2)
    expect(speech([-20, 600], [-60, 400], [-44, 300], [-60, 400], [-20, 600])).toHaveLength(2)
  })
})

describe('pace without a transcript', () => {
  test.each([3.2, 4.6, 5.8])('%d syllables a second are within 12 %%', (syllablesPerSecond) => {
    const { samples, syllables, spanSeconds } = speechSound(RUNS, { syllablesPerSecond, signalToNoise: 20, seed: 7 })
    const truth = estimatedPace(syllables, spanSeconds, 'fr')
    const { pace = 0 } = analyseSound(framesOf(samples), 'fr')
    expect(Math.abs(pace / truth - 1)).toBeLessThanOrEqual(0.12)
  })
  test('French words have more syllables than English ones', () => {
    expect(estimatedPace(162, 60, 'fr')).toBeCloseTo(100, 9)
    expect(estimatedPace(142, 60, 'en')).toBeCloseTo(100, 9)
  })
})

test('pauses, ratio and the longest one', () => {
  const timing = timingOf([
    { from: 50, to: 150 },
    { from: 174, to: 250 },
    { from: 300, to: 400 },
    { from: 600, to: 650 },
  ])
  expect(timing).toMatchObject({ startsAt: 0.5, spanSeconds: 6, speechSeconds: 3.26 })
  expect(timing.speakingRatio).toBeCloseTo(3.26 / 6, 9)
  expect(timing.pauses).toEqual([
    { at: 2.5, seconds: 0.5 },
    { at: 4, seconds: 2 },
  ])
  expect(longPauses(timing.pauses)).toHaveLength(2)
  expect(longPauses([{ at: 0, seconds: 0.49 }])).toEqual([])
  expect(longestPause(timing.pauses)).toEqual({ at: 4, seconds: 2 })
  expect(longestPause([])).toBeUndefined()
  expect(timingOf([]).pauses).toEqual([])
})

test('the range of the melody is in semitones, without its outliers', () => {
  const octave = Array.from({ length: 200 }, (_, i) => (i % 2 ? 200 : 100))
  expect(intonationRange(octave)).toBeCloseTo(12, 9)
  expect(intonationRange([...octave, 480, 480])).toBeCloseTo(12, 9)
  expect(intonationRange(octave.map(() => 150))).toBe(0)
  expect(intonationRange(octave.slice(0, 19))).toBeUndefined()
})

test('the spread of loudness is that of whole seconds of speech', () => {
  const steady = Array.from({ length: 400 }, () => -20)
  expect(loudnessSpread(steady, [{ from: 0, to: 400 }])).toBeCloseTo(0, 9)
  const changing = steady.map((level, i) => (i < 200 ? level : level - 6))
  expect(loudnessSpread(changing, [{ from: 0, to: 400 }])).toBeCloseTo(3, 9)
  expect(loudnessSpread(steady, [{ from: 0, to: 150 }])).toBeUndefined()
})

test('the outline of a long take is no longer than that of a short one', () => {
  const runs = Array.from({ length: 20 }, () => ({ syllables: 11, pauseMs: 600 }))
  const reading = framesOf(speechSound(runs, { signalToNoise: 20 }).samples)
  expect(reading.levels.length).toBeGreaterThan(5500)
  expect(analyseSound(reading, 'fr').outline.length).toBeLessThanOrEqual(OUTLINE_MOST)
})
