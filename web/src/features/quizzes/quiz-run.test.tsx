import { screen, waitFor, within } from '@testing-library/react'
import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, chooseOption, option, options, press, QUIZ_BUTTONS, startQuiz } from '#testing/quiz-player'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const QUIZ = '/quizzes/communication-basics'
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const toast = () => within(screen.getByRole('region', { name: 'Messages (F8)' }))

test.each([
  ['fr', 'Bases de la communication', 'Quiz réussi', 'Score', 'Votre score : 100 %'],
  ['en', 'Communication basics', 'Quiz passed', 'Score', 'Your score: 100%'],
] as const)(
  'a whole run, all right: passed, sent and counted (%s)',
  async (language, title, headline, score, message) => {
    const { next, finish } = QUIZ_BUTTONS[language]
    const page = await openPage(QUIZ, { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await startQuiz(page)
    for (const last of [false, false, true]) {
      await chooseOption(page, 1)
      await press(page, last ? finish : next)
    }
    const heading = await screen.findByRole('heading', { level: 1, name: headline })
    await waitFor(() => expect(heading).toHaveFocus())
    const card = main().getByRole('heading', { level: 3, name: score }).parentElement
    expect(plain(card?.textContent)).toMatch(/100 ?%/)
    expect(plain(toast().getByText(/score/).textContent)).toBe(message)
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
  },
)

test.each([
  ['fr', 'Quiz non réussi', '3 questions ont été ajoutées à vos révisions', 'Réessayer', 'Retourner aux quiz'],
  ['en', 'Quiz not passed', '3 questions have been put into your reviews', 'Try again', 'Back to the quizzes'],
] as const)(
  'a failed run says what is required, what comes back, and can be tried again (%s)',
  async (language, headline, reviews, retry, back) => {
    const { finish, start } = QUIZ_BUTTONS[language]
    const page = await openPage(QUIZ, { language })
    await startQuiz(page)
    await chooseOption(page, 0)
    await press(page, finish)
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: finish }))
    await screen.findByRole('heading', { level: 1, name: headline })
    expect(toast().getByText(/score/).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
    expect(await screen.findByText(new RegExp(reviews))).toBeVisible()
    expect(main().getAllByText(/70.?%/).length).toBeGreaterThan(0)
    expect(main().getByRole('link', { name: back })).toHaveAttribute('href', '/quizzes')
    await expectAccessible()
    await waitFor(() => expect(world.attempts.learner?.[0]?.answers).toEqual({ q1: '0', q2: '', q3: '' }))
    await press(page, retry)
    expect(await screen.findByRole('button', { name: start })).toBeVisible()
    await startQuiz(page)
    expect(options().every((one) => one.getAttribute('aria-pressed') === 'false')).toBe(true)
  },
)

test('a result is still there after a reload, and the way back leads to the list', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  for (const last of [false, false, true]) {
    await chooseOption(page, 1)
    await press(page, last ? 'Terminer le quiz' : 'Question suivante')
  }
  await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })
  await waitFor(() => expect(page.address).toContain('view=result'))
  await page.reload()
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })).toBeVisible()
})

test.each([
  [
    'fr',
    'La meilleure',
    'Votre choix',
    'Pourquoi B',
    'Ce n’est pas la meilleure. La meilleure est la réponse B.',
    'Juste.',
  ],
  ['en', 'The best one', 'Your choice', 'Why B', 'Not the best one. The best one is B.', 'Right.'],
] as const)(
  'the first choice locks, and the reason follows at once (%s)',
  async (language, best, mine, why, told, right) => {
    const page = await openPage(QUIZ, { language })
    await startQuiz(page)
    expect(screen.queryByText(why)).toBeNull()
    await chooseOption(page, 3)
    expect(option(3)).toHaveTextContent(mine)
    expect(option(1)).toHaveTextContent(best)
    expect(within(main().getByText(told).closest('[role=status]') as HTMLElement).getByText(why)).toBeVisible()
    expect(options().map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true', 'true'])
    await page.user.click(option(1))
    expect(option(1)).toHaveAttribute('aria-pressed', 'false')
    expect((await deviceOf().quizRuns.get('communication-basics'))?.answers).toEqual({ q1: '3' })
    await press(page, QUIZ_BUTTONS[language].next)
    await chooseOption(page, 1)
    expect(main().getByText(right)).toBeInTheDocument()
    expect(option(1)).toHaveTextContent(best)
    expect(screen.queryByText(mine)).toBeNull()
  },
)

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
    '1 répondue sur 2, 0 juste',
  )
})

test.each([
  ['fr', 'Terminer avec 2 questions sans réponse ?', 'Continuer à répondre'],
  ['en', 'Finish with 2 questions open?', 'Go on answering'],
] as const)(
  'finishing with open questions is asked first, and goes to the first of them (%s)',
  async (language, title, cancel) => {
    const { finish, next } = QUIZ_BUTTONS[language]
    const page = await openPage(QUIZ, { language })
    await startQuiz(page)
    await chooseOption(page, 1)
    await press(page, next)
    await press(page, next)
    await press(page, finish)
    const dialog = screen.getByRole('dialog')
    expect(plain(within(dialog).getByRole('heading').textContent)).toBe(title)
    await page.user.click(within(dialog).getByRole('button', { name: cancel }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked()).toHaveAccessibleDescription(/Question 2/)
    expect(world.attempts.learner ?? []).toEqual([])
  },
)

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

test('single letters act only while the focus is in the question', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  main().getByRole('link', { name: 'Tous les quiz' }).focus()
  await page.user.keyboard('2b')
  await page.user.keyboard('{Control>}b{/Control}')
  expect((await deviceOf().quizRuns.get('communication-basics'))?.answers).toEqual({})
})

test('a quiz is taken with no network, and sent when it is back', async () => {
  const first = await openPage('/quizzes')
  await waitFor(() => expect(main().getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1))
  await first.close()
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
  const { db } = await import('#data/db')
  const full = () => {
    throw new Error('The disk is full.')
  }
  db().attempts.hook('creating', full)
  await press(page, 'Terminer le quiz')
  expect(await toast().findByText('Erreur')).toBeVisible()
  expect(toast().getByText(/^Impossible de soumettre le quiz\. .*The disk is full\./)).toBeVisible()
  expect((await deviceOf().quizRuns.get('communication-basics'))?.answers).toEqual({ q1: '1', q2: '1', q3: '1' })
  db().attempts.hook('creating').unsubscribe(full)
  await press(page, 'Terminer le quiz')
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz réussi' })).toBeVisible()
})

test.each(['fr', 'en'] as const)('axe finds nothing before, during and after a question (%s)', async (language) => {
  const page = await openPage(QUIZ, { language })
  await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })
  await expectAccessible()
  await startQuiz(page)
  await expectAccessible()
  await chooseOption(page, 0)
  await expectAccessible()
})
