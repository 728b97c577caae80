import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBreakReminder } from './use-break-reminder'

test('the reminder comes after exactly fifteen minutes and hides after five seconds, again and again', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useBreakReminder)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  pass(15 * 60_000 - 1)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(4999)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
  pass(15 * 60_000 - 5001)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
})
