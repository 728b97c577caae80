import { act, screen, waitFor } from '@testing-library/react'
import { COMPETENCIES } from 'shared/model/content/module'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { asked, option, options, press } from '#testing/pages/quiz-player'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const reviews = async () =>
  (await deviceOf().activities.where('type').equals('review').toArray()).map(({ data }) => data)
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name })

/**
 * `count` questions, missed long ago. The best option is A in the quiz, and D in the first review, because the options
 * are rotated.
 */
function missed(count: number, createdAt = '2026-01-15T12:00:00.000Z') {
  const ids = Array.from({ length: count }, (_, i) => `q${i + 1}`)
  const questions = ids.map((id) => makeQuestion({ id, question: { fr: `Question ${id} ?`, en: `Question ${id}?` } }))
  world.quizzes = [makeQuiz({ id: 'quiz', questions })]
  const answers = Object.fromEntries(ids.map((id) => [id, '3']))
  world.attempts.learner = [makeQuizAttempt({ id: 'a1', quizId: 'quiz', score: 0, createdAt, answers })]
}

/** A device with the quizzes and the attempts: a visit to the list fetches both. */
async function openReview() {
  const page = await openPage('/quizzes')
  await screen.findAllByRole('heading', { level: 3 })
  if (world.attempts.learner) await waitFor(async () => expect(await deviceOf().reviewCards.count()).toBeGreaterThan(0))
  await act(() => page.router.navigate({ to: '/review' }))
  return page
}

test('a right answer is rated, each rating with its days', async () => {
  missed(1)
  const page = await openReview()
  await waitFor(() => expect(options()).toHaveLength(4))
  await waitFor(() => expect(asked()).toHaveFocus())
  expect(main().queryByText('Bien')).toBeNull()
  await page.user.click(option(3))
  const ratings = (names: readonly string[], days: RegExp) =>
    names.map((name) => {
      const button = main().getByRole('button', { name: new RegExp(`^${name}`) })
      expect(plain(button.querySelector('small')?.textContent)).toMatch(days)
      return { button, days: Number(/\d+/.exec(button.textContent ?? '')?.[0]) }
    })
  await speak('en')
  ratings(['Hard', 'Good', 'Easy'], /^in \d+ days?$/)
  await speak('fr')
  const given = ratings(['Difficile', 'Bien', 'Facile'], /^dans \d+ jours?$/)
  const counts = given.map(({ days }) => days)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(await reviews()).toEqual([])
  await expectAccessible()
  await page.user.click(given[1]?.button as HTMLElement)
  const headline = await heading('1 bonne réponse sur 1')
  // The heading takes the focus once it is rendered.
  await waitFor(() => expect(headline).toHaveFocus())
  expect(await reviews()).toEqual([{ card: 'quiz/q1', rating: 3, choice: '0', title: world.quizzes[0]?.title }])
  expect(await deviceOf().reviewCards.toArray()).toMatchObject([{ memory: { reps: 2, scheduled_days: counts[1] } }])
  for (const [language, end, next] of [
    ['en', '1 of 1 correct', /^Next question due: /],
    ['fr', '1 bonne réponse sur 1', /^Prochaine question : /],
  ] as const) {
    await speak(language)
    expect(headline).toHaveTextContent(end)
    expect(main().getByText((text) => next.test(plain(text)))).toBeVisible()
  }
  await expectAccessible()
})

test('a wrong answer is put back with the reason, a crash loses nothing; the keyboard is enough, and reviews are sent', async () => {
  missed(3)
  const page = await openReview()
  await waitFor(() => expect(options()).toHaveLength(4))
  await page.user.click(option(2))
  expect(main().getByText('Pourquoi D')).toBeVisible()
  expect(main().queryByRole('button', { name: /^Bien/ })).toBeNull()
  await waitFor(async () => expect(await reviews()).toMatchObject([{ card: 'quiz/q1', rating: 1, choice: '3' }]))
  const { user } = await page.reload()
  await waitFor(() => expect(asked()).toHaveTextContent('Question q2 ?'))
  expect(asked()).toHaveAccessibleDescription(/Question 1 sur 2/)

  await waitFor(() => expect(asked()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(asked()).toHaveTextContent('Question q2 ?')
  await user.keyboard('d')
  await main().findByRole('button', { name: /^Bien/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked()).toHaveTextContent('Question q3 ?'))
  await waitFor(() => expect(asked()).toHaveFocus())
  await user.keyboard('1')
  await user.keyboard('{Enter}')
  expect(await heading('1 bonne réponse sur 2')).toBeVisible()
  await waitFor(() =>
    expect(world.logs.learner?.map(({ activity }) => activity.type)).toEqual(['review', 'review', 'review']),
  )
})

test('a sitting has at most twenty questions, and can be gone on with', async () => {
  missed(23)
  const page = await openReview()
  for (let i = 1; i <= 20; i++) {
    await waitFor(() => expect(asked()).toHaveAccessibleDescription(new RegExp(`Question ${i} sur 20`)))
    await page.user.click(option(0))
    await page.user.click(main().getByText('Continuer'))
  }
  expect(await heading('0 bonne réponse sur 20')).toBeVisible()
  expect(await screen.findByText('3 questions restent à réviser aujourd’hui.')).toBeVisible()
  await press(page, 'Continuer la révision')
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 1 sur 3/))
})

test('it works with no network', async () => {
  missed(1)
  const page = await openReview()
  await waitFor(() => expect(options()).toHaveLength(4))
  goOffline()
  const { user } = await page.reload()
  await waitFor(() => expect(options()).toHaveLength(4))
  await user.click(option(3))
  await user.click(await main().findByRole('button', { name: /^Facile/ }))
  expect(await heading('1 bonne réponse sur 1')).toBeVisible()
  expect((await deviceOf().outbox.toArray()).map(({ call }) => call)).toEqual(['progress.saveSummary'])
})

test('without cards it says how they come about', async () => {
  await openReview()
  for (const [language, title, how] of [
    ['en', 'No questions to review yet.', /^Questions you miss in a quiz land here/],
    ['fr', 'Aucune question à réviser pour l’instant.', /^Les questions manquées dans un quiz arrivent ici/],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(title)).toBeVisible()
    expect(main().getByText(how)).toBeVisible()
  }
  await expectAccessible()
})

test('when nothing is due it says when the next one is', async () => {
  missed(1, new Date().toISOString())
  await openReview()
  for (const [language, title, next] of [
    ['en', 'Nothing to review today.', /^Next question due: tomorrow\.$/],
    ['fr', 'Rien à réviser aujourd’hui.', /^Prochaine question : demain\.$/],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(title)).toBeVisible()
    expect(main().getByText((text) => next.test(plain(text)))).toBeVisible()
  }
})

test('a first look asks five questions of different competencies; only a missed one is kept to come back', async () => {
  const questions = COMPETENCIES.flatMap((competency, i) =>
    [0, 1].map((n) =>
      makeQuestion({ id: `q${i}-${n}`, competency, question: { fr: `Question ${i} ?`, en: `Question ${i}?` } }),
    ),
  )
  world.quizzes = [makeQuiz({ id: 'one-sided', questions: [makeQuestion()] }), makeQuiz({ id: 'nine', questions })]
  await deviceOf().cachedResponses.put({ path: '/api/quizzes', value: world.quizzes })
  const page = await openPage('/review?first=1', { language: 'en' })
  const seen = new Set<string | null>()
  for (let n = 0; n < 5; n++) {
    await waitFor(() => expect(seen).not.toContain(asked().textContent))
    seen.add(asked().textContent)
    await page.user.click(option(n === 0 ? 3 : 0))
    await page.user.click(main().getByRole('button', { name: n === 0 ? 'Continue' : /^Good/ }))
  }
  await heading('4 of 5 correct')
  const rated = (await reviews()).map(({ card, rating }) => [card, rating])
  expect(new Set(rated.map(([card]) => String(card).slice(0, 7))).size).toBe(5)
  expect(rated.filter(([, rating]) => rating === 1)).toHaveLength(1)
  expect(await deviceOf().reviewCards.count()).toBe(1)
})
