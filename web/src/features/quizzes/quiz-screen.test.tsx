import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, chooseOption, option, options, press, QUIZ_BUTTONS, startQuiz } from '#testing/pages/quiz-player'
import { deviceOf, goOffline, goOnline, main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const goTo = ({ router }: Page, path: string) => act(() => router.navigate({ to: path } as never))
const facts = () =>
  [...document.querySelectorAll('main dl > div')].map((div) => [...div.children].map((c) => plain(c.textContent)))

test('the introduction says what awaits, and how far the learner is on all devices', async () => {
  world.attempts.learner = [
    makeQuizAttempt({ id: 'a1', score: 50, createdAt: '2026-11-18T17:00:00.000Z' }),
    makeQuizAttempt({ id: 'a2', score: 100, createdAt: '2026-11-19T17:00:00.000Z' }),
  ]
  const page = await openPage('/quizzes/communication-basics')
  for (const [language, level, ...expected] of [
    [
      'en',
      'Beginner',
      ['Questions', '3'],
      ['Time limit', '15 min'],
      ['Passing score', '70%'],
      ['Category', 'Communication'],
    ],
    [
      'fr',
      'Débutant',
      ['Questions', '3'],
      ['Temps alloué', '15 min'],
      ['Seuil de réussite', '70 %'],
      ['Catégorie', 'Communication'],
    ],
  ] as const) {
    await speak(language)
    expect(main().getByText(QUIZ_BUTTONS[language].start)).toBeVisible()
    for (const fact of expected) expect(facts()).toContainEqual(fact)
    expect(main().getByText(level)).toBeVisible()
  }
  expect(main().getByText(/Four principles/)).toBeVisible()
  expect(within(main().getByRole('list')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)

  await goTo(page, '/quizzes/ethics-principles')
  await heading('Principes éthiques')
  for (const [language, ...expected] of [
    ['fr', ['Tentatives', '2'], ['Meilleur score', '100 %'], ['Dernière tentative', '19 nov.'], ['État', 'Terminé']],
    ['en', ['Attempts', '2'], ['Highest score', '100%'], ['Last attempt', 'Nov 19'], ['Status', 'Completed']],
  ] as const) {
    await speak(language)
    await waitFor(() => {
      for (const fact of expected) expect(facts()).toContainEqual(fact)
    })
  }
})

test('a quiz that does not exist or is not published is not found; one without questions is not available', async () => {
  world.quizzes.push(makeQuiz({ id: 'empty', questions: [] }))
  const page = await openPage('/quizzes/empty', { language: 'en' })
  for (const [language, text, link] of [
    ['en', 'This quiz is not available.', 'Contact the administrator'],
    ['fr', 'Ce quiz n’est pas disponible.', 'Contacter l’administration'],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(text)).toBeVisible()
    expect(main().getByRole('link', { name: link })).toHaveAttribute('href', '/contact')
    expect(main().queryByText(QUIZ_BUTTONS[language].start)).toBeNull()
  }
  await expectAccessible()

  for (const [language, path, title, link] of [
    ['en', '/quizzes/draft-quiz', 'Quiz not found', 'See all quizzes'],
    ['fr', '/quizzes/nowhere', 'Quiz introuvable', 'Voir tous les quiz'],
  ] as const) {
    await speak(language)
    await goTo(page, path)
    expect(await heading(title)).toBeVisible()
    if (language === 'fr') await expectAccessible()
    await page.user.click(main().getByText(link))
    await waitFor(() => expect(page.address).toBe('/quizzes'))
  }
  await goTo(page, '/quizzes/%20')
  await waitFor(() => expect(page.address).toBe('/quizzes'))
})

test('with no network and never stored it says so, and can be tried again', async () => {
  goOffline()
  const page = await openPage('/quizzes/communication-basics')
  expect(await screen.findByText('Ce quiz n’est pas encore sur cet appareil.')).toBeVisible()
  await speak('en')
  expect(main().getByText('This quiz is not on this device yet.')).toBeVisible()
  expect(main().getByText('Try again')).toBeVisible()
  await speak('fr')
  goOnline()
  await press(page, 'Réessayer')
  expect(await screen.findByText(QUIZ_BUTTONS.fr.start)).toBeVisible()
})

test('while a quiz is looked for it says so, and not that it does not exist', async () => {
  const path = '/api/quizzes'
  await deviceOf().cachedResponses.put({ path, value: world.quizzes.filter(({ id }) => id !== 'communication-basics') })
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
  const page = await openPage('/quizzes/communication-basics', { language: 'en', until: '[role=status]' })
  expect(await screen.findByText('Opening the quiz…')).toBeVisible()
  await speak('fr')
  expect(screen.getByText('Ouverture du quiz…')).toBeVisible()
  await speak('en')
  expect(screen.queryByText(/does not exist/)).toBeNull()
  answer()
  expect(await screen.findByText('This quiz is not on this device yet.')).toBeVisible()
  reached = true
  await press(page, 'Try again')
  expect(await screen.findByRole('button', { name: QUIZ_BUTTONS.en.start })).toBeVisible()
})

test('a quiz of 200 questions, and one of a single question', async () => {
  const questions = Array.from({ length: 200 }, (_, i) => makeQuestion({ id: `q${i + 1}` }))
  world.quizzes = [
    makeQuiz({ id: 'long', questions }),
    makeQuiz({ id: 'one', title: { fr: 'Une seule', en: 'A single one' }, questions: [makeQuestion()] }),
  ]
  const page = await openPage('/quizzes/long')
  await startQuiz(page)
  expect(asked()).toHaveAccessibleDescription(/Question 1 sur 200/)
  const progress = main().getByRole('progressbar', { name: 'Progression dans le quiz' })
  expect(progress).toHaveAttribute('aria-valuenow', '0')
  for (let i = 0; i < 2; i++) {
    await chooseOption(page, 0)
    await press(page, 'Question suivante')
  }
  expect(main().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await press(page, 'Terminer le quiz')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Terminer avec 198 questions/)).toBeVisible()
  await page.user.click(dialog.getByText('Terminer le quiz'))
  expect(await heading('Quiz non réussi')).toBeVisible()
  await waitFor(() => expect(world.attempts.learner?.[0]?.score).toBe(1))
  expect(Object.keys(world.attempts.learner?.[0]?.answers ?? {})).toHaveLength(200)

  await goTo(page, '/quizzes/one')
  await heading('Une seule')
  await startQuiz(page)
  expect(main().queryByText('Question suivante')).toBeNull()
  expect(main().queryByText('Question précédente')).toBeNull()
  await chooseOption(page, 0)
  await press(page, 'Terminer le quiz')
  expect(await heading('Quiz réussi')).toBeVisible()
})

test('HTML in the texts is text; a text that is missing in the language is shown in the other one', async () => {
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
  const page = await openPage('/quizzes/html')
  expect(await heading(html)).toBeVisible()
  await startQuiz(page)
  expect(asked()).toHaveTextContent(html)
  expect(option(0)).toHaveTextContent(html)
  await chooseOption(page, 0)
  expect(main().getAllByText(html)).toHaveLength(4)
  expect(document.querySelector('main img, main u')).toBeNull()

  // A text in the other language has its lang attribute.
  await goTo(page, '/quizzes/half')
  expect((await heading('English title')).querySelector('[lang=en]')).toHaveTextContent('English title')
  await startQuiz(page)
  expect(asked()).toHaveTextContent('English question?')
  expect(asked()).toHaveAttribute('lang', 'en')
  expect(options().map((one) => one.textContent?.trim())).toEqual(['A Un', 'B Two', 'C Trois', 'D Quatre'])
  expect(option(1).querySelector('[lang=en]')).toHaveTextContent('Two')
  await chooseOption(page, 0)
  expect(screen.queryByText('Pourquoi A')).toBeNull()
  expect(main().getByText('Bonne réponse.')).toBeInTheDocument()
})
