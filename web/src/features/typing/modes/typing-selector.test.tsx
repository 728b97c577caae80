import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { goOffline, main, openPage, speak } from '#testing/render'

const W = {
  fr: {
    by: /s’ouvrira automatiquement dans 3 secondes/,
    stay: 'Rester ici',
    stayed: /rien ne s’ouvrira automatiquement/,
    open: 'Ouvrir la plateforme',
    here: 'L’afficher ici',
    tab: 'Nouvel onglet',
    modes: 'Mode d’entraînement',
    back: 'Retour',
    offline: 'Ce site nécessite une connexion Internet',
  },
  en: {
    by: /opens automatically in 3 seconds/,
    stay: 'Stay here',
    stayed: /nothing will open automatically/,
    open: 'Open the platform',
    here: 'Show it here',
    tab: 'New tab',
    modes: 'Practice mode',
    back: 'Back',
    offline: 'This site needs an internet connection',
  },
} as const
const both = ['en', 'fr'] as const
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const platform = () => screen.findByRole('tablist', { name: /^(Mode d’entraînement|Practice mode)$/ })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})

test('who chooses nothing sees the seconds run down and comes to the platform', async () => {
  const page = await openPage('/typing')
  for (const language of both) {
    await speak(language)
    expect(main().getByText(W[language].by)).toBeVisible()
  }
  await expectAccessible()
  await pass(1200)
  expect(main().getByText(/2 second/)).toBeVisible()
  await pass(2200)
  expect(await platform()).toHaveAccessibleName(W.fr.modes)
  expect(page.address).toContain('view=platform')
  await speak('en')
  expect(await platform()).toHaveAccessibleName(W.en.modes)
})

test('the countdown can be stopped', async () => {
  const page = await openPage('/typing')
  await speak('en')
  expect(main().getByText(W.en.stay)).toBeVisible()
  await speak('fr')
  await page.user.click(main().getByText(W.fr.stay))
  await pass(10_000)
  for (const language of both) {
    await speak(language)
    expect(main().getByText(W[language].stayed)).toBeVisible()
  }
  expect(page.address).toBe('/typing')
  await expectAccessible()
})

test('a card is chosen at once, and Back leads to the choice; to move the focus stops the countdown, too', async () => {
  const page = await openPage('/typing')
  await page.user.click(main().getByText(W.fr.open))
  expect(await platform()).toBeVisible()
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  page.router.history.back()
  expect(await main().findByText(W.fr.stay)).toBeVisible()
  act(() => main().getByRole('link', { name: W.fr.tab }).focus())
  await pass(10_000)
  expect(page.address).toBe('/typing')
})

test('the other site opens in a tab, or here with a way back; it may refuse, and it needs a network', async () => {
  const page = await openPage('/typing')
  for (const language of both) {
    await speak(language)
    expect(main().getByText(W[language].here)).toBeVisible()
    const link = main().getByRole('link', { name: W[language].tab })
    expect(link).toHaveAttribute('href', 'https://monkeytype.com/')
    expect(link).toHaveAttribute('target', '_blank')
  }
  await page.user.click(main().getByText(W.fr.here))
  const frame = (await main().findByTitle(/Monkeytype/)) as HTMLIFrameElement
  expect([frame.src, frame.getAttribute('sandbox')]).toEqual([
    'https://monkeytype.com/',
    'allow-scripts allow-same-origin allow-forms',
  ])
  await pass(10_100)
  await speak('en')
  expect(main().getByText(/If nothing appears, monkeytype.com does not allow itself/)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: W.en.back }))
  expect(await main().findByText(W.en.stay)).toBeVisible()

  page.router.history.back()
  await main().findByTitle(/Monkeytype/)
  act(() => goOffline())
  for (const language of both) {
    await speak(language)
    expect(await main().findByText(W[language].offline)).toBeVisible()
    expect(main().getByRole('link', { name: W[language].open })).toBeVisible()
  }
  await expectAccessible()
  expect(main().queryByTitle(/Monkeytype/)).toBeNull()
  await page.user.click(main().getByRole('link', { name: W.fr.open }))
  await waitFor(() => expect(page.address).toContain('view=platform'))
})
