import { expect, test } from 'vitest'
import { firstSignal } from './first-signal'

test('no signal of none, and one is itself', () => {
  const { signal } = new AbortController()
  expect(firstSignal([])).toBeUndefined()
  expect(firstSignal([signal])).toBe(signal)
})
test.each([0, 1])('the first to abort gives the reason (%i)', (place) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const first = firstSignal(controllers.map(({ signal }) => signal))
  expect(first?.aborted).toBe(false)
  controllers[place]?.abort('first')
  controllers[1 - place]?.abort('second')
  expect([first?.aborted, first?.reason]).toEqual([true, 'first'])
})
test('a signal that is over already counts', () => {
  expect(firstSignal([new AbortController().signal, AbortSignal.abort('over')])?.reason).toBe('over')
})
