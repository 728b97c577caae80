import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PracticeRun } from '#data/practice/practice-run'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { openRun, pass, settle, useFalseClock } from '#testing/pages/practice-page'
import { fullScenario } from '#testing/practice'
import { deviceOf, main, openPage } from '#testing/render'

let media: FakeMedia
beforeEach(() => {
  useFalseClock()
  media = installFakeMedia()
})
afterEach(() => {
  vi.useRealTimers()
  removeFakeMedia()
})

const video = (over: Partial<PracticeRun> = {}): Partial<PracticeRun> => ({
  scenarios: [fullScenario(1, 'video')],
  recording: 'video',
  ...over,
})
const recordings = () => deviceOf().recordings.toArray()

describe('recording', () => {
  test('begins and ends by itself, and the camera goes off with the last answer', async () => {
    await openRun(video({ scenarios: [fullScenario(1, 'video'), fullScenario(3, 'typed')] }))
    expect(media.live()).toBe(2)
    expect(await recordings()).toEqual([])
    await pass(60)
    expect(main().getByLabelText('Your camera')).toBeVisible()
    expect(await recordings()).toEqual([])
    await pass(10)
    expect(screen.getByText('Recording')).toBeVisible()
    await expectAccessible()
    await pass(60)
    await waitFor(async () => expect((await recordings())[0]?.finished).toBe(true))
    const [first] = await recordings()
    expect(first).toMatchObject({
      runId: 'run-1',
      scenarioId: 'video-1',
      question: 0,
      type: 'video/webm',
      finished: true,
    })
    expect((first?.durationMs ?? 0) / 1000).toBeCloseTo(60, -1)
    expect(await deviceOf().recordingChunks.count()).toBe(first?.bytes)
    await pass(10)
    await pass(60)
    await waitFor(async () =>
      expect((await recordings()).map(({ question, finished }) => [question, finished])).toEqual([
        [0, true],
        [1, true],
      ]),
    )
    expect(media.live()).toBe(0)
    expect(media.asked).toEqual(['picture and sound'])
  })
  test('an answer can be sent before its time is over', async () => {
    const { user } = await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    await pass(5)
    await user.click(screen.getByRole('button', { name: 'Send and continue' }))
    await waitFor(async () => expect(await recordings()).toMatchObject([{ finished: true, question: 0 }]))
    expect(screen.getByRole('heading', { name: 'Question 2 of 2: read' })).toHaveFocus()
  })
  test('the picture can be hidden', async () => {
    const { user } = await openRun(video({ position: { phase: 1, startedAt: Date.now() } }))
    await user.click(screen.getByRole('button', { name: 'Hide the camera' }))
    expect(screen.queryByLabelText('Your camera')).toBeNull()
  })
  test('a reload in the middle keeps what was recorded and records the rest', async () => {
    const page = await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    await pass(20)
    await page.close()
    // Makes the recording look like that of a killed page, which was never finished.
    const [before] = await recordings()
    await deviceOf().recordings.update(before?.id ?? '', { finished: false })
    await openPage('/casper/run/run-1', { language: 'en' })
    await settle()
    await pass(42)
    await waitFor(async () =>
      expect((await recordings()).map(({ question, finished }) => [question, finished])).toEqual([
        [0, false],
        [0, true],
      ]),
    )
    expect((await recordings()).reduce((sum, { durationMs }) => sum + durationMs, 0)).toBeGreaterThan(57_000)
  })
  test('sound alone, as it was chosen', async () => {
    await openRun(video({ recording: 'audio', position: { phase: 2, startedAt: Date.now() } }))
    await pass(3)
    expect(media.asked).toEqual(['sound'])
    expect(screen.queryByLabelText('Your camera')).toBeNull()
    expect(await recordings()).toMatchObject([{ type: 'audio/webm' }])
  })
  test('nothing, as it was chosen', async () => {
    await openRun(video({ recording: 'none', position: { phase: 2, startedAt: Date.now() } }))
    await pass(3)
    expect(media.asked).toEqual([])
    expect(screen.getByText('Answer aloud')).toBeVisible()
    await expectAccessible()
  })
})

describe('when something is missing, the test goes on', () => {
  test('without permission, until it is given', async () => {
    media.trouble = 'denied'
    const { user } = await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    expect(await screen.findByText(/browser is blocking the camera and microphone/)).toBeVisible()
    await expectAccessible()
    media.trouble = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(2)
    expect(await recordings()).toHaveLength(1)
  })
  test('without a camera', async () => {
    media.trouble = 'none'
    await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    expect(await screen.findByText(/No camera or microphone/)).toBeVisible()
    await pass(60)
    expect(screen.getByRole('heading', { name: 'Question 2 of 2: read' })).toBeVisible()
  })
  test('unplugged in the middle: what was recorded is kept, another microphone goes on', async () => {
    const { user } = await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    await pass(10)
    act(() => media.unplug())
    await settle()
    expect(screen.getByText(/was unplugged, or taken by a call. What was recorded is saved/)).toBeVisible()
    expect(await recordings()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(10)
    expect(await recordings()).toHaveLength(2)
  })
  test('the camera alone unplugged: the voice is still recorded', async () => {
    await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    await pass(5)
    act(() => media.unplug('video'))
    await settle()
    expect(screen.getByText(/Your voice is still being recorded/)).toBeVisible()
    await pass(70)
    expect((await recordings()).map(({ type }) => type)).toEqual(['video/webm', 'audio/webm'])
  })
  test('a full device stops the recording and says so', async () => {
    await openRun(video({ position: { phase: 2, startedAt: Date.now() } }))
    await pass(5)
    const { IDBObjectStore } = globalThis
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === 'recordingChunks') throw new DOMException('no room', 'QuotaExceededError')
      return add.call(this, value, key)
    })
    await pass(2)
    expect(await screen.findByText(/This device is full: recording has stopped/)).toBeVisible()
    await expectAccessible()
    vi.restoreAllMocks()
    const kept = await recordings()
    expect(kept).toMatchObject([{ finished: false }])
    expect(kept[0]?.bytes).toBeGreaterThan(3)
    await pass(70)
    expect(await recordings()).toHaveLength(1)
  })
})
