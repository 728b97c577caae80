import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { watchInstall } from '#browser/install'
import { main, openPage, speak } from '#testing/render'

const W = {
  fr: {
    button: 'Installer',
    other: /^Dans le menu de votre navigateur/,
    ios: /^Dans Safari, touchez/,
    done: 'Installé',
  },
  en: { button: 'Install', other: /^In your browser’s menu/, ios: /^In Safari, touch/, done: 'Installed' },
} as const

test('where a browser offers no installation, the way is told', async () => {
  const w = W.fr
  const page = await openPage('/about', { user: null })
  expect(await main().findByText(w.other)).toBeVisible()
  expect(main().queryByRole('button', { name: w.button })).toBeNull()

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)')
  await page.reload()
  expect(await main().findByText(w.ios)).toBeVisible()
  await speak('en')
  expect(main().getByText(W.en.ios)).toBeVisible()
})

test('where it does, a button installs', async () => {
  watchInstall()
  const { user } = await openPage('/about', { language: 'en', user: null })
  await main().findByText(W.en.other)
  const prompt = vi.fn(async () => {})
  const userChoice = Promise.resolve({ outcome: 'dismissed' })
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice })
  act(() => void dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await user.click(main().getByRole('button', { name: W.en.button }))
  expect(prompt).toHaveBeenCalledOnce()
  // After the learner has declined, the browser makes no second offer to this page.
  expect(await main().findByText(W.en.other)).toBeVisible()
})

test('where it is installed, that is said', async () => {
  const standalone = (media: string) =>
    ({ matches: /standalone/.test(media), media, addEventListener() {}, removeEventListener() {} }) as never
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(standalone)
  await openPage('/about', { user: null })
  expect(await main().findByText(W.fr.done)).toBeVisible()
  expect(main().queryByRole('button', { name: W.fr.button })).toBeNull()
})
