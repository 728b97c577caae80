import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const cards = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent ?? '')
    .filter((title) => world.quizzes.some((quiz) => Object.values(quiz.title).includes(title)))
const listed = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const listFails = () => server.use(http.get('*/api/quizzes', () => HttpResponse.error()))
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

/** Two attempts at the first quiz: 50, then 100 percent. */
function someAttempts() {
  world.attempts.learner = [
    makeQuizAttempt({ id: 'a1', score: 50, timeSpent: 125, createdAt: '2026-11-18T17:00:00.000Z' }),
    makeQuizAttempt({ id: 'a2', score: 100, timeSpent: 60, createdAt: '2026-11-19T17:00:00.000Z' }),
    makeQuizAttempt({
      id: 'a3',
      quizId: 'communication-basics',
      score: 33,
      timeSpent: 9,
      answers: { q1: '1', q2: '', q3: '0' },
    }),
  ]
}

test('only published quizzes are shown', async () => {
  await openPage('/quizzes')
  await listed(2)
  expect(main().queryByText('Brouillon')).toBeNull()
})

test.each([
  ['fr', 'Rechercher un quiz', 'ÉTHIQUES', 'Principes éthiques'],
  ['fr', 'Rechercher un quiz', '  ethiques ', 'Principes éthiques'],
  ['fr', 'Rechercher un quiz', 'BASES DE', 'Bases de la communication'],
  ['en', 'Search for a quiz', 'ethics', 'Principles of ethics'],
  ['en', 'Search for a quiz', "how they can't", 'Communication basics'],
] as const)(
  'the search looks into title and description, whatever the case (%s: %s %s)',
  async (language, box, words, title) => {
    world.quizzes = world.quizzes.map((quiz) =>
      quiz.id === 'communication-basics'
        ? { ...quiz, description: { fr: 'Écouter', en: 'What people say and how they can’t' } }
        : { ...quiz, description: { fr: '', en: '' } },
    )
    const { user } = await openPage('/quizzes', { language })
    await listed(2)
    await user.type(main().getByRole('searchbox', { name: box }), words)
    expect(cards()).toEqual([title])
    expect(main().getByText(/^1.(affiché sur|of) 2/)).toBeVisible()
  },
)

test('words of the other language find nothing', async () => {
  const { user } = await openPage('/quizzes')
  await listed(2)
  await user.type(main().getByRole('searchbox'), 'basics')
  expect(cards()).toEqual([])
})

test.each([
  ['fr', 'Catégorie', ['Toutes les catégories', 'Test Casper', 'Médecine', 'Général']],
  ['en', 'Category', ['All categories', 'Casper test', 'Medicine', 'General']],
] as const)(
  'the category narrows the list; those authored otherwise belong to one of the three (%s)',
  async (language, label, names) => {
    world.quizzes = (['casper', 'medical', 'general', 'anatomy', 'physiology', 'ethics', 'communication'] as const).map(
      (category) => makeQuiz({ id: category, category, title: { fr: `Q ${category}`, en: `Q ${category}` } }),
    )
    const { user } = await openPage('/quizzes', { language })
    await listed(7)
    const select = main().getByRole('combobox', { name: label })
    expect(
      within(select)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(names)
    await user.selectOptions(select, names[1])
    expect(cards()).toEqual(['Q casper', 'Q ethics', 'Q communication'])
    await user.selectOptions(select, names[2])
    expect(cards()).toEqual(['Q medical', 'Q anatomy', 'Q physiology'])
    await user.selectOptions(select, names[3])
    expect(cards()).toEqual(['Q general'])
    await user.selectOptions(select, names[0])
    expect(cards()).toHaveLength(7)
  },
)

test.each([
  ['fr', 'Aucun quiz trouvé', 'Effacer la recherche'],
  ['en', 'No quiz found', 'Clear the search'],
] as const)('nothing found says so and can be cleared (%s)', async (language, title, clear) => {
  const { user } = await openPage('/quizzes', { language })
  await listed(2)
  await user.type(main().getByRole('searchbox'), 'zzz')
  expect(main().getByText(title)).toBeVisible()
  await user.click(main().getByRole('button', { name: clear }))
  expect(cards()).toHaveLength(2)
  expect(main().getByRole('searchbox')).toHaveValue('')
})

test('what was searched is found again on the way back, and a fresh visit begins anew', async () => {
  const page = await openPage('/quizzes')
  await listed(2)
  await page.user.type(main().getByRole('searchbox'), 'bases')
  await page.user.selectOptions(main().getByRole('combobox'), 'casper')
  await page.user.click(main().getByRole('link', { name: /Bases de la communication.*Faire le quiz/ }))
  await screen.findByRole('heading', { level: 1, name: 'Bases de la communication' })
  page.router.history.back()
  await waitFor(() => expect(main().getByRole('searchbox')).toHaveValue('bases'))
  expect(main().getByRole('combobox')).toHaveValue('casper')
  const [link] = screen.getAllByRole('link', { name: 'Quiz' })
  if (link) await page.user.click(link)
  await waitFor(() => expect(main().getByRole('searchbox')).toHaveValue(''))
  await listed(2)
})

test.each([
  ['fr', 'Aucun quiz disponible'],
  ['en', 'No quiz available'],
] as const)('without any quiz it says that there is none (%s)', async (language, title) => {
  world.quizzes = []
  await openPage('/quizzes', { language })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  ['fr', 'Impossible de charger les quiz', 'Réessayer'],
  ['en', 'Failed to fetch quizzes', 'Try again'],
] as const)(
  'a list that cannot be had says so after three tries, and can be asked for again (%s)',
  async (language, title, again) => {
    let tries = 0
    server.use(
      http.get('*/api/quizzes', () => {
        tries++
        return HttpResponse.error()
      }),
    )
    const { user } = await openPage('/quizzes', { language })
    expect(await screen.findByText(title)).toBeVisible()
    expect(tries).toBe(3)
    server.resetHandlers()
    await user.click(main().getByRole('button', { name: again }))
    await listed(2)
    expect(screen.queryByText(title)).toBeNull()
  },
)

test('a stored list is shown with no network', async () => {
  const first = await openPage('/quizzes')
  await listed(2)
  goOffline()
  listFails()
  await first.reload()
  await listed(2)
  expect(screen.queryByText('Impossible de charger les quiz')).toBeNull()
})

test('the list is asked for once in five minutes', async () => {
  let asked = 0
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/quizzes') asked++
  })
  const page = await openPage('/quizzes')
  await listed(2)
  await page.user.click(main().getByRole('link', { name: /Bases de la communication.*Faire le quiz/ }))
  await screen.findByRole('heading', { level: 1, name: 'Bases de la communication' })
  page.router.history.back()
  await listed(2)
  expect(asked).toBe(1)
  server.events.removeAllListeners()
})

test('while the list is on its way the table has at least five grey rows and nothing claims to be empty', async () => {
  server.use(
    http.get('*/api/quizzes', async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  )
  await openPage('/quizzes')
  const table = await screen.findByRole('table', { name: 'Progression par quiz' })
  expect(within(table).getAllByRole('row').length).toBeGreaterThanOrEqual(6)
  expect(table.parentElement).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/^Aucun/)).toBeNull()
  await expectAccessible()
})

test.each([
  [
    'fr',
    ['Quiz', 'Tentatives', 'Meilleur score', 'État', 'Temps total', 'Dernière activité'],
    ['Principes éthiques', '2', '100 %', 'Terminé', '3 min 5 s', '19 nov.'],
    ['Bases de la communication', '1', '33 %', 'En cours', '9 s', '15 janv.'],
    ['Jamais fait', '0', '–', 'Non commencé', '–', '–'],
  ],
  [
    'en',
    ['Quiz', 'Attempts', 'Highest score', 'Status', 'Total time', 'Last activity'],
    ['Principles of ethics', '2', '100%', 'Completed', '3 min 5 s', 'Nov 19'],
    ['Communication basics', '1', '33%', 'In progress', '9 s', 'Jan 15'],
    ['Never taken', '0', '–', 'Not started', '–', '–'],
  ],
] as const)('the progress table has six columns and every published quiz (%s)', async (language, ...expected) => {
  world.quizzes.push(makeQuiz({ id: 'never', title: { fr: 'Jamais fait', en: 'Never taken' } }))
  someAttempts()
  await openPage('/quizzes', { language })
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)))
  await waitFor(() => expect(rows()).toEqual(expected))
})

test('the button leads to the progress table and brings the focus with it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await openPage('/quizzes')
  await listed(2)
  await user.click(main().getByRole('button', { name: 'Aller au tableau de progression' }))
  expect(scrolled.mock.contexts).toContain(document.getElementById('quiz-progress'))
  expect(main().getByRole('heading', { level: 2, name: 'Votre progression' })).toHaveFocus()
})

test('#quiz-progress scrolls to the table once it is there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openPage('/quizzes#quiz-progress')
  await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById('quiz-progress')))
})

test.each([
  ['fr', 'Reprendre', 'En cours', 'Refaire le quiz', 'Meilleur score : 50 %'],
  ['en', 'Resume', 'Under way', 'Take it again', 'Best score: 50%'],
] as const)(
  'a card says what is under way and what was reached (%s)',
  async (language, resume, underWay, again, best) => {
    const [ethics, communication] = world.quizzes
    if (!ethics || !communication) throw new Error('no quizzes')
    world.attempts.learner = [makeQuizAttempt({ score: 50 })]
    await deviceOf().quizRuns.add({
      quizId: communication.id,
      attemptId: 'run-1',
      quiz: communication,
      startedAt: Date.now(),
      extraTime: 1,
      answers: {},
      index: 0,
    })
    await openPage('/quizzes', { language })
    await listed(2)
    const card = (name: string) =>
      main()
        .getAllByRole('link')
        .find((link) => link.textContent?.includes(name) && link.querySelector('h3'))
    await waitFor(() => expect(plain(card(ethics.title[language])?.textContent)).toContain(best))
    expect(card(ethics.title[language])).toHaveTextContent(again)
    expect(card(communication.title[language])).toHaveTextContent(resume)
    expect(card(communication.title[language])).toHaveTextContent(underWay)
  },
)

test('a run whose time is over says so, and leads to its result', async () => {
  const [quiz] = world.quizzes
  if (!quiz) throw new Error('no quizzes')
  const run = { quizId: quiz.id, attemptId: 'run-1', quiz, extraTime: 1 as const, answers: {}, index: 0 }
  await deviceOf().quizRuns.add({ ...run, startedAt: Date.now() - 86_400_000 })
  const page = await openPage('/quizzes')
  await page.user.click(await screen.findByRole('link', { name: /Principes éthiques.*Temps écoulé.*Voir le résultat/ }))
  expect(await screen.findByText(/^Le temps était écoulé/)).toBeVisible()
})

test.each([
  ['fr', '2 questions à réviser aujourd’hui', 'Réviser maintenant'],
  ['en', '2 questions to review today', 'Review now'],
] as const)('missed questions that are due lead to the review (%s)', async (language, words, button) => {
  world.attempts.learner = [makeQuizAttempt({ score: 0, answers: { q1: '1', q2: '1' } })]
  const page = await openPage('/quizzes', { language })
  expect(await screen.findByText(words)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: button }))
  await waitFor(() => expect(page.address).toBe('/review'))
})

test('without missed questions there is no word of a review; when none is due today, one quiet line', async () => {
  world.quizzes.push(makeQuiz({ id: 'one', questions: [makeQuestion()] }))
  const page = await openPage('/quizzes')
  await listed(3)
  expect(screen.queryByText(/réviser/)).toBeNull()
  world.attempts.learner = [
    makeQuizAttempt({ quizId: 'one', createdAt: new Date().toISOString(), answers: { q1: '3' } }),
  ]
  await page.reload()
  expect(
    await screen.findByText(/^Rien à réviser aujourd’hui. La prochaine question revient : demain\.$/),
  ).toBeVisible()
})

test.each(['fr', 'en'] as const)('axe finds nothing, and three cards inform (%s)', async (language) => {
  someAttempts()
  await openPage('/quizzes', { language })
  await listed(2)
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'false'))
  const section = screen.getByRole('region', { name: language === 'fr' ? 'Bon à savoir' : 'Good to know' })
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await expectAccessible()
})
