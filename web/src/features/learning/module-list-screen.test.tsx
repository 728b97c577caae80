import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeActivity } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

/** Progress in the first module (completed, 1 h 05) and in the second (page 2 of 4, 42 min). */
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
const listFails = () => server.use(http.get('*/api/modules', () => HttpResponse.error()))

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const WORDS = {
  fr: {
    label: 'Niveau',
    levels: ['Tous', 'Débutant', 'Intermédiaire'],
    titles: ['Comprendre le test', 'L’empathie en mots'],
    none: 'Aucun module ouvert pour l’instant.',
    explore: 'Explorer les modules',
    actions: ['Revoir', 'Continuer', 'Commencer'],
    table: [
      ['Module', 'Progression', 'État', 'Pages vues', 'Temps total', 'Dernier accès'],
      ['Comprendre le test', '100 %', 'Terminé', '2 sur 2', '1 h 05', '19 nov.'],
      ['L’empathie en mots', '50 %', 'En cours', '2 sur 4', '0 h 42', '19 nov.'],
    ],
  },
  en: {
    label: 'Level',
    levels: ['All', 'Beginner', 'Intermediate'],
    titles: ['Understand the test', 'Empathy in words'],
    none: 'Nothing opened yet.',
    explore: 'Explore the modules',
    actions: ['Review', 'Continue', 'Start'],
    table: [
      ['Module', 'Progress', 'Status', 'Pages viewed', 'Total time', 'Last accessed'],
      ['Understand the test', '100%', 'Completed', '2 of 2', '1 h 05 min', 'Nov 19'],
      ['Empathy in words', '50%', 'In progress', '2 of 4', '0 h 42 min', 'Nov 19'],
    ],
  },
}
const LANGUAGES = ['en', 'fr'] as const

test('the level filter shows one level; cards and table say what to do next, once another device has read', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(3))
  // The address has no anchor, so the page does not scroll to the table.
  expect(scrolled.mock.contexts).not.toContain(document.getElementById('progress-table'))
  for (const language of LANGUAGES) {
    await speak(language)
    const words = WORDS[language]
    const filter = within(main().getByRole('group', { name: words.label }))
    expect(filter.getByRole('button', { pressed: true })).toHaveAccessibleName(words.levels[0] ?? '')
    for (const [i, title] of words.titles.entries()) {
      await user.click(filter.getByText(words.levels[i + 1] ?? ''))
      expect(cards()).toEqual([title])
    }
    await user.click(filter.getByText(words.levels[0] ?? ''))
    expect(cards()).toHaveLength(3)
    expect(main().getByText(words.none)).toBeVisible()
    expect(main().getByText(words.explore).closest('a')).toHaveAttribute('href', expect.stringMatching(/^\/learning/))
  }
  expect(screen.queryByRole('table')).toBeNull()
  await expectAccessible()

  someProgress()
  // The reply with all modules is fresh for half a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('table', { name: 'Progression par module' })).toBeVisible()
  expect((await deviceOf().moduleStates.get('empathy-in-words'))?.state.lastPage).toBe(2)
  const rows = () =>
    [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)),
    )
  for (const language of LANGUAGES) {
    await speak(language)
    const { table, actions } = WORDS[language]
    await waitFor(() => expect(rows()).toEqual(table))
    const words = new RegExp(`(${actions.join('|')})$`)
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('main a')]
          .map((link) => words.exec(link.textContent ?? '')?.[1])
          .filter((word) => word !== undefined),
      ).toEqual(actions),
    )
  }
  await expectAccessible()
})

test('a level without modules says so and leads back to all; a card opens its module', async () => {
  world.modules = world.modules.filter((m) => m.skillLevel !== 'advanced')
  const page = await openPage('/learning-demo')
  await waitFor(() => expect(cards()).toHaveLength(2))
  await page.user.click(main().getByRole('button', { name: 'Avancé' }))
  expect(main().getByText('Aucun module à ce niveau.')).toBeVisible()
  await page.user.click(main().getByText('Voir tous les niveaux'))
  expect(cards()).toHaveLength(2)
  await page.user.click(main().getByRole('heading', { level: 3, name: 'L’empathie en mots' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Étape 1' })).toBeVisible()
  await waitFor(() => expect(page.address).toBe('/learning/empathy-in-words?page=1'))
})

test('#progress-table scrolls to the table; while the list is on its way nothing claims that there is none', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const claims = new Set<string>()
  const watching = new MutationObserver(() => {
    for (const claim of ['Aucun module pour l’instant.', '0 sur 0', 'Aucun module ouvert pour l’instant.'])
      if (document.body.textContent?.includes(claim)) claims.add(claim)
  })
  someProgress()
  const first = await openPage('/learning-demo#progress-table')
  await screen.findByRole('table')
  await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById('progress-table')))
  await first.close()
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  await openPage('/learning-demo')
  await screen.findByRole('table')
  watching.disconnect()
  expect([...claims]).toEqual([])
})

test('a list that cannot be had becomes demonstration modules; one that is stored is shown with no network', async () => {
  listFails()
  const first = await openPage('/learning-demo')
  const notices = {
    en: 'The list of modules couldn’t be loaded. These are demonstration modules.',
    fr: 'Impossible de charger la liste des modules. Voici des modules de démonstration.',
  }
  expect(await screen.findByText(notices.fr)).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(3))
  await speak('en')
  expect(main().getByText(notices.en)).toBeVisible()
  expect(main().getByText('Try again')).toBeVisible()
  await speak('fr')
  server.resetHandlers()
  await first.user.click(main().getByText('Réessayer'))
  await waitFor(() => expect(screen.queryByText(notices.fr)).toBeNull())
  expect(cards()).toContain('Comprendre le test')

  goOffline()
  const page = await first.reload()
  await waitFor(() => expect(cards()).toContain('Comprendre le test'))
  await waitFor(() => expect(page.session.currentSession().status).toBe('signed-in'))
  // Waits until the request that fails offline has ended.
  await new Promise((later) => setTimeout(later, 100))
  expect(screen.queryByText(/modules de démonstration/)).toBeNull()
  expect(cards()).toHaveLength(3)
  goOnline()
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

const OVER = {
  fr: {
    one: /^Recommencer «\sComprendre le test\s»$/,
    all: 'Recommencer tous les modules',
    ask: /^Recommencer tous les modules\?$/,
    goes: /le tableau de bord ne compte plus aucun module terminé/,
    stays: /^Votre temps d’étude total, votre historique, vos exercices écrits et vos quiz restent\.$/,
    confirm: 'Recommencer',
    done: 'Modules recommencés',
  },
  en: {
    one: 'Start “Understand the test” over',
    all: 'Start all modules over',
    ask: 'Start all modules over?',
    goes: /the dashboard counts no module as completed/,
    stays: 'Your total study time, your history, your written exercises and your quizzes stay.',
    confirm: 'Start over',
    done: 'Modules started over',
  },
}
test('one module or all are started over where progress is read; what goes and what stays is said before', async () => {
  someProgress()
  const activity = makeActivity({ type: 'module', moduleId: 'understand-the-test', completed: true, timeSpent: 3900 })
  world.logs.learner = [{ activity, itemId: null, device: null, seq: null }]
  const page = await openPage('/learning-demo')
  await screen.findByRole('table')
  goOffline()
  for (const language of LANGUAGES) {
    await speak(language)
    const w = OVER[language]
    expect(main().getByRole('button', { name: w.one })).toBeVisible()
    await page.user.click(main().getByRole('button', { name: w.all }))
    const dialog = within(screen.getByRole('dialog', { name: w.ask }))
    expect(dialog.getByText(w.goes)).toBeVisible()
    expect(dialog.getByText(w.stays)).toBeVisible()
    if (language === 'en') {
      await expectAccessible()
      await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  }
  const w = OVER.fr
  await page.user.click(screen.getByRole('button', { name: w.confirm }))
  expect(await screen.findByText(w.done)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(main().getByText(WORDS.fr.none)).toBeVisible()
  await page.router.navigate({ to: '/dashboard' })
  const card = (await main().findByRole('heading', { level: 3, name: 'Modules terminés' })).parentElement
  await waitFor(() => expect(card).toHaveTextContent(/^Modules terminés0/))
  goOnline()
  await waitFor(() => expect(world.states.learner?.['understand-the-test']).toMatchObject({ epoch: 1, lastPage: 0 }))
  await waitFor(() => expect(world.states.learner?.['empathy-in-words']).toMatchObject({ epoch: 1, lastPage: 0 }))
})
