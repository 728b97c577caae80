import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { enqueue } from '#data/outbox'
import { deviceOf, goOffline, goOnline, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

/** The one that is shown: sidebar and top bar have one each. */
const indicator = () => {
  const [shown] = screen.getAllByRole('link').filter((link) => link.matches('a[href="/device"][aria-label]'))
  if (!shown) throw new Error('there is no indicator')
  return shown
}
const says = (words: string | RegExp) =>
  waitFor(() => expect(indicator()).toHaveAccessibleName(words), { timeout: 3000 })
const write = (id = 'understand-the-test') =>
  enqueue(deviceOf(), { call: 'modules.saveProgress', args: { params: { id }, body: { currentPage: 1 } } })
const fault = () =>
  server.use(
    http.post('*/api/module-progress/:id', () =>
      HttpResponse.json({ error: 'x' }, { status: 503, headers: { 'Situ-Contract': '1' } }),
    ),
  )

test.each([
  ['fr', /^Synchronisé( à .+)?$/, '1 en attente', '2 en attente', '1 à vérifier'],
  ['en', /^Synced( at .+)?$/, '1 waiting', '2 waiting', '1 to check'],
] as const)('synced, waiting, to check (%s)', async (language, synced, one, two, check) => {
  await openPage('/learning-demo', { language })
  await says(synced)
  fault()
  await write()
  dispatchEvent(new Event('focus'))
  await says(one)
  await write()
  await says(two)
  server.resetHandlers()
  dispatchEvent(new Event('focus'))
  await says(synced)
  await write('nowhere')
  dispatchEvent(new Event('focus'))
  await says(check)
  expect(await deviceOf().outbox.count()).toBe(1)
})

test.each([
  ['fr', 'Enregistré ici'],
  ['en', 'Saved here'],
] as const)('what was just written is saved here while it is on its way (%s)', async (language, words) => {
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await openPage('/learning-demo', { language })
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
  await says(words)
  answer()
  await says(/^Sync|1 /)
})

test.each([
  ['fr', 'Hors ligne', 'Hors ligne, 1 en attente'],
  ['en', 'Offline', 'Offline, 1 waiting'],
] as const)(
  'offline, alone and with something that waits; back online it is sent (%s)',
  async (language, alone, waiting) => {
    await openPage('/learning-demo', { language })
    await says(/^Sync/)
    goOffline()
    await says(alone)
    await write()
    await says(waiting)
    goOnline()
    await says(/^Sync/)
    expect(world.states.learner?.['understand-the-test']?.currentPage).toBe(1)
  },
)

test('it leads to the page with the details', async () => {
  const page = await openPage('/learning-demo')
  await says(/^Sync/)
  await page.user.click(indicator())
  expect(await screen.findByRole('heading', { level: 1, name: 'Cet appareil' })).toBeVisible()
  expect(page.address).toBe('/device')
})

test.each([
  ['fr', 'Vous êtes hors ligne.', 'Masquer'],
  ['en', 'You are offline.', 'Hide'],
] as const)('the banner comes once per loss of the network and can be hidden (%s)', async (language, words, hide) => {
  const { user } = await openPage('/learning-demo', { language })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(words)).toBeNull()
  goOffline()
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: hide }))
  expect(screen.queryByText(words)).toBeNull()
  await says(/^Hors ligne|^Offline/)
  goOnline()
  await says(/^Sync/)
  expect(screen.queryByText(words)).toBeNull()
  goOffline()
  expect(await screen.findByText(words)).toBeVisible()
  goOnline()
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})
