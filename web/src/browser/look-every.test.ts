import { expect, test, vi } from 'vitest'
import { lookEvery } from './look-every'

test('looks now, regularly, and when the page is shown again, until it is ended', () => {
  vi.useFakeTimers()
  const look = vi.fn()
  const end = lookEvery(250, look)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(249)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(look).toHaveBeenCalledTimes(3)
  end()
  vi.advanceTimersByTime(1000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(look).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
