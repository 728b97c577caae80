import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, chooseOption, option, options, press, QUIZ_BUTTONS, startQuiz } from '#testing/quiz-player'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  [
    'fr',
    ['Questions', '3'],
    ['Temps alloué', '15 min'],
    ['Seuil de réussite', '70 %'],
    ['Catégorie', 'Communication'],
    'Débutant',
  ],
  ['en', ['Questions', '3'], ['Time limit', '15 min'], ['Pass mark', '70%'], ['Category', 'Communication'], 'Beginner'],
] as const)('the introduction says what awaits (%s)', async (language, ...facts) => {
  const level = facts.at(-1)
  await openPage('/quizzes/communication-basics', { language })
  await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })
  const shown = [...document.querySelectorAll('main dl > div')].map((div) =>
    [...div.children].map((c) => plain(c.textContent)),
  )
  for (const fact of facts.slice(0, -1)) expect(shown).toContainEqual(fact)
  expect(main().getByText(level as string)).toBeVisible()
  expect(main().getByText(/Four principles/)).toBeVisible()
  expect(within(main().getByRole('list')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
})

test.each([
  ['fr', ['Tentatives', '2'], ['Meilleur score', '100 %'], ['Dernière tentative', '19 nov.'], ['État', 'Terminé']],
  ['en', ['Attempts', '2'], ['Highest score', '100%'], ['Last attempt', 'Nov 19'], ['Status', 'Completed']],
] as const)('and how far the learner is, on all devices (%s)', async (language, ...facts) => {
  world.attempts.learner = [
    makeQuizAttempt({ id: 'a1', score: 50, createdAt: '2026-11-18T17:00:00.000Z' }),
    makeQuizAttempt({ id: 'a2', score: 100, createdAt: '2026-11-19T17:00:00.000Z' }),
  ]
  await openPage('/quizzes/ethics-principles', { language })
  await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })
  const shown = () =>
    [...document.querySelectorAll('main dl > div')].map((div) => [...div.children].map((c) => plain(c.textContent)))
  await waitFor(() => {
    for (const fact of facts) expect(shown()).toContainEqual(fact)
  })
})

test.each([
  ['fr', '/quizzes/nowhere', 'Quiz introuvable', 'Voir tous les quiz'],
  ['en', '/quizzes/draft-quiz', 'Quiz not found', 'See all quizzes'],
] as const)('a quiz that does not exist or is not published is not found (%s)', async (language, path, title, link) => {
  const page = await openPage(path, { language })
  expect(await heading(title)).toBeVisible()
  await expectAccessible()
  await page.user.click(main().getByRole('link', { name: link }))
  await waitFor(() => expect(page.address).toBe('/quizzes'))
})

test.each([
  ['fr', 'Ce quiz n’est pas disponible.', 'Contacter l’administration'],
  ['en', 'This quiz is not available.', 'Contact the administrator'],
] as const)(
  'a quiz without questions is not available: contact the administrator (%s)',
  async (language, text, link) => {
    world.quizzes = [makeQuiz({ id: 'empty', questions: [] })]
    await openPage('/quizzes/empty', { language })
    expect(await screen.findByText(text)).toBeVisible()
    expect(main().getByRole('link', { name: link })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('button', { name: QUIZ_BUTTONS[language].start })).toBeNull()
    await expectAccessible()
  },
)

test('while it is on its way it says so', async () => {
  server.use(
    http.get('*/api/quizzes*', async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
    http.get('*/api/quizzes/:id', async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  )
  await openPage('/quizzes/communication-basics')
  expect(await screen.findByText('Ouverture du quiz…')).toBeVisible()
})

test.each([
  ['fr', 'Ce quiz n’est pas encore sur cet appareil.', 'Réessayer'],
  ['en', 'This quiz is not on this device yet.', 'Try again'],
] as const)(
  'with no network and never stored it says so, and can be tried again (%s)',
  async (language, text, again) => {
    goOffline()
    const page = await openPage('/quizzes/communication-basics', { language })
    expect(await screen.findByText(text)).toBeVisible()
    goOnline()
    await press(page, again)
    expect(await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })).toBeVisible()
  },
)

test('a quiz that the list on this device lacks is looked for before it is said not to exist', async () => {
  const path = '/api/quizzes'
  await deviceOf().answers.put({ path, value: world.quizzes.filter(({ id }) => id !== 'communication-basics') })
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  let reached = false
  const respond = async () => {
    await held
    return reached ? undefined : HttpResponse.error()
  }
  server.use(http.get('*/api/quizzes', respond), http.get('*/api/quizzes/:id', respond))
  const page = await openPage('/quizzes/communication-basics', { language: 'en' })
  expect(await screen.findByText('Opening the quiz…')).toBeVisible()
  expect(screen.queryByText(/does not exist/)).toBeNull()
  answer()
  expect(await screen.findByText('This quiz is not on this device yet.')).toBeVisible()
  reached = true
  await press(page, 'Try again')
  expect(await screen.findByRole('button', { name: QUIZ_BUTTONS.en.start })).toBeVisible()
})

test('a quiz of one question', async () => {
  world.quizzes = [makeQuiz({ id: 'one', questions: [makeQuestion()] })]
  const page = await openPage('/quizzes/one')
  await startQuiz(page)
  expect(main().queryByRole('button', { name: 'Question suivante' })).toBeNull()
  expect(main().queryByRole('button', { name: 'Question précédente' })).toBeNull()
  await chooseOption(page, 0)
  await press(page, 'Terminer le quiz')
  expect(await heading('Quiz réussi')).toBeVisible()
})

test('a quiz of 200 questions', async () => {
  const questions = Array.from({ length: 200 }, (_, i) => makeQuestion({ id: `q${i + 1}` }))
  world.quizzes = [makeQuiz({ id: 'long', questions })]
  const page = await openPage('/quizzes/long')
  await startQuiz(page)
  expect(asked()).toHaveAccessibleDescription(/Question 1 sur 200/)
  expect(main().getByRole('progressbar', { name: 'Progression dans le quiz' })).toHaveAttribute('aria-valuenow', '0')
  for (let i = 0; i < 10; i++) {
    await chooseOption(page, 0)
    await press(page, 'Question suivante')
  }
  expect(main().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
  await press(page, 'Terminer le quiz')
  expect(within(screen.getByRole('dialog')).getByText(/Terminer avec 190 questions/)).toBeVisible()
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Terminer le quiz' }))
  expect(await heading('Quiz non réussi')).toBeVisible()
  await waitFor(() => expect(world.attempts.learner?.[0]?.score).toBe(5))
  expect(Object.keys(world.attempts.learner?.[0]?.answers ?? {})).toHaveLength(200)
})

test('HTML in the texts of the administrator is text', async () => {
  const html = '<img src=x onerror="alert(1)"><b>gras</b>'
  const both = { fr: html, en: html }
  world.quizzes = [
    makeQuiz({
      id: 'html',
      title: both,
      description: both,
      questions: [
        makeQuestion({
          question: both,
          explanation: both,
          options: { fr: [html, '<u>2</u>', '3', '4'], en: ['1', '2', '3', '4'] },
        }),
      ],
    }),
  ]
  const page = await openPage('/quizzes/html')
  expect(await heading(html)).toBeVisible()
  await startQuiz(page)
  expect(asked()).toHaveTextContent(html)
  expect(option(0)).toHaveTextContent(html)
  await chooseOption(page, 0)
  expect(main().getAllByText(html)).toHaveLength(4)
  expect(document.querySelector('main img, main u')).toBeNull()
})

test('a text that is missing in the language is shown in the other one, and said to be so', async () => {
  world.quizzes = [
    makeQuiz({
      id: 'half',
      title: { fr: '', en: 'English title' },
      questions: [
        makeQuestion({
          question: { fr: ' ', en: 'English question?' },
          options: { fr: ['Un', '', 'Trois', 'Quatre'], en: ['One', 'Two', 'Three', ''] },
          explanation: { fr: '', en: '' },
        }),
      ],
    }),
  ]
  const page = await openPage('/quizzes/half')
  expect((await heading('English title')).querySelector('[lang=en]')).toHaveTextContent('English title')
  await startQuiz(page)
  expect(asked()).toHaveTextContent('English question?')
  expect(asked()).toHaveAttribute('lang', 'en')
  expect(options().map((one) => one.textContent?.trim())).toEqual(['A Un', 'B Two', 'C Trois', 'D Quatre'])
  expect(option(1).querySelector('[lang=en]')).toHaveTextContent('Two')
  await chooseOption(page, 0)
  expect(screen.queryByText('Pourquoi A')).toBeNull()
  expect(main().getByText('Juste.')).toBeInTheDocument()
})

test('an address without an id leads to the list', async () => {
  const page = await openPage('/quizzes/%20')
  await waitFor(() => expect(page.address).toBe('/quizzes'))
})
