import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { goOffline, main, openPage } from '#testing/render'

const W = {
  fr: {
    by: /s’ouvre d’elle-même dans 3 secondes/,
    stay: 'Rester ici',
    stayed: /plus rien ne s’ouvre tout seul/,
    open: 'Ouvrir la plateforme',
    here: 'L’afficher ici',
    tab: 'Ouvrir dans un nouvel onglet',
    modes: 'Mode de pratique',
    back: 'Retour',
    offline: 'Ce site demande une connexion',
  },
  en: {
    by: /opens by itself in 3 seconds/,
    stay: 'Stay here',
    stayed: /nothing opens by itself any more/,
    open: 'Open the platform',
    here: 'Show it here',
    tab: 'Open in a new tab',
    modes: 'Practice mode',
    back: 'Back',
    offline: 'This site needs a connection',
  },
} as const
const both = ['fr', 'en'] as const
// The first page of a file brings the whole app with it.
vi.setConfig({ testTimeout: 20_000 })
const falseClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test.each(both)('who chooses nothing sees the seconds run down and comes to the platform (%s)', async (language) => {
  falseClock()
  const page = await openPage('/typing', { language })
  expect(main().getByText(W[language].by)).toBeVisible()
  await expectAccessible()
  await pass(1200)
  expect(main().getByText(/2 second/)).toBeVisible()
  await pass(2200)
  expect(await screen.findByRole('tablist', { name: W[language].modes })).toBeVisible()
  expect(page.address).toContain('view=platform')
})

test.each(both)('the countdown can be stopped (%s)', async (language) => {
  falseClock()
  const page = await openPage('/typing', { language })
  await page.user.click(main().getByRole('button', { name: W[language].stay }))
  await pass(10_000)
  expect(main().getByText(W[language].stayed)).toBeVisible()
  expect(page.address).toBe('/typing')
  await expectAccessible()
})

test('to move the focus stops it, too', async () => {
  falseClock()
  const page = await openPage('/typing')
  act(() => main().getByRole('link', { name: W.fr.tab }).focus())
  await pass(10_000)
  expect(page.address).toBe('/typing')
})

test('a card is chosen at once, and Back leads to the choice', async () => {
  const page = await openPage('/typing')
  await page.user.click(main().getByRole('button', { name: W.fr.open }))
  expect(await screen.findByRole('tablist', { name: W.fr.modes })).toBeVisible()
  page.router.history.back()
  expect(await main().findByRole('button', { name: W.fr.stay })).toBeVisible()
})

test.each(both)('the other site opens in a tab, or here with a way back (%s)', async (language) => {
  const w = W[language]
  const page = await openPage('/typing', { language })
  const link = main().getByRole('link', { name: w.tab })
  expect(link).toHaveAttribute('href', 'https://monkeytype.com/')
  expect(link).toHaveAttribute('target', '_blank')
  await page.user.click(main().getByRole('button', { name: w.here }))
  const frame = (await main().findByTitle(/Monkeytype/)) as HTMLIFrameElement
  expect([frame.src, frame.getAttribute('sandbox')]).toEqual([
    'https://monkeytype.com/',
    'allow-scripts allow-same-origin allow-forms',
  ])
  await page.user.click(main().getByRole('link', { name: w.back }))
  expect(await screen.findByRole('tablist', { name: w.modes })).toBeVisible()
})

test.each(both)('without a network the other site says so and the platform is offered (%s)', async (language) => {
  const page = await openPage('/typing?view=site', { language })
  act(() => goOffline())
  expect(await main().findByText(W[language].offline)).toBeVisible()
  await expectAccessible()
  expect(main().queryByTitle(/Monkeytype/)).toBeNull()
  await page.user.click(main().getByRole('link', { name: W[language].open }))
  await waitFor(() => expect(page.address).toContain('view=platform'))
})

test('where nothing appears after a while, it is said that the site may refuse', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openPage('/typing?view=site', { language: 'en' })
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  expect(main().getByText(/If nothing appears, monkeytype.com does not allow itself/)).toBeVisible()
})
