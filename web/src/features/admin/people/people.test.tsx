import { screen, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { makeActivity, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { downloaded, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    free: 'Gratuit',
    premium: 'Premium',
    since: /^Membre depuis le/,
    last: /^Dernière activité/,
    none: 'Aucune activité pour l’instant',
    bar: /^Progression globale\s: Ada Lovelace$/,
    stats: {
      'Modules terminés': '2',
      'Quiz terminés': '1',
      'Scénarios terminés': '0',
      'Score moyen aux quiz': /^90\s%$/,
      'Score moyen aux scénarios': '7,3 sur 9',
    },
    time: /Temps d’étude : 2\sh\s05/,
    table: 'En tableau (CSV)',
    done: 'Données exportées',
    failed: 'Impossible d’exporter la progression',
    search: 'Chercher un nom, une adresse ou un identifiant',
  },
  en: {
    free: 'Free',
    premium: 'Premium',
    since: /^Member since/,
    last: /^Last active/,
    none: 'No activity yet',
    bar: 'Overall progress of Ada Lovelace',
    stats: {
      'Completed modules': '2',
      'Completed quizzes': '1',
      'Completed scenarios': '0',
      'Average quiz score': '90%',
      'Average scenario score': '7.3 out of 9',
    },
    time: /Study time: 2\sh\s05\smin/,
    table: 'As a table (CSV)',
    done: 'Data exported',
    failed: 'The progress couldn’t be exported',
    search: 'Search for a name, an address or an ID',
  },
} as const

/** Ada has read two modules in 125 minutes and passed a quiz; Grace pays. */
function learnt() {
  const activity = (id: string, moduleId: string, timeSpent: number) => ({
    activity: makeActivity({ id, moduleId, timeSpent }),
    itemId: null,
    device: null,
    seq: null,
  })
  const scenario = {
    activity: makeActivity({ id: 'a3', type: 'scenario', score: 7.3, timeSpent: 0 }),
    itemId: null,
    device: null,
    seq: null,
  }
  world.logs.learner = [activity('a1', 'one', 3600), activity('a2', 'two', 3900), scenario]
  const quizId = world.quizzes[0]?.id ?? ''
  world.attempts.learner = [makeQuizAttempt({ quizId, score: 90 })]
  const grace = world.accounts.other
  if (grace) Object.assign(grace.user, { plan: 'pro', subscriptionStatus: 'premium' })
}
const progress = async () => {
  learnt()
  const page = await openPage('/admin?tab=progress', { user: 'admin' })
  await main().findAllByRole('heading', { level: 3 })
  return page
}
const people = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const cardOf = (name: string) =>
  within(main().getByRole('heading', { level: 3, name }).closest('div[class]:has(dl)') as HTMLElement)

test('a card per learner: who, on which plan, the numbers, the whole, the time; the plan narrows the list', async () => {
  const { user } = await progress()
  expect(people().sort()).toEqual(['Ada Lovelace', 'Grace Hopper'])
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    const ada = cardOf('Ada Lovelace')
    expect(ada.getByText('ada@example.org')).toBeVisible()
    expect(ada.getByText(w.since)).toBeVisible()
    expect(ada.getByText(w.free)).toBeVisible()
    expect(ada.getByText(w.last)).toBeVisible()
    expect(ada.getByText(w.time)).toBeVisible()
    for (const [name, value] of Object.entries(w.stats))
      expect(ada.getByText(name).nextElementSibling, name).toHaveTextContent(value)
    expect(ada.getByRole('progressbar', { name: w.bar })).toHaveAttribute('aria-valuenow', '67')
    const grace = cardOf('Grace Hopper')
    expect(grace.getByText(w.premium)).toBeVisible()
    expect(grace.getByText(w.none)).toBeVisible()
  }
  await expectAccessible()
  await user.selectOptions(main().getByLabelText('Forfait'), 'pro')
  await waitFor(() => expect(people()).toEqual(['Grace Hopper']))
})

test('the table has a row per learner who fits, runs nothing in a spreadsheet, and says where it cannot be read', async () => {
  const { user } = await progress()
  const ada = world.accounts.learner
  if (ada) ada.user.displayName = '=cmd()'
  await user.type(main().getByLabelText(W.fr.search), 'ada')
  await waitFor(() => expect(people()).toHaveLength(1))
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    expect(main().getByLabelText(w.search)).toHaveValue('ada')
    await user.click(main().getByText(w.table))
    expect(await screen.findByText(w.done)).toBeVisible()
  }
  const file = downloaded()[1]
  expect(file?.name).toMatch(/^situ-progress-\d{4}-\d{2}-\d{2}\.csv$/)
  const { data } = papa.parse<string[]>((await file?.text())?.replace('\uFEFF', '') ?? '')
  expect(data).toHaveLength(2)
  expect(data[0]).toHaveLength(12)
  expect(data[1]?.slice(0, 2)).toEqual(["'=cmd()", 'ada@example.org'])
  expect(data[1]?.slice(4, 11)).toEqual(['2', '1', '0', '90', '7,3', '67', '125'])

  refuseCall('get', '/api/admin/users-progress', 500)
  for (const language of languages) {
    await speak(language)
    await user.click(main().getByText(W[language].table))
    expect(await screen.findByText(W[language].failed)).toBeVisible()
  }
  expect(downloaded()).toHaveLength(2)
})
