import { expect, test, vi } from 'vitest'
import { chime } from './sound'

test('the chime is a tone of 880 Hz that has faded after 1.25 s', () => {
  const level = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const tone = { type: '', frequency: { value: 0 }, connect: vi.fn((to: unknown) => to), start: vi.fn(), stop: vi.fn() }
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'running'
      readonly currentTime = 10
      readonly destination = {}
      createGain = () => ({ gain: level, connect: vi.fn() })
      createOscillator = () => tone
    },
  )
  chime()
  expect(tone.frequency.value).toBe(880)
  expect(tone.start).toHaveBeenCalledWith(10)
  expect(tone.stop).toHaveBeenCalledWith(11.25)
  const [loudness, at] = level.exponentialRampToValueAtTime.mock.lastCall ?? []
  expect(loudness).toBeLessThan(0.001)
  expect(at).toBe(11.25)
})
