import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfter } from './use-after'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

interface Props {
  ms: number | null
  paused: boolean
  step: number
}
const start = (initial: Partial<Props> = {}) => {
  const act = vi.fn()
  const first: Props = { ms: 100, paused: false, step: 1, ...initial }
  const hook = renderHook(({ ms, paused, step }: Props) => useAfter(ms, paused, step, act), { initialProps: first })
  return { act, change: (over: Partial<Props>) => hook.rerender({ ...first, ...over }), end: hook.unmount }
}

test('it acts once, when the time has come', () => {
  const { act } = start()
  pass(99)
  expect(act).not.toHaveBeenCalled()
  pass(1)
  expect(act).toHaveBeenCalledTimes(1)
  pass(1000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a pause stops the count, which goes on where it stopped', () => {
  const { act, change } = start()
  pass(60)
  change({ paused: true })
  pass(5000)
  expect(act).not.toHaveBeenCalled()
  change({ paused: false })
  pass(39)
  expect(act).not.toHaveBeenCalled()
  pass(1)
  expect(act).toHaveBeenCalledTimes(1)
})

test('another step waits anew, and null for nothing', () => {
  const { act, change } = start()
  pass(90)
  change({ step: 2 })
  pass(90)
  expect(act).not.toHaveBeenCalled()
  change({ ms: null, step: 2 })
  pass(1000)
  expect(act).not.toHaveBeenCalled()
  change({ ms: 50, step: 2 })
  pass(50)
  expect(act).toHaveBeenCalledTimes(1)
})

test('begun while paused, it waits for the whole time afterwards', () => {
  const { act, change } = start({ paused: true })
  pass(500)
  change({ paused: false })
  pass(99)
  expect(act).not.toHaveBeenCalled()
  pass(1)
  expect(act).toHaveBeenCalledTimes(1)
})

test('gone, it does nothing', () => {
  const { act, end } = start()
  end()
  pass(500)
  expect(act).not.toHaveBeenCalled()
})
