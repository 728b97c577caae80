import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breathAt, isFocusOver, passedMs, pausedRun, restingRun, startedRun } from './breathing.ts'

test.each([
  [0, 'inhale', 0],
  [2, 'inhale', 0.5],
  [3.999, 'inhale', 1],
  [4, 'exhale', 1],
  [7, 'exhale', 0.5],
  [9.999, 'exhale', 0],
  [10, 'inhale', 0],
  [24, 'exhale', 1],
])('after %d s: %s, %d full', (seconds, part, fullness) => {
  const breath = breathAt(seconds)
  expect(breath.part).toBe(part)
  expect(breath.fullness).toBeCloseTo(fullness, 3)
})

const T = 1_000_000
test('a session of ten minutes: over at ten minutes, not a millisecond before', () => {
  const run = startedRun(restingRun(10), T)
  expect(isFocusOver(run, T + 599_999)).toBe(false)
  expect(isFocusOver(run, T + 600_000)).toBe(true)
  expect(passedMs(run, T + 10_000_000)).toBe(600_000)
})
test('pauses do not count, whatever the tab did meanwhile', () => {
  const paused = pausedRun(startedRun(restingRun(5), T), T + 60_000)
  expect(passedMs(paused, T + 9_000_000)).toBe(60_000)
  const again = startedRun(paused, T + 9_000_000)
  expect(passedMs(again, T + 9_000_000 + 30_000)).toBe(90_000)
})
test('starting twice changes nothing; a clock set back takes nothing away', () => {
  const run = startedRun(restingRun(5), T)
  expect(startedRun(run, T + 5)).toBe(run)
  expect(passedMs(run, T - 5000)).toBe(0)
})
test('what has passed never shrinks, and is the sum of what ran', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000)), { maxLength: 10 }), (spans) => {
      let now = T
      let run = restingRun(15)
      let ran = 0
      for (const [work, rest] of spans) {
        run = startedRun(run, now)
        now += work
        run = pausedRun(run, now)
        ran = Math.min(run.durationMs, ran + work)
        expect(passedMs(run, now)).toBe(ran)
        now += rest
      }
    }),
  )
})
