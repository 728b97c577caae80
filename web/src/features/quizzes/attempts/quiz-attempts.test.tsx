import { screen, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { makeQuizAttempt } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { press } from '#testing/pages/quiz-player'
import { downloaded, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const QUIZ = '/quizzes/ethics-principles'
const ATTEMPTS = `${QUIZ}?view=attempts`
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim()
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].slice(0, 5).map((cell) => plain(cell.textContent)))
const message = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Messages (F8)' })).findByText(text)

/** Three attempts, not in the order of time; the middle one answers a question that is no longer in the quiz. */
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

const STAMPS = {
  fr: [
    ['19 novembre 2026', '12 h 30', '100 %', 'Réussi', '1 h 05'],
    ['18 novembre 2026', '12 h 30', '70 %', 'Réussi', '59 s'],
    ['18 novembre 2026', '12 h', '50 %', 'Non réussi', '2 min 5 s'],
  ],
  en: [
    ['November 19, 2026', '12:30 p.m.', '100%', 'Passed', '1 h 05 min'],
    ['November 18, 2026', '12:30 p.m.', '70%', 'Passed', '59 s'],
    ['November 18, 2026', '12:00 p.m.', '50%', 'Not passed', '2 min 5 s'],
  ],
}
const TITLES = { fr: 'Vos tentatives', en: 'Your attempts' }
const LANGUAGES = ['en', 'fr'] as const

test('every attempt is listed, the newest first; its answers stand beside the best ones, with the reason', async () => {
  const page = await openPage(QUIZ, { language: 'en' })
  expect(main().getByText('See my attempts')).toBeVisible()
  await speak('fr')
  await page.user.click(main().getByText('Voir mes tentatives'))
  const heading = await screen.findByRole('heading', { level: 1, name: TITLES.fr })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(page.address).toBe(ATTEMPTS)
  await waitFor(() => expect(rows()).toHaveLength(3))
  for (const language of LANGUAGES) {
    await speak(language)
    expect(heading).toHaveTextContent(TITLES[language])
    expect(rows()).toEqual(STAMPS[language])
  }
  await expectAccessible()

  await press(page, /^Voir les réponses.: 18 novembre 2026, 12.h.30/)
  const answers = await screen.findByRole('heading', { level: 1, name: 'Réponses' })
  await waitFor(() => expect(answers).toHaveFocus())
  for (const [language, title, gone, ...said] of [
    [
      'en',
      'Answers',
      '1 question of this attempt is no longer part of the quiz.',
      'Question 1: Incorrect',
      'Your choice',
      'The best one',
      'B. Two',
      'A. One',
    ],
    [
      'fr',
      'Réponses',
      '1 question de cette tentative ne fait plus partie du quiz.',
      'Question 1 : Mauvaise réponse',
      'Votre choix',
      'La meilleure',
      'B. Deux',
      'A. Un',
    ],
  ] as const) {
    await speak(language)
    expect(answers).toHaveTextContent(title)
    const [item, ...others] = within(main().getByRole('list')).getAllByRole('listitem')
    expect(others).toEqual([])
    for (const words of [...said, 'One comes first.']) expect(plain(item?.textContent)).toContain(words)
    expect(main().getByText(gone)).toBeVisible()
  }
  await expectAccessible()

  page.router.history.back()
  await waitFor(() => expect(rows()).toHaveLength(3))
  await speak('en')
  expect(main().getByRole('button', { name: /^View answers: November 18, 2026, 12:30/ })).toBeVisible()
  page.router.history.back()
  expect(await main().findByText('Start the quiz')).toBeVisible()
})

test('without attempts it says so and exports nothing; a new one begins at the introduction', async () => {
  world.attempts = {}
  const page = await openPage(ATTEMPTS)
  for (const [language, none, button, told, anew] of [
    ['en', 'No attempts yet.', 'Export the results', 'There are no attempts to export yet', 'New attempt'],
    [
      'fr',
      'Aucune tentative pour l’instant.',
      'Exporter les résultats',
      'Aucune tentative à exporter pour l’instant',
      'Nouvelle tentative',
    ],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(none)).toBeVisible()
    await press(page, button)
    expect((await message(told)).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(downloaded()).toEqual([])
    expect(main().getByText(anew)).toBeVisible()
  }
  await press(page, 'Nouvelle tentative')
  expect(await main().findByText('Commencer le quiz')).toBeVisible()
})

test('a question left open is said to be open', async () => {
  await openPage(`${ATTEMPTS}&attempt=old`)
  const items = await waitFor(() => {
    const found = within(main().getByRole('list')).getAllByRole('listitem')
    expect(found).toHaveLength(2)
    return found
  })
  expect(plain(items[0]?.textContent)).toContain('Question 1 : Bonne réponse')
  expect(plain(items[1]?.textContent)).toContain('Question 2 : Sans réponse')
  expect(items[1]).not.toHaveTextContent('Votre choix')
})

test('the results are exported with the five columns and the date in the name; an export that fails says so', async () => {
  // The attempt in the address does not exist: the list of attempts is shown.
  const page = await openPage(`${ATTEMPTS}&attempt=nowhere`)
  expect(await screen.findByRole('heading', { level: 1, name: TITLES.fr })).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(3))
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-')
  for (const [i, [language, button, told, name, columns, first, failed]] of (
    [
      [
        'en',
        'Export the results',
        'Results downloaded',
        'quiz-results',
        ['Date', 'Time', 'Score', 'Status', 'Duration'],
        ['2026-11-19', '12:30', '100%', 'Passed', '1 h 05 min'],
        'Not passed',
      ],
      [
        'fr',
        'Exporter les résultats',
        'Résultats téléchargés',
        'resultats-quiz',
        ['Date', 'Heure', 'Score', 'Statut', 'Temps'],
        ['2026-11-19', '12:30', '100 %', 'Réussi', '1 h 05'],
        'Non réussi',
      ],
    ] as const
  ).entries()) {
    await speak(language)
    await press(page, button)
    expect(await message(told)).toBeVisible()
    const file = downloaded()[i]
    expect(file?.name).toBe(`${name}-ethics-principles-${day}.csv`)
    const text = (await file?.text()) ?? ''
    const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''))
    expect(data).toHaveLength(4)
    expect(data[0]).toEqual(columns)
    expect(data[1]?.map(plain)).toEqual(first)
    expect(data[3]?.[3]).toBe(failed)
  }

  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room')
  })
  for (const [language, button, told] of [
    ['en', 'Export the results', 'Cannot export the results'],
    ['fr', 'Exporter les résultats', 'Impossible d’exporter les résultats'],
  ] as const) {
    await speak(language)
    await press(page, button)
    expect((await message(told)).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
  }
})
