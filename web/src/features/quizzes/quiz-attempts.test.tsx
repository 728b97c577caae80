import { screen, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { makeQuizAttempt } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { press, QUIZ_BUTTONS } from '#testing/quiz-player'
import { downloaded, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const QUIZ = '/quizzes/ethics-principles'
const ATTEMPTS = `${QUIZ}?view=attempts`
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim()
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(0, 5).map((cell) => plain(cell.textContent)))
const message = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Messages (F8)' })).findByText(text)

/** Noon in UTC is 7 in the morning or noon, but the same day, wherever the test runs. */
function someAttempts() {
  world.attempts.learner = [
    makeQuizAttempt({
      id: 'old',
      score: 50,
      timeSpent: 125,
      createdAt: '2026-11-18T12:00:00.000Z',
      answers: { q1: '0', q2: '' },
    }),
    makeQuizAttempt({
      id: 'new',
      score: 100,
      timeSpent: 3900,
      createdAt: '2026-11-19T12:30:00.000Z',
      answers: { q1: '0', q2: '2' },
    }),
    makeQuizAttempt({
      id: 'middle',
      score: 70,
      timeSpent: 59,
      createdAt: '2026-11-18T12:30:00.000Z',
      answers: { q1: '1', gone: '2' },
    }),
  ]
}
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  someAttempts()
})
afterEach(() => vi.unstubAllEnvs())

test.each([
  [
    'fr',
    'Voir mes tentatives',
    'Vos tentatives',
    ['19 novembre 2026', '12 h 30', '100 %', 'Réussi', '1 h 05'],
    ['18 novembre 2026', '12 h 30', '70 %', 'Réussi', '59 s'],
    ['18 novembre 2026', '12 h', '50 %', 'Non réussi', '2 min 5 s'],
  ],
  [
    'en',
    'See my attempts',
    'Your attempts',
    ['November 19, 2026', '12:30 p.m.', '100%', 'Passed', '1 h 05 min'],
    ['November 18, 2026', '12:30 p.m.', '70%', 'Passed', '59 s'],
    ['November 18, 2026', '12:00 p.m.', '50%', 'Not passed', '2 min 5 s'],
  ],
] as const)('every attempt is listed, the newest first (%s)', async (language, see, title, ...expected) => {
  const page = await openPage(QUIZ, { language })
  await page.user.click(await screen.findByRole('button', { name: see }))
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(page.address).toBe(ATTEMPTS)
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows().map((row) => row.map((cell) => cell.replace('12 h 00', '12 h')))).toEqual(expected)
  await expectAccessible()
  page.router.history.back()
  expect(await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })).toBeVisible()
})

test.each([
  ['fr', 'Nouvelle tentative', 'Aucune tentative pour l’instant.'],
  ['en', 'New attempt', 'No attempt yet.'],
] as const)('without attempts it says so; a new one begins at the introduction (%s)', async (language, name, none) => {
  world.attempts = {}
  const page = await openPage(ATTEMPTS, { language })
  expect(await screen.findByText(none)).toBeVisible()
  await press(page, name)
  expect(await screen.findByRole('button', { name: QUIZ_BUTTONS[language].start })).toBeVisible()
})

test.each([
  [
    'fr',
    /^Voir les réponses.: 18 novembre 2026, 12 h 30/,
    'Réponses',
    'Votre choix',
    'La meilleure',
    'Question 1 : Fausse',
    '1 question de cette tentative ne fait plus partie du quiz.',
  ],
  [
    'en',
    /^View answers: November 18, 2026, 12:30/,
    'Answers',
    'Your choice',
    'The best one',
    'Question 1: Wrong',
    '1 question of this attempt is no longer part of the quiz.',
  ],
] as const)(
  'the answers of an attempt stand beside the best ones, with the reason (%s)',
  async (language, view, title, choice, best, verdict, gone) => {
    const page = await openPage(ATTEMPTS, { language })
    await waitFor(() => expect(rows()).toHaveLength(3))
    await press(page, view)
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(heading).toHaveFocus())
    const [item, ...others] = within(main().getByRole('list')).getAllByRole('listitem')
    expect(others).toEqual([])
    const text = plain(item?.textContent)
    for (const words of [
      verdict,
      choice,
      best,
      language === 'fr' ? 'B. Deux' : 'B. Two',
      language === 'fr' ? 'A. Un' : 'A. One',
    ])
      expect(text).toContain(words)
    expect(text).toContain('One comes first.')
    expect(main().getByText(gone)).toBeVisible()
    await expectAccessible()
    page.router.history.back()
    expect(await screen.findByRole('table')).toBeVisible()
  },
)

test('a question left open is said to be open', async () => {
  await openPage(`${ATTEMPTS}&attempt=old`)
  const items = await waitFor(() => {
    const found = within(main().getByRole('list')).getAllByRole('listitem')
    expect(found).toHaveLength(2)
    return found
  })
  expect(plain(items[0]?.textContent)).toContain('Question 1 : Juste')
  expect(plain(items[1]?.textContent)).toContain('Question 2 : Sans réponse')
  expect(items[1]).not.toHaveTextContent('Votre choix')
})

test('an attempt that is not there leads to the list of attempts', async () => {
  await openPage(`${ATTEMPTS}&attempt=nowhere`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vos tentatives' })).toBeVisible()
})

test.each([
  [
    'fr',
    'Exporter les résultats',
    'Résultats téléchargés',
    'resultats-quiz',
    ['Date', 'Heure', 'Score', 'Statut', 'Temps'],
    ['2026-11-19', '12:30', '100 %', 'Réussi', '1 h 05'],
    'Non réussi',
  ],
  [
    'en',
    'Export the results',
    'Results downloaded',
    'quiz-results',
    ['Date', 'Time', 'Score', 'Status', 'Duration'],
    ['2026-11-19', '12:30', '100%', 'Passed', '1 h 05 min'],
    'Not passed',
  ],
] as const)(
  'the results are exported with the five columns and the date in the name (%s)',
  async (language, button, told, name, columns, first, failed) => {
    const page = await openPage(ATTEMPTS, { language })
    await waitFor(() => expect(rows()).toHaveLength(3))
    await press(page, button)
    expect(await message(told)).toBeVisible()
    const [file] = downloaded()
    const today = new Date()
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((n) => String(n).padStart(2, '0'))
      .join('-')
    expect(file?.name).toBe(`${name}-ethics-principles-${day}.csv`)
    const text = (await file?.text()) ?? ''
    const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''))
    expect(data).toHaveLength(4)
    expect(data[0]).toEqual(columns)
    expect(data[1]?.map(plain)).toEqual(first)
    expect(data[3]?.[3]).toBe(failed)
  },
)

test.each([
  ['fr', 'Exporter les résultats', 'Aucune tentative à exporter pour l’instant'],
  ['en', 'Export the results', 'There are no attempts to export yet'],
] as const)('without attempts nothing is exported, and a message says so (%s)', async (language, button, told) => {
  world.attempts = {}
  const page = await openPage(ATTEMPTS, { language })
  await page.user.click(await screen.findByRole('button', { name: button }))
  expect((await message(told)).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(downloaded()).toEqual([])
})

test.each([
  ['fr', 'Exporter les résultats', 'Impossible d’exporter les résultats'],
  ['en', 'Export the results', 'Cannot export the results'],
] as const)('an export that fails says so (%s)', async (language, button, told) => {
  const page = await openPage(ATTEMPTS, { language })
  await waitFor(() => expect(rows()).toHaveLength(3))
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room')
  })
  await press(page, button)
  expect((await message(told)).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
})
