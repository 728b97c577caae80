import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeMedia, installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { closeMedia, hasLiveSound, openMedia, TAKEN_AFTER_MS, watchLoss } from './media-devices'

let media: FakeMedia
beforeEach(() => {
  vi.useFakeTimers()
  media = installFakeMedia()
})
afterEach(() => {
  vi.useRealTimers()
  removeFakeMedia()
})

async function watched() {
  const { stream } = await openMedia(true)
  if (!stream) throw new Error('no stream')
  const lost: string[] = []
  const unwatch = watchLoss(stream, (what) => lost.push(what))
  return { stream, lost, unwatch }
}

test('a call that takes camera and microphone counts as their loss, and ends their tracks', async () => {
  const { stream, lost } = await watched()
  media.call(true)
  vi.advanceTimersByTime(TAKEN_AFTER_MS - 1)
  expect(lost).toEqual([])
  expect(hasLiveSound(stream)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(lost.sort()).toEqual(['picture', 'sound'])
  expect(media.live()).toBe(0)
})

test('a short silence, as when headphones change, is none', async () => {
  const { lost } = await watched()
  media.call(true)
  vi.advanceTimersByTime(TAKEN_AFTER_MS - 1)
  media.call(false)
  vi.advanceTimersByTime(TAKEN_AFTER_MS)
  expect(lost).toEqual([])
  expect(media.live()).toBe(2)
})

test('what was closed or is no longer watched is not lost', async () => {
  const closed = await watched()
  media.call(true)
  closeMedia(closed.stream)
  const left = await watched()
  media.call(true)
  left.unwatch()
  vi.advanceTimersByTime(TAKEN_AFTER_MS)
  expect([closed.lost, left.lost]).toEqual([[], []])
})

test('an unplugged device is lost at once', async () => {
  const { lost } = await watched()
  media.unplug('audio')
  expect(lost).toEqual(['sound'])
})
