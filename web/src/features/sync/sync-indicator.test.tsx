import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { enqueue } from '#data/outbox/outbox'
import { deviceOf, goOffline, goOnline, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

/** The first visible indicator: the sidebar and the top bar have one each. */
const indicator = () => {
  const [shown] = screen.getAllByRole('link').filter((link) => link.matches('a[href="/device"][aria-label]'))
  if (!shown) throw new Error('there is no indicator')
  return shown
}
const says = (words: string | RegExp) => waitFor(() => expect(indicator()).toHaveAccessibleName(words))
/** Checks the French text, then the English one; ends in French. */
async function saysInBoth(french: string | RegExp, english: string | RegExp) {
  await says(french)
  await speak('en')
  await says(english)
  await speak('fr')
}
const write = (id = 'understand-the-test') =>
  enqueue(deviceOf(), { call: 'modules.saveProgress', args: { params: { id }, body: { currentPage: 1 } } })
const fault = () =>
  server.use(
    http.post('*/api/module-progress/:id', () =>
      HttpResponse.json({ error: 'x' }, { status: 503, headers: { 'Situ-Contract': '1' } }),
    ),
  )

test('synced, waiting, to check', async () => {
  await openPage('/learning-demo', { frame: true })
  await saysInBoth(/^Synchronisé( à .+)?$/, /^Synced( at .+)?$/)
  fault()
  await write()
  dispatchEvent(new Event('focus'))
  await saysInBoth('1 en attente', '1 waiting')
  await write()
  await saysInBoth('2 en attente', '2 waiting')
  server.resetHandlers()
  dispatchEvent(new Event('focus'))
  await says(/^Synchronisé( à .+)?$/)
  await write('nowhere')
  dispatchEvent(new Event('focus'))
  await saysInBoth('1 à vérifier', '1 to check')
  expect(await deviceOf().outbox.count()).toBe(1)
})

test('what was just written is saved here while it is on its way', async () => {
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await openPage('/learning-demo', { frame: true })
  await says(/^Sync/)
  server.use(
    http.post('*/api/module-progress/:id', async () => {
      await asked
      server.resetHandlers()
      return HttpResponse.error()
    }),
  )
  await write()
  dispatchEvent(new Event('focus'))
  await saysInBoth('Enregistré ici', 'Saved here')
  answer()
  await says(/^Sync|1 /)
})

test('offline, alone and with something that waits; back online it is sent', async () => {
  await openPage('/learning-demo', { frame: true })
  await says(/^Sync/)
  goOffline()
  await saysInBoth('Hors ligne', 'Offline')
  await write()
  await saysInBoth('Hors ligne, 1 en attente', 'Offline, 1 waiting')
  goOnline()
  await says(/^Sync/)
  expect(world.states.learner?.['understand-the-test']?.currentPage).toBe(1)
})

test('it leads to the page with the details', async () => {
  const page = await openPage('/learning-demo', { frame: true })
  await says(/^Sync/)
  await page.user.click(indicator())
  expect(await screen.findByRole('heading', { level: 1, name: 'Cet appareil' })).toBeVisible()
  expect(page.address).toBe('/device')
})

test('the banner comes once per loss of the network and can be hidden', async () => {
  const words = 'Vous êtes hors ligne.'
  const { user, router } = await openPage('/learning-demo', { frame: true })
  expect(screen.queryByText(words)).toBeNull()
  goOffline()
  expect(await screen.findByText(words)).toBeVisible()
  await speak('en')
  expect(screen.getByText('You are offline.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible()
  await speak('fr')
  await user.click(screen.getByRole('button', { name: 'Masquer' }))
  expect(screen.queryByText(words)).toBeNull()
  await says(/^Hors ligne/)
  goOnline()
  await says(/^Sync/)
  expect(screen.queryByText(words)).toBeNull()
  goOffline()
  expect(await screen.findByText(/sera envoyé/)).toBeVisible()
  // An administrator's change is not queued, so the screen must not promise that it will be sent.
  await act(() => router.navigate({ to: '/admin' }))
  expect(screen.getByText(/Rien de ce que vous changez dans l’administration/)).toBeVisible()
  expect(screen.queryByText(/sera envoyé/)).toBeNull()
  expect(await screen.findByText(words)).toBeVisible()
  goOnline()
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})
