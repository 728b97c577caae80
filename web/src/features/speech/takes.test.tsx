import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { type FakeRecognition, installFakeRecognition } from '#testing/media/fake-recognition'
import { type FakeSound, installFakeSound } from '#testing/media/fake-sound'
import { button, card, confirmText, SPEECH_WORDS, startTake, stopTake, voice } from '#testing/pages/speech-page'
import { deviceOf, main, openPage, type Page } from '#testing/render'

/**
 * A phone call that takes the microphone is detected only after three seconds of silence, so tests wait longer than
 * usual.
 */
const CALL = { timeout: 10_000 }
let media: FakeMedia
let sound: FakeSound
beforeEach(() => {
  media = installFakeMedia()
  sound = installFakeSound()
})
afterEach(() => removeFakeMedia())

describe('takes', () => {
  const w = SPEECH_WORDS.en
  const record = async (page: Page, recognition: FakeRecognition) => {
    await startTake(page, 'en')
    act(() => {
      sound.say(voice())
      recognition.hear([[w.spoken, 0.9]])
    })
    await stopTake(page, 'en')
  }
  test('the sound is kept when it is wanted, and goes with its take', async () => {
    const recognition = installFakeRecognition('available')
    let page = await openPage('/speech-test', { language: 'en' })
    await page.user.click(await main().findByRole('checkbox', { name: /Save the sound/ }))
    await confirmText(page, 'en')
    await waitFor(() => expect(main().getByRole('checkbox', { name: /Save the sound/ })).toBeChecked())
    await record(page, recognition)
    expect(await deviceOf().recordings.toArray()).toMatchObject([{ purpose: 'speech', finished: true }])
    page = await page.reload()
    expect(await main().findByRole('button', { name: 'Listen' })).toBeVisible()
    await page.user.click(button('Delete all recordings'))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await deviceOf().speechTakes.count()).toBe(0))
    expect(await deviceOf().recordings.count()).toBe(0)
    expect(await deviceOf().recordingChunks.count()).toBe(0)
  })
  test('the history shows how the scores go, and opens a take', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await record(page, recognition)
    await page.user.click(button(w.again))
    await record(page, recognition)
    expect(main().getByRole('figure', { name: 'Your scores, from 0 to 100' })).toBeInTheDocument()
    const [, older] = main().getAllByRole('button', { name: /^Open: / })
    await page.user.click(older as HTMLElement)
    const takes = await deviceOf().speechTakes.orderBy('at').toArray()
    await page.user.click(button('Rename “Recording 2”'))
    await page.user.type(main().getByRole('textbox', { name: 'Name of the recording' }), 'Slower{Enter}')
    expect(await main().findByText('Slower')).toBeVisible()
    await waitFor(() => expect(page.address).toBe(`/speech-test?take=${takes[0]?.id}`))
    await expectAccessible()
    // A recording without a name of its own is called by its number, which it keeps when an earlier recording is
    // deleted.
    await page.user.click(button('Rename “Slower”'))
    await page.user.clear(main().getByRole('textbox', { name: 'Name of the recording' }))
    await page.user.keyboard('{Enter}')
    await page.user.click(await main().findByRole('button', { name: 'Delete: Recording 1' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(main().queryByText('Recording 1')).toBeNull())
    expect(main().getByText('Recording 2')).toBeVisible()
  })
  test('a take that is left in the middle is kept, and nobody is taken back to it', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => recognition.hear([[w.spoken, 0.9]]))
    await act(() => page.router.navigate({ to: '/practice' }))
    await waitFor(async () => expect(await deviceOf().speechTakes.count()).toBe(1))
    expect(page.address).toBe('/practice')
    expect(media.live()).toBe(0)
  })
  test('signing out in the middle of a take keeps it, and switches the microphone off', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => recognition.hear([[w.spoken, 0.9]]))
    const { signOut } = await import('#session/session')
    await act(() => signOut())
    expect(media.live()).toBe(0)
    expect(await deviceOf().speechTakes.count()).toBe(1)
  })
  test('where recognition alone has the microphone, its end is the end; without a word there is no take', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile')
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => recognition.fail('not-allowed'))
    expect(await main().findByText(/nothing was saved/)).toBeVisible()
    expect(button(w.start)).toBeEnabled()
    expect(await deviceOf().speechTakes.count()).toBe(0)
  })
  test('recognised words are corrected by hand, and a reload in the middle loses no letter', async () => {
    const recognition = installFakeRecognition('available')
    let page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await record(page, recognition)
    await page.user.click(button('Correct the words'))
    const field = main().getByRole('textbox', { name: w.said })
    expect(field).toHaveValue(w.spoken)
    await page.user.type(field, ' indeed')
    page = await page.reload()
    expect(await main().findByRole('textbox', { name: w.said })).toHaveValue(`${w.spoken} indeed`)
    await page.user.click(button('Compare with the text'))
    await waitFor(async () =>
      expect(await deviceOf().speechTakes.toArray()).toMatchObject([{ transcript: `${w.spoken} indeed`, by: 'typed' }]),
    )
  })
  test('the microphone is unplugged in the middle: what was said is kept', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => {
      sound.say(voice())
      recognition.hear([[w.spoken, 0.9]])
      media.unplug()
    })
    expect(await main().findByText(/The microphone was unplugged/)).toBeVisible()
    await waitFor(async () => expect(await deviceOf().speechTakes.count()).toBe(1))
    expect(media.live()).toBe(0)
  })
  test('a call takes the microphone in the middle: what was said is kept, and the learner is told', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => {
      sound.say(voice())
      recognition.hear([[w.spoken, 0.9]])
      media.call(true)
    })
    expect(await main().findByText(/or a call has taken it. What you said until then/, {}, CALL)).toBeVisible()
    await waitFor(async () => expect(await deviceOf().speechTakes.count()).toBe(1))
    expect(media.live()).toBe(0)
  })
  test('sound without a voice is called too poor, and no figure is made of it', async () => {
    installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => sound.say(new Float32Array(16_000)))
    await stopTake(page, 'en')
    expect(main().getByText(/No sound: the microphone only picked up silence/)).toBeVisible()
    expect(card(w.pauses).getByText('–')).toBeVisible()
    await page.user.click(main().getByRole('button', { name: w.again }))
    await startTake(page, 'en')
    act(() => sound.say(Float32Array.from({ length: 32_000 }, (_, i) => (i < 4000 ? 0 : Math.sin(i / 20) / 10))))
    await stopTake(page, 'en')
    expect(await main().findByText(/There is a steady noise but no voice/)).toBeVisible()
  })
  test('sound that a killed page left is offered', async () => {
    installFakeRecognition('available')
    sound.decoded = voice()
    const device = deviceOf()
    await device.recordings.put({
      id: 'lost',
      scenarioId: 'unspecified',
      purpose: 'speech',
      type: 'audio/webm',
      startedAt: Date.now() - 60_000,
      durationMs: 5000,
      bytes: 1,
      finished: false,
    })
    const page = await openPage('/speech-test', { language: 'en' })
    expect(await main().findByText(/A recording was cut off/)).toBeVisible()
    await page.user.click(button('Analyze'))
    expect(await main().findByRole('heading', { name: w.result })).toBeVisible()
    expect(card(w.pauses).getByText('1')).toBeVisible()
    await waitFor(() => expect(main().queryByText(/A recording was cut off/)).toBeNull())
  })
  test.each([
    ['fr', 'typed'],
    ['en', 'device'],
  ] as const)('a browser without a waveform is named as the cause, not recognition (%s, %s)', async (language, by) => {
    // Simulates a browser that opens the microphone but gives no waveform.
    Reflect.deleteProperty(globalThis, 'AudioWorkletNode')
    const recognition = by === 'typed' ? undefined : installFakeRecognition('available')
    const page = await openPage('/speech-test', { language })
    await confirmText(page, language)
    if (by === 'typed') await page.user.click(button(SPEECH_WORDS[language].without))
    await startTake(page, language)
    act(() => recognition?.hear([[SPEECH_WORDS[language].spoken, 0.9]]))
    await stopTake(page, language)
    const told = {
      fr: /Impossible d’analyser le son de cet enregistrement/,
      en: /couldn’t read the sound of this recording/,
    }
    expect(await main().findByText(told[language])).toBeVisible()
    expect(main().queryByText(/réservé le micro|gave the microphone/)).toBeNull()
    expect(await deviceOf().speechTakes.toArray()).toMatchObject([{ by }])
  })
  test('where recognition alone had the microphone, that is said, also after the words were corrected', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile')
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => recognition.hear([[w.spoken, 0.9]]))
    await stopTake(page, 'en')
    expect(main().getByText(/gave the microphone to speech recognition only/)).toBeVisible()
    await page.user.click(button('Correct the words'))
    await page.user.type(main().getByRole('textbox', { name: w.said }), ' indeed')
    await page.user.click(button('Compare with the text'))
    await waitFor(async () => expect(await deviceOf().speechTakes.toArray()).toMatchObject([{ by: 'typed' }]))
    expect(main().getByText(/gave the microphone to speech recognition only/)).toBeVisible()
  })
  test('nothing is sent while a take is analysed', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    const asked = vi.spyOn(globalThis, 'fetch')
    await startTake(page, 'en')
    act(() => {
      sound.say(voice())
      recognition.hear([[w.spoken, 0.9]])
    })
    // The library for offline use may be requested at any time.
    const sent = () => asked.mock.calls.filter(([, options]) => options?.method !== 'GET').map(([url]) => String(url))
    expect(sent()).toEqual([])
    await stopTake(page, 'en')
    // The queue of activities may be sent afterwards; nothing else.
    expect(sent().filter((url) => !url.includes('/api/progress'))).toEqual([])
  })
})
