import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as painting from '#browser/after-paint'
import { createStopwatch } from './stopwatch'
import { useResponseTime } from './use-response-time'

/** Set while the hook waits for a paint; the test calls it with the time of the paint, in milliseconds. */
let paint: ((at: number) => void) | undefined
beforeEach(() => {
  vi.spyOn(painting, 'afterPaint').mockImplementation((then) => {
    paint = then
    return () => (paint = undefined)
  })
})
afterEach(() => vi.restoreAllMocks())

function play() {
  let now = 1000
  const watch = createStopwatch(() => now)
  watch.run()
  const { result, rerender } = renderHook(({ step }) => useResponseTime(step, watch.ms), { initialProps: { step: 0 } })
  return {
    watch,
    at: (next: number) => {
      now = next
    },
    painted: (at: number) => act(() => paint?.(at)),
    answer: (at: number) => result.current(at),
    ask: (step: number) => rerender({ step }),
  }
}

test('an answer is timed from the paint of its question to its own moment', () => {
  const game = play()
  game.at(1016)
  game.painted(1016)
  game.at(1500)
  expect(game.answer(1450)).toBe(434)
  game.ask(1)
  game.at(1520)
  game.painted(1520)
  expect(game.answer(1700)).toBe(180)
})

test('a pause is left out', () => {
  const game = play()
  game.painted(1010)
  game.at(1100)
  game.watch.stop()
  game.at(5000)
  game.watch.run()
  game.at(5060)
  expect(game.answer(5050)).toBe(140)
})

test('what is pressed before the paint took no time; where nothing is painted, the change itself counts', () => {
  const game = play()
  expect(game.answer(1200)).toBe(200)
  game.painted(1300)
  expect(game.answer(1200)).toBe(0)
})
