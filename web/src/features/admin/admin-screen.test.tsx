import { screen, waitFor, within } from '@testing-library/react'
import { makeContactMessage } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, downloaded, goOffline, goOnline, main, openPage } from '#testing/render'

import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    denied: 'Accès refusé',
    reserved: /réservée à l’administrateur principal uniquement/,
    tabs: [
      'Tableau de bord',
      'Modules',
      'Scénarios CASPer',
      'Quiz',
      'Utilisateurs',
      'Progression',
      'Textes de frappe',
      'Contacts',
      'Dates de test',
      'Journal d’audit',
    ],
    export: 'Exporter',
    exported: 'Données exportées',
    notExported: 'Les données n’ont pas pu être exportées',
    offline: 'L’administration a besoin du réseau',
    counters: ['Modules', 'Scénarios CASPer', 'Quiz', 'Utilisateurs'],
    active: /actif ce mois-ci/,
    recent: 'Activité récente',
    statistics: 'Statistiques',
  },
  en: {
    denied: 'Access Denied',
    reserved: /reserved for the main administrator only/,
    tabs: [
      'Dashboard',
      'Modules',
      'CASPer scenarios',
      'Quizzes',
      'Users',
      'User progress',
      'Typing texts',
      'Contacts',
      'Test dates',
      'Audit log',
    ],
    export: 'Export',
    exported: 'Data exported',
    notExported: 'The data could not be exported',
    offline: 'The administration needs the network',
    counters: ['Modules', 'CASPer scenarios', 'Quizzes', 'Users'],
    active: /active this month/,
    recent: 'Recent activity',
    statistics: 'Statistics',
  },
} as const

test.each(languages)(
  'a learner is told that the page is not theirs, and as whom they are here (%s)',
  async (language) => {
    await openPage('/admin', { language })
    expect(await main().findByRole('heading', { level: 1, name: W[language].denied })).toBeVisible()
    expect(main().getByText(W[language].reserved)).toBeVisible()
    expect(main().getByText('ada@example.org')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    await expectAccessible()
  },
)

test.each(languages)('the tabs stand in the order of the specification (%s)', async (language) => {
  await openPage('/admin', { language, user: 'admin' })
  const names = (await main().findAllByRole('tab')).map((tab) => tab.textContent)
  expect(names).toEqual(W[language].tabs)
})

test('a tab is an address: a click goes there, a reload stays, Back comes back', async () => {
  const page = await openPage('/admin', { language: 'en', user: 'admin' })
  await page.user.click(await main().findByRole('tab', { name: 'Users' }))
  await waitFor(() => expect(page.address).toBe('/admin?tab=users'))
  expect(await main().findByRole('heading', { level: 2, name: 'Users' })).toBeVisible()
  page.router.history.back()
  expect(await main().findByRole('heading', { level: 2, name: 'At a glance' })).toBeVisible()
  page.router.history.forward()
  await main().findByRole('heading', { level: 2, name: 'Users' })
  const again = await page.reload()
  expect(await main().findByRole('heading', { level: 2, name: 'Users' })).toBeVisible()
  expect(again.address).toBe('/admin?tab=users')
})

test('an unknown tab is the first one', async () => {
  await openPage('/admin?tab=nothing', { language: 'en', user: 'admin' })
  expect(await main().findByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true')
})

test.each(languages)('the dashboard: four counters, the first users, the statistics (%s)', async (language) => {
  const w = W[language]
  for (let i = 0; i < 6; i++) {
    const account = structuredClone(world.accounts.learner) as NonNullable<typeof world.accounts.learner>
    Object.assign(account.user, { id: `more-${i}`, displayName: `Person ${i}` })
    world.accounts[`more-${i}`] = account
  }
  await openPage('/admin', { language, user: 'admin' })
  for (const name of w.counters) expect(await main().findByRole('heading', { level: 3, name })).toBeVisible()
  expect(main().getAllByText(w.active)[0]).toBeVisible()
  expect(main().getByRole('heading', { level: 3, name: w.counters[3] }).parentElement).toHaveTextContent('9')
  const people = await main().findByRole('list', { name: w.recent })
  expect(within(people).getAllByRole('listitem')).toHaveLength(5)
  expect(main().getByRole('table', { name: w.statistics })).toBeVisible()
  await expectAccessible()
})

test.each(languages)(
  'without a network the administration says that it needs one, and goes on with it (%s)',
  async (language) => {
    goOffline()
    await openPage('/admin?tab=users', { language, user: 'admin' })
    expect(await main().findByText(W[language].offline)).toBeVisible()
    await expectAccessible()
    goOnline()
    expect(await main().findByText('ada@example.org')).toBeVisible()
  },
)

test.each(languages)(
  'the export is a dated file with people and content, and nothing of a password (%s)',
  async (language) => {
    const w = W[language]
    world.contacts.push(makeContactMessage({ subject: 'A letter' }))
    const account = world.accounts.learner
    if (account) account.setByAdmin = { by: 'admin@situ.local', at: new Date().toISOString(), readable: true }
    const page = await openPage('/admin', { language, user: 'admin' })
    await page.user.click(await main().findByRole('button', { name: w.export }))
    expect(await screen.findByText(w.exported)).toBeVisible()
    const file = downloaded()[0]
    expect(file?.name).toMatch(/^situ-administration-\d{4}-\d{2}-\d{2}\.json$/)
    const text = (await file?.text()) ?? ''
    const data = JSON.parse(text)
    expect(data.users).toHaveLength(3)
    expect(data.progress.map(({ id }: { id: string }) => id).sort()).toEqual(['learner', 'other'])
    expect(data.contactMessages).toMatchObject([{ subject: 'A letter' }])
    for (const kind of ['modules', 'scenarios', 'quizzes', 'practiceTexts', 'testDates'])
      expect(data[kind].length, kind).toBeGreaterThan(0)
    expect(text).not.toMatch(/password|argon2|correct horse/i)
  },
)

test('an export that fails says so, and hands nothing over', async () => {
  const { user } = await openPage('/admin', { language: 'en', user: 'admin' })
  await main().findByRole('list', { name: 'Recent activity' })
  refuseCall('get', '/api/admin/contact-messages', 500)
  await user.click(main().getByRole('button', { name: 'Export' }))
  expect(await screen.findByText(W.en.notExported)).toBeVisible()
  expect(downloaded()).toEqual([])
})

test('nothing of people is kept on the device', async () => {
  await openPage('/admin?tab=users', { language: 'en', user: 'admin' })
  await main().findByText('ada@example.org')
  const rows = await deviceOf('admin').answers.toArray()
  expect(JSON.stringify(rows)).not.toContain('ada@example.org')
})

test('every tab opens its own panel', async () => {
  const page = await openPage('/admin', { language: 'en', user: 'admin' })
  for (const name of W.en.tabs) {
    await page.user.click(await main().findByRole('tab', { name }))
    const panel = await main().findByRole('tabpanel', { name })
    await waitFor(() => expect(panel).not.toHaveTextContent(/^(Loading…)?$/))
  }
})
