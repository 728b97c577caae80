import { act, screen, waitFor } from '@testing-library/react'
import { speechSound } from 'shared/testing/speech-sound'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { type FakeMedia, installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { installFakeRecognition } from '#testing/media/fake-recognition'
import { type FakeSound, installFakeSound } from '#testing/media/fake-sound'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const W = {
  fr: {
    voice: 'À l’oral',
    start: 'Commencer l’enregistrement',
    stop: 'Arrêter l’enregistrement',
    said: 'Ce que vous avez dit',
    submit: 'Soumettre la réponse',
    result: 'Votre voix',
    back: 'Restaurer',
    denied: /^Le micro doit être autorisé/,
    without: 'Sans reconnaissance vocale',
  },
  en: {
    voice: 'Spoken',
    start: 'Start recording',
    stop: 'Stop recording',
    said: 'What you said',
    submit: 'Submit the answer',
    result: 'Your voice',
    back: 'Restore it',
    denied: /^Microphone permission required/,
    without: 'Without speech recognition',
  },
} as const
let media: FakeMedia
let sound: FakeSound
beforeEach(() => {
  media = installFakeMedia()
  sound = installFakeSound()
})
afterEach(() => removeFakeMedia())

const samples = () =>
  speechSound([
    { syllables: 9, pauseMs: 800 },
    { syllables: 9, pauseMs: 0 },
  ]).samples
const open = async (language: 'fr' | 'en') => {
  const page = await openPage('/practice?scenario=late-teammate', { language })
  await page.user.click(await main().findByRole('button', { name: W[language].voice }))
  return page
}
type Opened = Awaited<ReturnType<typeof open>>
const start = async (page: Opened, language: 'fr' | 'en') => {
  const button = await main().findByRole('button', { name: W[language].start })
  await waitFor(() => expect(button).toBeEnabled())
  await page.user.click(button)
  await main().findByRole('button', { name: W[language].stop })
}
const stop = async (page: Opened, language: 'fr' | 'en') => {
  await page.user.click(main().getByRole('button', { name: W[language].stop }))
  await main().findByRole('button', { name: W[language].start })
}

test('an answer is recorded, corrected and submitted; its voice stands with the result', async () => {
  const w = W.fr
  const recognition = installFakeRecognition('available')
  let page = await open('fr')
  await page.user.type(main().getByRole('textbox', { name: w.said }), 'Samir')
  media.trouble = 'denied'
  const begin = await main().findByRole('button', { name: w.start })
  await waitFor(() => expect(begin).toBeEnabled())
  await page.user.click(begin)
  await main().findByText(w.denied)
  media.trouble = undefined
  await start(page, 'fr')
  const said = FAIR_ANSWERS.fr.join(' ')
  act(() => {
    sound.say(samples())
    recognition.hear([[said, 0.9]])
  })
  await stop(page, 'fr')
  const field = main().getByRole('textbox', { name: w.said })
  await waitFor(() => expect(field).toHaveValue(said))
  expect(await main().findByRole('button', { name: w.back })).toBeVisible()
  expect(media.live()).toBe(0)
  await page.user.type(field, ' Fin.')
  await expectAccessible()
  page = await page.reload()
  expect(await main().findByRole('textbox', { name: w.said })).toHaveValue(`${said} Fin.`)
  await page.user.click(main().getByRole('button', { name: w.submit }))
  const result = await screen.findByRole('heading', { name: w.result })
  expect(result).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(result).toHaveTextContent(W.en.result)
  const [evaluation] = await deviceOf().evaluations.toArray()
  expect(evaluation).toMatchObject({ responseType: 'audio', voice: { by: 'device', confidence: 0.9 } })
  expect(evaluation?.voice?.sound?.pauses).toHaveLength(1)
  await waitFor(() => expect(world.evaluations.learner).toHaveLength(1))
  // Measurements of the voice are not sent to the server.
  expect(JSON.stringify(world.evaluations.learner)).not.toContain('pauses')
})

test('a new recording takes the place of the old words, which can be brought back', async () => {
  const w = W.en
  const recognition = installFakeRecognition('available')
  let page = await open('en')
  let field = await main().findByRole('textbox', { name: w.said })
  expect(main().getByRole('button', { name: w.submit })).toBeVisible()
  await page.user.type(field, 'Samir')
  media.trouble = 'denied'
  const begin = await main().findByRole('button', { name: w.start })
  await waitFor(() => expect(begin).toBeEnabled())
  await page.user.click(begin)
  await main().findByText(w.denied)
  expect(field).toHaveValue('Samir')
  media.trouble = undefined
  await start(page, 'en')
  await waitFor(() => expect(field).toHaveValue(''))
  act(() => recognition.hear([['Bonjour', 0.9]]))
  await stop(page, 'en')
  await waitFor(() => expect(field).toHaveValue('Bonjour'))
  page = await page.reload()
  field = await main().findByRole('textbox', { name: w.said })
  await page.user.click(await main().findByRole('button', { name: w.back }))
  expect(field).toHaveValue('Samir')
})

test('without recognition what was typed stays, the sound is analysed', async () => {
  const language = 'fr'
  const w = W[language]
  const page = await open(language)
  await page.user.click(await main().findByRole('button', { name: w.without }))
  const field = main().getByRole('textbox', { name: w.said })
  await page.user.type(field, 'Samir')
  await waitFor(() => expect(main().getByRole('button', { name: w.start })).toBeEnabled())
  await start(page, language)
  act(() => sound.say(samples()))
  await stop(page, language)
  expect(field).toHaveValue('Samir')
  await waitFor(async () =>
    expect((await deviceOf().drafts.get('practice/late-teammate'))?.value).toMatchObject({
      spoken: 'Samir',
      voice: { by: 'typed' },
    }),
  )
})
