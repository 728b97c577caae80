import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
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

/** Two attempts at the first quiz, with 50 and then 100 percent, and one at another quiz, with 33 percent. */
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

test('only published quizzes are shown; the search looks into title and description, whatever the case', async () => {
  world.quizzes = world.quizzes.map((quiz) =>
    quiz.id === 'communication-basics'
      ? { ...quiz, description: { fr: 'Écouter', en: 'What people say and how they can’t' } }
      : { ...quiz, description: { fr: '', en: '' } },
  )
  const { user } = await openPage('/quizzes')
  await listed(2)
  expect(main().queryByText('Brouillon')).toBeNull()
  const box = main().getByRole('searchbox')
  for (const [language, words, titles] of [
    ['fr', 'ÉTHIQUES', ['Principes éthiques']],
    ['fr', '  ethiques ', ['Principes éthiques']],
    ['fr', 'BASES DE', ['Bases de la communication']],
    // Words of the other language find nothing.
    ['fr', 'basics', []],
    ['en', 'ethics', ['Principles of ethics']],
    ['en', "how they can't", ['Communication basics']],
  ] as const) {
    await speak(language)
    expect(box).toHaveAccessibleName(language === 'fr' ? 'Chercher un quiz' : 'Search for a quiz')
    await user.clear(box)
    await user.click(box)
    await user.paste(words)
    expect(cards(), words).toEqual(titles)
    if (titles.length > 0) expect(main().getByText(/^(Affiché.: 1 sur 2|1 of 2)/)).toBeVisible()
  }

  await user.clear(box)
  await user.type(box, 'zzz')
  expect(main().getByText('No quiz found')).toBeVisible()
  expect(main().getByText('Clear the search')).toBeVisible()
  await speak('fr')
  expect(main().getByText('Aucun quiz trouvé')).toBeVisible()
  await user.click(main().getByText('Effacer la recherche'))
  expect(cards()).toHaveLength(2)
  expect(box).toHaveValue('')
})

test('the category narrows the list; those authored otherwise belong to one of the three', async () => {
  world.quizzes = (['casper', 'medical', 'general', 'anatomy', 'physiology', 'ethics', 'communication'] as const).map(
    (category) => makeQuiz({ id: category, category, title: { fr: `Q ${category}`, en: `Q ${category}` } }),
  )
  const { user } = await openPage('/quizzes')
  await listed(7)
  const select = main().getByRole('combobox')
  for (const [language, label, ...names] of [
    ['en', 'Category', 'All categories', 'Casper test', 'Medicine', 'General'],
    ['fr', 'Catégorie', 'Toutes les catégories', 'Test Casper', 'Médecine', 'Général'],
  ] as const) {
    await speak(language)
    expect(select).toHaveAccessibleName(label)
    expect([...select.querySelectorAll('option')].map((o) => o.textContent)).toEqual(names)
  }
  for (const [name, titles] of [
    ['Test Casper', ['Q casper', 'Q ethics', 'Q communication']],
    ['Médecine', ['Q medical', 'Q anatomy', 'Q physiology']],
    ['Général', ['Q general']],
  ] as const) {
    await user.selectOptions(select, name)
    expect(cards()).toEqual(titles)
  }
  await user.selectOptions(select, 'Toutes les catégories')
  expect(cards()).toHaveLength(7)
})

test('what was searched is found again on the way back, a fresh visit begins anew, and the list is asked for once', async () => {
  let asked = 0
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/quizzes') asked++
  })
  const page = await openPage('/quizzes', { frame: true })
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
  // The list is fresh for five minutes.
  expect(asked).toBe(1)
  server.events.removeAllListeners()
})

test('without any quiz it says that there is none', async () => {
  world.quizzes = []
  await openPage('/quizzes')
  expect(await screen.findByText('Aucun quiz disponible')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await speak('en')
  expect(screen.getByText('No quiz available')).toBeVisible()
})

test('a list that cannot be had says so after three tries, can be asked for again, and is stored for offline', async () => {
  let tries = 0
  server.use(
    http.get('*/api/quizzes', () => {
      tries++
      return HttpResponse.error()
    }),
  )
  const page = await openPage('/quizzes')
  const title = await screen.findByText('Impossible de charger les quiz')
  expect(title).toBeVisible()
  expect(tries).toBe(3)
  await speak('en')
  expect(screen.getByText('Failed to fetch quizzes')).toBeVisible()
  expect(main().getByText('Try again')).toBeVisible()
  await speak('fr')
  server.resetHandlers()
  await page.user.click(main().getByText('Réessayer'))
  await listed(2)
  expect(screen.queryByText('Impossible de charger les quiz')).toBeNull()

  goOffline()
  listFails()
  await page.reload()
  await listed(2)
  expect(screen.queryByText('Impossible de charger les quiz')).toBeNull()
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

const TABLE = {
  fr: [
    ['Quiz', 'Tentatives', 'Meilleur score', 'État', 'Temps total', 'Dernière activité'],
    ['Principes éthiques', '2', '100 %', 'Terminé', '3 min 5 s', '19 nov.'],
    ['Bases de la communication', '1', '33 %', 'En cours', '9 s', '15 janv.'],
    ['Jamais fait', '0', '–', 'Non commencé', '–', '–'],
  ],
  en: [
    ['Quiz', 'Attempts', 'Highest score', 'Status', 'Total time', 'Last activity'],
    ['Principles of ethics', '2', '100%', 'Completed', '3 min 5 s', 'Nov 19'],
    ['Communication basics', '1', '33%', 'In progress', '9 s', 'Jan 15'],
    ['Never taken', '0', '–', 'Not started', '–', '–'],
  ],
}
const CARDS = {
  fr: ['Reprendre', 'En cours', 'Refaire le quiz', 'Meilleur score : 100 %', 'Bon à savoir'],
  en: ['Resume', 'In progress', 'Retake the quiz', 'Best score: 100%', 'Good to know'],
} as const

test('table and cards say what was reached and what is under way', async () => {
  const [ethics, communication] = world.quizzes
  if (!ethics || !communication) throw new Error('no quizzes')
  world.quizzes.push(makeQuiz({ id: 'never', title: { fr: 'Jamais fait', en: 'Never taken' } }))
  someAttempts()
  await deviceOf().quizRuns.add({
    quizId: communication.id,
    attemptId: 'run-1',
    quiz: communication,
    startedAt: Date.now(),
    extraTime: 1,
    answers: {},
    index: 0,
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await openPage('/quizzes')
  await listed(3)
  const rows = () =>
    [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)),
    )
  const card = (name: string) => main().getByText(name, { selector: 'h3, h3 *' }).closest('a')
  for (const language of ['en', 'fr'] as const) {
    const [resume, underWay, again, best, section] = CARDS[language]
    await speak(language)
    await waitFor(() => expect(rows()).toEqual(TABLE[language]))
    await waitFor(() => expect(plain(card(ethics.title[language])?.textContent)).toContain(best))
    expect(card(ethics.title[language])).toHaveTextContent(again)
    expect(card(communication.title[language])).toHaveTextContent(resume)
    expect(card(communication.title[language])).toHaveTextContent(underWay)
    expect(within(main().getByRole('region', { name: section })).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  }
  await waitFor(() => expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'false'))
  await expectAccessible()

  await user.click(main().getByText('Aller au tableau de progression'))
  expect(scrolled.mock.contexts).toContain(document.getElementById('quiz-progress'))
  expect(main().getByText('Votre progression', { selector: 'h2' })).toHaveFocus()
})

test('#quiz-progress scrolls to the table; a run whose time is over says so, and leads to its result', async () => {
  const [quiz] = world.quizzes
  if (!quiz) throw new Error('no quizzes')
  const run = { quizId: quiz.id, attemptId: 'run-1', quiz, extraTime: 1 as const, answers: {}, index: 0 }
  await deviceOf().quizRuns.add({ ...run, startedAt: Date.now() - 86_400_000 })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const page = await openPage('/quizzes#quiz-progress')
  await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById('quiz-progress')))
  await page.user.click(await screen.findByRole('link', { name: /Principes éthiques.*Temps écoulé.*Voir le résultat/ }))
  expect(await screen.findByText(/^Le temps était écoulé/)).toBeVisible()
})

test('missed questions that are due lead to the review; none due is one quiet line, none missed no word', async () => {
  world.quizzes.push(makeQuiz({ id: 'one', questions: [makeQuestion()] }))
  const first = await openPage('/quizzes')
  await listed(3)
  expect(screen.queryByText(/réviser/)).toBeNull()

  world.attempts.learner = [
    makeQuizAttempt({ quizId: 'one', createdAt: new Date().toISOString(), answers: { q1: '3' } }),
  ]
  const second = await first.reload()
  expect(await screen.findByText(/^Rien à réviser aujourd’hui. Prochaine question : demain\.$/)).toBeVisible()

  world.attempts.learner.push(makeQuizAttempt({ id: 'missed', score: 0, answers: { q1: '1', q2: '1' } }))
  const page = await second.reload()
  for (const [language, words, button] of [
    ['fr', '2 questions à réviser aujourd’hui', 'Réviser maintenant'],
    ['en', '2 questions to review today', 'Review now'],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(words)).toBeVisible()
    expect(main().getByRole('link', { name: button })).toBeVisible()
  }
  await page.user.click(main().getByText('Review now'))
  await waitFor(() => expect(page.address).toBe('/review'))
})
