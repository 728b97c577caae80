import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

/** The learner has been in the first module (completed, 1 h 05) and in the second (page 2 of 4, 42 min). */
function someProgress() {
  const state = { epoch: 0, currentDevice: 'd', currentAt: Date.parse('2026-11-19T17:00:00Z') }
  world.states.learner = {
    'understand-the-test': { ...state, currentPage: 1, lastPage: 2, seconds: { d: 3900 } },
    'empathy-in-words': { ...state, currentPage: 2, lastPage: 2, seconds: { d: 2000, e: 520 } },
  }
}
const cards = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const card = (name: string) => main().getByRole('link', { name: new RegExp(`^${name}|${name}.* pages, `) })
const listFails = () => server.use(http.get('*/api/modules', () => HttpResponse.error()))

test.each([
  ['fr', 'Débutant', 'Comprendre le test', 'Intermédiaire', 'L’empathie en mots', 'Tous'],
  ['en', 'Beginner', 'Understand the test', 'Intermediate', 'Empathy in words', 'All'],
] as const)(
  'the level filter shows one level at a time (%s)',
  async (language, level, title, other, otherTitle, all) => {
    const { user } = await openPage('/learning-demo', { language })
    await waitFor(() => expect(cards()).toHaveLength(3))
    const filter = within(main().getByRole('group', { name: language === 'fr' ? 'Niveau' : 'Level' }))
    expect(filter.getByRole('button', { name: all, pressed: true })).toBeVisible()
    await user.click(filter.getByRole('button', { name: level }))
    expect(cards()).toEqual([title])
    await user.click(filter.getByRole('button', { name: other }))
    expect(cards()).toEqual([otherTitle])
    await user.click(filter.getByRole('button', { name: all }))
    expect(cards()).toHaveLength(3)
  },
)

test('a level without modules says so and leads back to all', async () => {
  world.modules = world.modules.filter((m) => m.skillLevel !== 'advanced')
  const { user } = await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(2))
  await user.click(main().getByRole('button', { name: 'Avancé' }))
  expect(main().getByText('Aucun module à ce niveau.')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Voir tous les niveaux' }))
  expect(cards()).toHaveLength(2)
})

test.each([
  ['fr', ['Revoir', 'Continuer', 'Commencer']],
  ['en', ['Review', 'Continue', 'Start']],
] as const)('a card says what to do next by the status of its module (%s)', async (language, actions) => {
  someProgress()
  await openPage('/learning-demo', { language })
  const words = new RegExp(`(${actions.join('|')})$`)
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('link')
        .map((link) => words.exec(link.textContent ?? '')?.[1])
        .filter((word) => word !== undefined),
    ).toEqual(actions),
  )
})

test('a card opens its module', async () => {
  const page = await openPage('/learning-demo')
  await screen.findByRole('heading', { level: 3, name: 'L’empathie en mots' })
  await page.user.click(card('L’empathie en mots'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Étape 1' })).toBeVisible()
  await waitFor(() => expect(page.address).toBe('/learning/empathy-in-words?page=1'))
})

test.each([
  [
    'fr',
    ['Module', 'Achèvement', 'État', 'Pages vues', 'Temps total', 'Dernier accès'],
    ['Comprendre le test', '100 %', 'Terminé', '2 sur 2', '1 h 05', '19 nov.'],
    ['L’empathie en mots', '50 %', 'En cours', '2 sur 4', '0 h 42', '19 nov.'],
  ],
  [
    'en',
    ['Module', 'Completion', 'Status', 'Pages viewed', 'Total time', 'Last accessed'],
    ['Understand the test', '100%', 'Completed', '2 of 2', '1 h 05 min', 'Nov 19'],
    ['Empathy in words', '50%', 'In progress', '2 of 4', '0 h 42 min', 'Nov 19'],
  ],
] as const)(
  'the progress table has the six columns, times in hours and minutes (%s)',
  async (language, ...expected) => {
    someProgress()
    await openPage('/learning-demo', { language })
    const table = await screen.findByRole('table', { name: language === 'fr' ? 'Progression par module' : /progress/i })
    const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3))
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)))
    expect(rows).toEqual(expected)
  },
)

test('with nothing opened the table invites to explore', async () => {
  await openPage('/learning-demo', { language: 'en' })
  expect(await screen.findByText('Nothing opened yet.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(main().getByRole('link', { name: 'Explore the modules' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/learning/),
  )
})

test('#progress-table scrolls to the table once it is there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openPage('/learning-demo#progress-table')
  await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById('progress-table')))
})

test('without the anchor nothing scrolls', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(scrolled.mock.contexts).not.toContain(document.getElementById('progress-table'))
})

test.each([
  ['fr', 'La liste des modules n’a pas pu être chargée. Voici des modules de démonstration.', 'Réessayer'],
  ['en', 'The list of modules could not be loaded. These are demonstration modules.', 'Try again'],
] as const)(
  'a list that cannot be had becomes demonstration modules with a notice (%s)',
  async (language, notice, again) => {
    listFails()
    const { user } = await openPage('/learning-demo', { language })
    expect(await screen.findByText(notice)).toBeVisible()
    expect(cards()).toHaveLength(3)
    server.resetHandlers()
    await user.click(main().getByRole('button', { name: again }))
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    expect(cards()).toContain(language === 'fr' ? 'Comprendre le test' : 'Understand the test')
  },
)

test('while the list is on its way nothing claims that there is none', async () => {
  const claims = new Set<string>()
  const watching = new MutationObserver(() => {
    for (const claim of ['Aucun module pour l’instant.', '0 sur 0', 'Rien d’ouvert pour l’instant.'])
      if (document.body.textContent?.includes(claim)) claims.add(claim)
  })
  someProgress()
  const first = await openPage('/learning-demo')
  await screen.findByRole('table')
  await first.close()
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  await openPage('/learning-demo')
  await screen.findByRole('table')
  watching.disconnect()
  expect([...claims]).toEqual([])
})

test('a server fault shows the demonstration modules too', async () => {
  server.use(
    http.get('*/api/modules', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  await openPage('/learning-demo')
  expect(await screen.findByText(/modules de démonstration/)).toBeVisible()
})

test('a list that is stored is shown with no network, without any notice', async () => {
  const first = await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(3))
  goOffline()
  const page = await first.reload()
  await waitFor(() => expect(cards()).toContain('Comprendre le test'))
  await waitFor(() => expect(page.session.currentSession().status).toBe('signed-in'))
  // The failed request has come back by now.
  await new Promise((later) => setTimeout(later, 100))
  expect(screen.queryByText(/modules de démonstration/)).toBeNull()
  expect(cards()).toHaveLength(3)
  goOnline()
})

test('a module that another device read shows its progress after a refresh', async () => {
  await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(main().getByText('Rien d’ouvert pour l’instant.')).toBeVisible()
  someProgress()
  dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('table')).toBeVisible()
  expect((await deviceOf().moduleStates.get('empathy-in-words'))?.state.lastPage).toBe(2)
})

test.each(['fr', 'en'] as const)('axe finds nothing, with and without progress (%s)', async (language) => {
  const page = await openPage('/learning-demo', { language })
  await waitFor(() => expect(cards()).toHaveLength(3))
  await expectAccessible()
  someProgress()
  await page.reload()
  await screen.findByRole('table')
  await expectAccessible()
})
