import { screen, waitFor } from '@testing-library/react'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, option, options, press } from '#testing/quiz-player'
import { deviceOf, goOffline, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const reviews = async () =>
  (await deviceOf().activities.where('type').equals('review').toArray()).map(({ data }) => data)
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name })

/** `count` questions, missed long ago: the best answer is always A. */
function missed(count: number, createdAt = '2026-01-15T12:00:00.000Z') {
  const ids = Array.from({ length: count }, (_, i) => `q${i + 1}`)
  const questions = ids.map((id) => makeQuestion({ id, question: { fr: `Question ${id} ?`, en: `Question ${id}?` } }))
  world.quizzes = [makeQuiz({ id: 'quiz', questions })]
  const answers = Object.fromEntries(ids.map((id) => [id, '3']))
  world.attempts.learner = [makeQuizAttempt({ id: 'a1', quizId: 'quiz', score: 0, createdAt, answers })]
}

/** A device that has the quizzes and the attempts: a visit to the list brings both. */
async function openReview(language: 'fr' | 'en' = 'fr') {
  const first = await openPage('/quizzes', { language })
  await screen.findAllByRole('heading', { level: 3 })
  if (world.attempts.learner) await waitFor(async () => expect(await deviceOf().reviewCards.count()).toBeGreaterThan(0))
  await first.close()
  return openPage('/review', { language })
}

test.each([
  ['fr', ['Difficile', 'Bien', 'Facile'], /^dans \d+ jours?$/, '1 juste sur 1', /^La prochaine question revient : /],
  ['en', ['Hard', 'Good', 'Easy'], /^in \d+ days?$/, '1 right of 1', /^The next question comes back: /],
] as const)('a right answer is rated, each rating with its days (%s)', async (language, names, days, end, next) => {
  missed(1)
  const page = await openReview(language)
  await waitFor(() => expect(asked()).toHaveFocus())
  expect(screen.queryByRole('button', { name: new RegExp(names[1]) })).toBeNull()
  await page.user.click(option(0))
  const buttons = names.map((name) => screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  const counts = buttons.map((button) => {
    expect(plain(button.querySelector('small')?.textContent)).toMatch(days)
    return Number(/\d+/.exec(button.textContent ?? '')?.[0])
  })
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(await reviews()).toEqual([])
  await expectAccessible()
  await page.user.click(buttons[1] as HTMLElement)
  const headline = await heading(end)
  // It takes the focus once it is there.
  await waitFor(() => expect(headline).toHaveFocus())
  expect(await reviews()).toEqual([{ card: 'quiz/q1', rating: 3, choice: '0', title: world.quizzes[0]?.title }])
  expect(await deviceOf().reviewCards.toArray()).toMatchObject([{ memory: { reps: 2, scheduled_days: counts[1] } }])
  expect(plain(main().getByText((text) => next.test(plain(text))).textContent)).toMatch(next)
  await expectAccessible()
})

test('a wrong answer is put back at once, with the reason; a crash loses nothing', async () => {
  missed(2)
  const page = await openReview()
  await waitFor(() => expect(options()).toHaveLength(4))
  await page.user.click(option(2))
  expect(screen.getByText('Pourquoi A')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Bien/ })).toBeNull()
  await waitFor(async () => expect(await reviews()).toMatchObject([{ card: 'quiz/q1', rating: 1, choice: '2' }]))
  await page.reload()
  await waitFor(() => expect(asked()).toHaveTextContent('Question q2 ?'))
  expect(asked()).toHaveAccessibleDescription(/Question 1 sur 1/)
})

test('the keyboard is enough, and the reviews are sent', async () => {
  missed(2)
  const { user } = await openReview()
  await waitFor(() => expect(asked()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(asked()).toHaveTextContent('Question q1 ?')
  await user.keyboard('a')
  await screen.findByRole('button', { name: /^Bien/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked()).toHaveTextContent('Question q2 ?'))
  await waitFor(() => expect(asked()).toHaveFocus())
  await user.keyboard('4')
  await user.keyboard('{Enter}')
  expect(await heading('1 juste sur 2')).toBeVisible()
  await waitFor(() => expect(world.logs.learner?.map(({ activity }) => activity.type)).toEqual(['review', 'review']))
})

test('a sitting has at most twenty questions, and can be gone on with', async () => {
  missed(23)
  const page = await openReview()
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 1 sur 20/))
  for (let i = 1; i <= 20; i++) {
    await waitFor(() => expect(asked()).toHaveAccessibleDescription(new RegExp(`Question ${i} sur 20`)))
    await page.user.click(option(3))
    await press(page, 'Continuer')
  }
  expect(await heading('0 juste sur 20')).toBeVisible()
  expect(await screen.findByText('3 questions restent à réviser aujourd’hui.')).toBeVisible()
  await press(page, 'Continuer la révision')
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 1 sur 3/))
})

test('it works with no network', async () => {
  missed(1)
  const page = await openReview()
  await waitFor(() => expect(options()).toHaveLength(4))
  await page.close()
  goOffline()
  const offline = await openPage('/review')
  await waitFor(() => expect(options()).toHaveLength(4))
  await offline.user.click(option(0))
  await offline.user.click(await screen.findByRole('button', { name: /^Facile/ }))
  expect(await heading('1 juste sur 1')).toBeVisible()
  expect((await deviceOf().outbox.toArray()).map(({ call }) => call)).toEqual(['progress.saveSummary'])
})

test.each([
  ['fr', 'Aucune question à réviser pour l’instant.', /^Une question manquée dans un quiz arrive ici/],
  ['en', 'No question to review yet.', /^A question that you miss in a quiz is put here/],
] as const)('without cards it says how they come about (%s)', async (language, title, how) => {
  await openReview(language)
  expect(await screen.findByText(title)).toBeVisible()
  expect(main().getByText(how)).toBeVisible()
  await expectAccessible()
})

test.each([
  ['fr', 'Rien à réviser aujourd’hui.', /^La prochaine question revient : demain\.$/],
  ['en', 'Nothing is due today.', /^The next question comes back: tomorrow\.$/],
] as const)('when nothing is due it says when the next one is (%s)', async (language, title, next) => {
  missed(1, new Date().toISOString())
  await openReview(language)
  expect(await screen.findByText(title)).toBeVisible()
  expect(main().getByText((text) => next.test(plain(text)))).toBeVisible()
})
