import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasDataMark, setDataMark } from '#session/data-marks'
import { forgetThisDevice } from '#session/session'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'

const noted = () => waitFor(async () => expect(await deviceOf().meta.get('createdAt')).toBeDefined())

test('a device that never had data says nothing, and is marked from then on', async () => {
  await openPage('/device')
  await noted()
  await waitFor(() => expect(hasDataMark('learner')).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('data that the browser has removed are told, with what comes back and how, until it was read', async () => {
  // All that a page can store is gone; the server has renewed the cookie.
  setDataMark('learner')
  const page = await openPage('/scheduler', { frame: true })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Votre navigateur a effacé les données de Situ sur cet appareil.')).toBeVisible()
  expect(alert.getByText(/Ce qui était sur le serveur revient.*sont perdus/)).toBeVisible()
  expect(alert.getByRole('link', { name: 'Restaurer une sauvegarde' })).toHaveAttribute('href', '/device')
  await expectAccessible()
  await speak('en')
  expect(alert.getByText('Your browser has removed Situ’s data from this device.')).toBeVisible()
  const again = await page.reload()
  await again.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /Masquer|Hide/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await again.reload()
  await noted()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('data that the learner has removed are no loss', async () => {
  await openPage('/device')
  await noted()
  await waitFor(() => expect(hasDataMark('learner')).toBe(true))
  await forgetThisDevice('learner')
  expect(hasDataMark('learner')).toBe(false)
})

test('four users are marked, the latest first', () => {
  for (const user of ['a', 'b', 'c', 'd', 'e', 'b']) setDataMark(user)
  expect(['a', 'b', 'c', 'd', 'e'].filter(hasDataMark)).toEqual(['b', 'c', 'd', 'e'])
})

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

test.each([
  [
    SAFARI,
    /^Safari efface ces données si vous n’ouvrez pas Situ pendant sept jours\..*Ajouter au Dock/,
    /^Safari removes this data/,
  ],
  [
    IPHONE,
    /efface ces données.*sept jours.*Sur l’écran d’accueil/,
    /removes this data.*seven days.*Add to Home Screen/,
  ],
])('where a browser removes data after a week, the page about the device says so', async (agent, french, english) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await openPage('/device')
  expect(await main().findByText(french)).toBeVisible()
  await speak('en')
  expect(await main().findByText(english)).toBeVisible()
})
test('elsewhere it does not', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(FIREFOX)
  await openPage('/device')
  await main().findByRole('region', { name: 'Stockage' })
  expect(main().queryByText(/sept jours/)).toBeNull()
})
