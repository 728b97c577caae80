import { screen, waitFor, within } from '@testing-library/react'
import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, chooseOption, option, options, press, startQuiz } from '#testing/pages/quiz-player'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const QUIZ = '/quizzes/communication-basics'
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const toast = () => within(screen.getByRole('region', { name: 'Messages (F8)' }))

test('a whole run, all right: passed, sent, counted, and still there after a reload', async () => {
  const page = await openPage(QUIZ)
  expect(main().getByRole('heading', { level: 1, name: 'Bases de la communication' })).toBeVisible()
  await startQuiz(page)
  for (const last of [false, false, true]) {
    await chooseOption(page, 1)
    await press(page, last ? 'Terminer le quiz' : 'Question suivante')
  }
  const heading = await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })
  await waitFor(() => expect(heading).toHaveFocus())
  const card = main().getByText('Score', { selector: 'h3' }).parentElement
  expect(plain(card?.textContent)).toMatch(/100 ?%/)
  expect(plain(toast().getByText(/score/).textContent)).toBe('Votre score : 100 %')
  expect(toast().getByText(/score/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  expect(world.attempts.learner?.[0]).toMatchObject({
    quizId: 'communication-basics',
    score: 100,
    answers: { q1: '1', q2: '1', q3: '1' },
  })
  await waitFor(() =>
    expect(world.logs.learner?.map(({ activity }) => [activity.type, activity.score, activity.completed])).toEqual([
      ['quiz', 100, true],
    ]),
  )
  await waitFor(() => expect(page.address).toMatch(/\?view=result&attempt=/))
  await speak('en')
  expect(heading).toHaveTextContent('Quiz passed')
  await page.reload()
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })).toBeVisible()
})

test('a failed run says what is required, what comes back, and can be tried again', async () => {
  const page = await openPage(QUIZ, { language: 'en' })
  expect(main().getByRole('heading', { level: 1, name: 'Communication basics' })).toBeVisible()
  await startQuiz(page)
  await chooseOption(page, 0)
  await press(page, 'Finish the quiz')
  await page.user.click(within(screen.getByRole('dialog')).getByText('Finish the quiz'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz not passed' })).toBeVisible()
  expect(plain(toast().getByText(/score/).textContent)).toBe('Your score: 0%')
  expect(toast().getByText(/score/).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
  expect(await screen.findByText(/3 questions have been added to your reviews/)).toBeVisible()
  expect(main().getAllByText(/70.?%/).length).toBeGreaterThan(0)
  expect(main().getByRole('link', { name: 'Back to the quizzes' })).toHaveAttribute('href', '/quizzes')
  await expectAccessible()
  await speak('fr')
  expect(main().getByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  expect(main().getByText(/3 questions ont été ajoutées à vos révisions/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Retour aux quiz' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await speak('en')
  await waitFor(() => expect(world.attempts.learner?.[0]?.answers).toEqual({ q1: '0', q2: '', q3: '' }))
  await press(page, 'Try again')
  await startQuiz(page)
  expect(options().every((one) => one.getAttribute('aria-pressed') === 'false')).toBe(true)
})

test('the first choice locks, the reason follows at once, and finishing with open questions is asked first', async () => {
  const page = await openPage(QUIZ)
  const answers = async () => (await deviceOf().quizRuns.get('communication-basics'))?.answers
  await expectAccessible()
  await startQuiz(page)
  await expectAccessible()

  // Single-letter keys act only while the focus is in the question.
  main().getByRole('link', { name: 'Tous les quiz' }).focus()
  await page.user.keyboard('2b')
  await page.user.keyboard('{Control>}b{/Control}')
  expect(await answers()).toEqual({})

  expect(screen.queryByText('Pourquoi B')).toBeNull()
  await chooseOption(page, 3)
  for (const [language, best, mine, why, told] of [
    ['en', 'The best one', 'Your choice', 'Why B', 'Not the best one. The best one is B.'],
    ['fr', 'La meilleure', 'Votre choix', 'Pourquoi B', 'Ce n’est pas la meilleure. La meilleure est la réponse B.'],
  ] as const) {
    await speak(language)
    expect(option(3)).toHaveTextContent(mine)
    expect(option(1)).toHaveTextContent(best)
    expect(within(main().getByText(told).closest('[role=status]') as HTMLElement).getByText(why)).toBeVisible()
  }
  expect(options().map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true', 'true'])
  await expectAccessible()
  await page.user.click(option(1))
  expect(option(1)).toHaveAttribute('aria-pressed', 'false')
  expect(await answers()).toEqual({ q1: '3' })

  await press(page, 'Question suivante')
  await press(page, 'Question suivante')
  await press(page, 'Terminer le quiz')
  const dialog = within(screen.getByRole('dialog'))
  for (const [language, title, cancel] of [
    ['en', 'Finish with 2 questions unanswered?', 'Keep answering'],
    ['fr', 'Terminer avec 2 questions sans réponse?', 'Continuer à répondre'],
  ] as const) {
    await speak(language)
    expect(plain(dialog.getByRole('heading').textContent)).toBe(title)
    expect(dialog.getByText(cancel)).toBeVisible()
  }
  await page.user.click(dialog.getByText('Continuer à répondre'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked()).toHaveAccessibleDescription(/Question 2/)
  expect(world.attempts.learner ?? []).toEqual([])

  await chooseOption(page, 1)
  expect(main().getByText('Bonne réponse.')).toBeInTheDocument()
  expect(option(1)).toHaveTextContent('La meilleure')
  expect(screen.queryByText('Votre choix')).toBeNull()
  await speak('en')
  expect(main().getByText('Correct.')).toBeInTheDocument()
})

test('previous and next keep the choices, the focus goes to the question', async () => {
  world.quizzes = [
    makeQuiz({
      id: 'two',
      questions: [
        makeQuestion({ id: 'a', question: { fr: 'Première ?', en: 'First?' } }),
        makeQuestion({ id: 'b', question: { fr: 'Deuxième ?', en: 'Second?' } }),
      ],
    }),
  ]
  const page = await openPage('/quizzes/two')
  await startQuiz(page)
  await waitFor(() => expect(asked()).toHaveFocus())
  expect(asked()).toHaveAccessibleDescription(/Question 1 sur 2/)
  expect(main().queryByRole('button', { name: 'Question précédente' })).toBeNull()
  await chooseOption(page, 2)
  await press(page, 'Question suivante')
  expect(asked()).toHaveTextContent('Deuxième ?')
  await waitFor(() => expect(asked()).toHaveFocus())
  expect(asked()).toHaveAccessibleDescription(/Question 2 sur 2/)
  expect(main().queryByRole('button', { name: 'Question suivante' })).toBeNull()
  await press(page, 'Question précédente')
  expect(asked()).toHaveTextContent('Première ?')
  expect(option(2)).toHaveAttribute('aria-pressed', 'true')
  expect(main().getByRole('progressbar', { name: 'Progression dans le quiz' })).toHaveAttribute(
    'aria-valuetext',
    '1 réponse sur 2, 0 bonne réponse',
  )
})

test('the keyboard is enough', async () => {
  const page = await openPage(QUIZ)
  const { user } = page
  ;(await screen.findByRole('button', { name: 'Commencer le quiz' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(options()).toHaveLength(4))
  await waitFor(() => expect(asked()).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(option(0)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(option(1)).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(option(0)).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(option(1)).toHaveAttribute('aria-pressed', 'true'))
  await user.keyboard('{Enter}')
  expect(asked()).toHaveAccessibleDescription(/Question 2/)
  await user.keyboard('2')
  await waitFor(() => expect(option(1)).toHaveAttribute('aria-pressed', 'true'))
  await user.keyboard('{ArrowLeft}')
  expect(asked()).toHaveAccessibleDescription(/Question 1/)
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(asked()).toHaveAccessibleDescription(/Question 3/)
  await user.keyboard('B')
  await waitFor(() => expect(option(1)).toHaveAttribute('aria-pressed', 'true'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })).toBeVisible()
})

test('a quiz is taken with no network, and sent when it is back', async () => {
  await deviceOf().cachedResponses.put({ path: '/api/quizzes', value: world.quizzes })
  goOffline()
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  await press(page, 'Terminer le quiz')
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Terminer le quiz' }))
  await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })
  expect(world.attempts.learner ?? []).toEqual([])
  expect((await deviceOf().outbox.toArray()).map(({ call }) => call)).toEqual([
    'quizzes.submit',
    'progress.saveSummary',
  ])
  goOnline()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  await waitFor(() => expect(world.logs.learner).toHaveLength(1))
})

test('a submission that this device refuses says so, and nothing is lost', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  for (let i = 0; i < 3; i++) {
    await chooseOption(page, 1)
    if (i < 2) await press(page, 'Question suivante')
  }
  const { currentDb } = await import('#data/db/db')
  const full = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  currentDb().attempts.hook('creating', full)
  await press(page, 'Terminer le quiz')
  expect(await toast().findByText('Erreur')).toBeVisible()
  expect(toast().getByText(/^Impossible de soumettre le quiz\. Cet appareil est plein/)).toBeVisible()
  expect((await deviceOf().quizRuns.get('communication-basics'))?.answers).toEqual({ q1: '1', q2: '1', q3: '1' })
  currentDb().attempts.hook('creating').unsubscribe(full)
  await press(page, 'Terminer le quiz')
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })).toBeVisible()
})
