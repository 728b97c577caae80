import { expect, test, vi } from 'vitest'
import { unlessLeaving } from './leaving'

const settled = async (loading: Promise<unknown>) => {
  let how = 'pending'
  loading.then(
    () => (how = 'loaded'),
    () => (how = 'failed'),
  )
  await vi.advanceTimersByTimeAsync(0)
  return () => how
}
test('a failure is told at once, unless the page is being left; where it stays, later', async () => {
  vi.useFakeTimers()
  const here = await settled(unlessLeaving(Promise.reject(new Error('gone'))))
  expect(here()).toBe('failed')

  dispatchEvent(new Event('beforeunload'))
  const leaving = await settled(unlessLeaving(Promise.reject(new Error('ended'))))
  const loaded = await settled(unlessLeaving(Promise.resolve('module')))
  expect([leaving(), loaded()]).toEqual(['pending', 'loaded'])
  await vi.advanceTimersByTimeAsync(4999)
  expect(leaving()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(leaving()).toBe('failed')
  expect((await settled(unlessLeaving(Promise.reject(new Error('gone')))))()).toBe('failed')
  vi.useRealTimers()
})
