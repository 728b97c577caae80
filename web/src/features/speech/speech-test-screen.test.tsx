import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SPEECH_ERRORS } from '#browser/media/speech-recognition'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { type FakeRecognition, installFakeRecognition } from '#testing/media/fake-recognition'
import { type FakeSound, installFakeSound } from '#testing/media/fake-sound'
import { button, card, confirmText, startTake, stopTake, voice, SPEECH_WORDS as W } from '#testing/pages/speech-page'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const both = ['fr', 'en'] as const

let media: FakeMedia
let sound: FakeSound
beforeEach(() => {
  media = installFakeMedia()
  sound = installFakeSound()
})
afterEach(() => removeFakeMedia())

test.each(both)(
  'the text is confirmed, said, understood on this device, and the result is shown and kept (%s)',
  async (language) => {
    const w = W[language]
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language })
    expect(await main().findByRole('link', { name: w.back })).toHaveAttribute('href', '/practice')
    expect(main().getByRole('textbox', { name: w.text })).toHaveAttribute('rows', '4')
    expect(button(w.confirm)).toBeDisabled()
    expect(button(w.start)).toBeDisabled()
    expect(main().getByText(w.here)).toBeVisible()
    await expectAccessible()
    await confirmText(page, language)
    expect(main().getByRole('textbox', { name: w.text })).toHaveAttribute('readonly')
    await startTake(page, language)
    expect(recognition.sessions).toEqual([{ lang: `${language}-CA`, processLocally: true, continuous: true }])
    expect(media.live()).toBe(1)
    act(() => {
      sound.say(voice())
      recognition.hear([[w.spoken, 0.95]])
    })
    expect(main().getByText(w.spoken, { selector: 'p' })).toBeVisible()
    await expectAccessible()
    await stopTake(page, language)
    expect(media.live()).toBe(0)
    expect(card(w.overall).getByText(w.badge)).toBeVisible()
    expect(main().getByText(w.verdict)).toBeVisible()
    expect(card(w.pauses).getByText('1')).toBeVisible()
    await expectAccessible()
    const [take] = await deviceOf().speechTakes.toArray()
    expect(take).toMatchObject({ transcript: w.spoken, reference: w.spoken, by: 'device', confidence: 0.95 })
    expect(await deviceOf().recordings.count()).toBe(0)
    // This browser does not report the permission; the recording proves it.
    expect(main().getByText(language === 'fr' ? 'Micro autorisé' : 'Microphone allowed')).toBeVisible()
    await waitFor(() => expect(world.logs.learner).toHaveLength(1))
    expect(world.logs.learner?.[0]?.activity).toMatchObject({ id: take?.id, type: 'speech', score: 100 })
    await page.user.click(button(w.again))
    await waitFor(() => expect(main().queryByRole('heading', { name: w.result })).toBeNull())
    expect(button(w.start)).toHaveFocus()
  },
)

describe('the speech test', () => {
  const language = 'fr'
  const w = W[language]
  test('the text can be edited again; an empty one cannot be confirmed', async () => {
    installFakeRecognition('available')
    const page = await openPage('/speech-test', { language })
    await confirmText(page, language)
    await page.user.click(button(w.edit))
    expect(button(w.start)).toBeDisabled()
    await page.user.clear(main().getByRole('textbox', { name: w.text }))
    expect(button(w.confirm)).toBeDisabled()
  })

  test('without recognition it says so, and still helps', async () => {
    const page = await openPage('/speech-test', { language })
    expect(await main().findByText(w.unsupported)).toBeVisible()
    await confirmText(page, language)
    expect(button(w.start)).toBeDisabled()
    await page.user.click(button(w.without))
    await waitFor(() => expect(button(w.start)).toBeEnabled())
    await startTake(page, language)
    act(() => sound.say(voice()))
    await stopTake(page, language)
    expect(card(w.overall).getByText(w.none)).toBeVisible()
    expect(main().getAllByText(w.estimated).length).toBeGreaterThan(0)
    await expectAccessible()
    await page.user.click(main().getByRole('textbox', { name: w.said }))
    await page.user.paste(w.spoken)
    await page.user.click(button(w.compare))
    expect(await main().findByText(w.verdict)).toBeVisible()
    await expectAccessible()
    expect(await deviceOf().speechTakes.toArray()).toMatchObject([{ by: 'typed', transcript: w.spoken }])
    expect(await deviceOf().activities.count()).toBe(1)
  })

  test('the microphone is refused: it says what to do', async () => {
    installFakeRecognition('available')
    media.trouble = 'denied'
    const page = await openPage('/speech-test', { language })
    await confirmText(page, language)
    await page.user.click(button(w.start))
    expect(await main().findByText(w.permission)).toBeVisible()
    expect(button(w.start)).toBeEnabled()
    await expectAccessible()
  })

  test('every error is told with a way on, and the take goes on', async () => {
    const recognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language })
    await confirmText(page, language)
    for (const code of SPEECH_ERRORS) {
      await startTake(page, language)
      act(() => recognition.fail(code))
      const told = await main().findByText(w.error(code))
      // The bold text says what happened, and the advice follows it.
      expect((told.parentElement?.textContent ?? '').length).toBeGreaterThan((told.textContent ?? '').length + 30)
      await speak('en')
      expect(main().getByText(W.en.error(code))).toBeVisible()
      await speak('fr')
      await stopTake(page, language)
      expect(main().getByRole('textbox', { name: w.said }), code).toBeVisible()
      await page.user.click(button(w.again))
    }
  })

  test('a scenario fills the text, by the list and by the address', async () => {
    installFakeRecognition('available')
    let page = await openPage('/speech-test', { language })
    await page.user.selectOptions(await main().findByRole('combobox', { name: w.scenario }), w.title)
    const text = main().getByRole('textbox', { name: w.text })
    await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(/Samir/))
    expect(page.address).toBe('/speech-test?scenario=late-teammate')
    await page.user.type(text, ' !')
    page = await page.reload()
    expect(((await main().findByRole('textbox', { name: w.text })) as HTMLTextAreaElement).value).toMatch(/ !$/)
  })
})

describe('who writes the words down', () => {
  const w = W.en
  test('the browser’s service only after consent, which is remembered and can be withdrawn', async () => {
    const recognition = installFakeRecognition('unavailable')
    let page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await page.user.click(button(w.start))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Your voice may then leave this device/)).toBeVisible()
    await expectAccessible()
    await page.user.click(dialog.getByRole('button', { name: w.allow }))
    expect(recognition.sessions).toEqual([])
    page = await page.reload()
    expect(await main().findByText(/You have allowed your browser’s speech service/)).toBeVisible()
    await startTake(page, 'en')
    expect(recognition.sessions).toMatchObject([{ lang: 'en-CA', processLocally: undefined }])
    await stopTake(page, 'en')
    await page.user.click(button(w.withdraw))
    expect(await main().findByText(/may then leave this device/)).toBeVisible()
  })
  test('recognition can be installed, or the installation fails', async () => {
    const recognition = installFakeRecognition('downloadable')
    recognition.afterInstall = 'downloadable'
    const page = await openPage('/speech-test', { language: 'en' })
    await page.user.click(await main().findByRole('button', { name: w.install }))
    expect(await main().findByText(/couldn’t install it/)).toBeVisible()
    recognition.afterInstall = 'available'
    await page.user.click(button(w.install))
    expect(await main().findByText(w.here)).toBeVisible()
  })
  test('a browser that never says what it can is not waited for', async () => {
    const recognition = installFakeRecognition('available')
    recognition.silent = true
    const page = await openPage('/speech-test', { language: 'en' })
    expect(await main().findByText('Checking what your browser can do…')).toBeVisible()
    await confirmText(page, 'en')
    expect(button(w.start)).toBeDisabled()
    expect(await main().findByText(/may then leave this device/)).toBeVisible()
    expect(button(w.start)).toBeEnabled()
  })
  test('the language that is spoken is chosen and remembered', async () => {
    const recognition = installFakeRecognition('available', { prefixed: true })
    let page = await openPage('/speech-test', { language: 'en' })
    const select = await main().findByRole('combobox', { name: w.language })
    expect(select).toHaveValue('en-CA')
    await page.user.selectOptions(select, 'en-US')
    await waitFor(async () => expect(await deviceOf().meta.get('voice')).toBeDefined())
    page = await page.reload()
    await confirmText(page, 'en')
    await startTake(page, 'en')
    expect(recognition.sessions[0]?.lang).toBe('en-US')
  })
  test('recognition that cannot start says so', async () => {
    const recognition = installFakeRecognition('available')
    recognition.refusesToStart = true
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    expect(main().getByText(/Failed to start speech recognition/)).toBeVisible()
  })
  test('where it ends by itself it is begun again, and the words are joined', async () => {
    const recognition: FakeRecognition = installFakeRecognition('available')
    const page = await openPage('/speech-test', { language: 'en' })
    await confirmText(page, 'en')
    await startTake(page, 'en')
    act(() => {
      recognition.hear([['I am listening', 0.5]])
      recognition.end()
    })
    await waitFor(() => expect(recognition.sessions).toHaveLength(2))
    act(() => recognition.hear([['and I understand', 1]]))
    await stopTake(page, 'en')
    const [take] = await deviceOf().speechTakes.toArray()
    expect(take?.transcript).toBe('I am listening and I understand')
    expect(take?.confidence).toBeCloseTo((14 * 0.5 + 16) / 30, 9)
  })
})
