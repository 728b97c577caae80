import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { speechSound } from 'shared/testing/speech-sound'
import { expect, test } from 'vitest'
import { SoundReader } from './sound-reader'

const read = (samples: Float32Array, rate: number, block = samples.length) => {
  const reader = new SoundReader(rate)
  for (let i = 0; i < samples.length; i += block) reader.push(samples.subarray(i, i + block))
  return reader.reading
}
const tone = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.3 * Math.sin((2 * Math.PI * hz * i) / rate))

test.each([
  [110, 16_000],
  [220, 44_100],
  [180, 48_000],
])('a tone of %d Hz is heard as such at %d samples a second', (hz, rate) => {
  const { pitches } = read(tone(hz, rate, 2), rate)
  expect(pitches.length).toBeGreaterThan(40)
  for (const pitch of pitches) expect(Math.abs(pitch / hz - 1)).toBeLessThan(0.01)
})

test('what is no voice has no pitch', () => {
  expect(read(new Float32Array(16_000), 16_000).pitches).toEqual([])
  expect(read(tone(900, 16_000, 1), 16_000).pitches).toEqual([])
})

test('it does not matter in which pieces sound comes', () => {
  const { samples } = speechSound([
    { syllables: 12, pauseMs: 700 },
    { syllables: 8, pauseMs: 0 },
  ])
  const whole = read(samples, 16_000)
  const pieces = read(samples, 16_000, 1024)
  expect(pieces.levels).toEqual(whole.levels)
  expect(pieces.pitches).toEqual(whole.pitches)
  expect(analyseSound(pieces, 'fr').intonation).toBeGreaterThan(2)
})
