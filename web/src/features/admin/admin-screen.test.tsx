import { screen, waitFor, within } from '@testing-library/react'
import { makeActivity, makeContactMessage } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, downloaded, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    denied: 'Accès refusé',
    reserved: /réservée à l’administrateur principal uniquement/,
    tabs: [
      'Tableau de bord',
      'Modules',
      'Scénarios CASPer',
      'Quiz',
      'Membres',
      'Progression',
      'Textes de dactylographie',
      'Contacts',
      'Dates de test',
      'Journal d’audit',
    ],
    export: 'Exporter',
    exported: 'Données exportées',
    notExported: 'Impossible d’exporter les données',
    offline: 'Le panneau d’administration nécessite une connexion Internet',
    counters: ['Modules', 'Scénarios CASPer', 'Quiz', 'Membres'],
    active: /actif ce mois-ci/,
    recent: 'Activité récente',
    averages: /Quiz\s: –Scénarios\s: 6,5 sur 9 en moyenne/,
    quiet: 'Aucune activité pour l’instant',
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
      'Learner progress',
      'Typing texts',
      'Contacts',
      'Test dates',
      'Audit log',
    ],
    export: 'Export',
    exported: 'Data exported',
    notExported: 'The data couldn’t be exported',
    offline: 'The admin panel requires an internet connection',
    counters: ['Modules', 'CASPer scenarios', 'Quizzes', 'Users'],
    active: /active this month/,
    recent: 'Recent activity',
    averages: /Quizzes: –Scenarios: 6.5 out of 9 on average/,
    quiet: 'No activity yet',
    statistics: 'Statistics',
  },
} as const

test('a learner is told that the page is not theirs, and as whom they are here', async () => {
  await openPage('/admin')
  for (const language of languages) {
    await speak(language)
    expect(await main().findByRole('heading', { level: 1, name: W[language].denied })).toBeVisible()
    expect(main().getByText(W[language].reserved)).toBeVisible()
    expect(main().getByText('ada@example.org')).toBeVisible()
  }
  expect(screen.queryByRole('tab')).toBeNull()
  await expectAccessible()
})

test('an unknown tab is the first one, the dashboard: four counters, who was active last, the statistics', async () => {
  for (let i = 0; i < 6; i++) {
    const account = structuredClone(world.accounts.learner) as NonNullable<typeof world.accounts.learner>
    Object.assign(account.user, { id: `more-${i}`, displayName: `Person ${i}` })
    world.accounts[`more-${i}`] = account
    const timestamp = `2026-01-0${i + 1}T12:00:00.000Z`
    const activity = makeActivity({ id: `act-${i}`, type: 'scenario', score: 6.5, timestamp })
    world.logs[`more-${i}`] = [{ activity, itemId: null, device: null, seq: null }]
  }
  await openPage('/admin?tab=nothing', { user: 'admin' })
  await main().findByRole('list', { name: W.fr.recent })
  expect(main().getByRole('tab', { selected: true })).toHaveTextContent('Tableau de bord')
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    for (const name of w.counters) expect(main().getByText(name, { selector: 'h3' })).toBeVisible()
    expect(main().getAllByText(w.active)[0]).toBeVisible()
    expect(main().getByText(w.counters[3], { selector: 'h3' }).parentElement).toHaveTextContent('9')
    const people = main().getByRole('list', { name: w.recent })
    const rows = within(people).getAllByRole('listitem')
    // The learner who was active last is first in the list, and each average says what it is an average of.
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([5, 4, 3, 2, 1].map((i) => `Person ${i}`))
    expect(rows[0]).toHaveTextContent(w.averages)
    expect(main().getByRole('table', { name: w.statistics })).toBeVisible()
  }
  await expectAccessible()
})

test('the tabs stand in their fixed order, and each opens its own panel', async () => {
  const page = await openPage('/admin', { user: 'admin' })
  for (const language of languages) {
    await speak(language)
    expect((await main().findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(W[language].tabs)
  }
  for (const name of W.fr.tabs) {
    await page.user.click(main().getByRole('tab', { name }))
    const panel = await main().findByRole('tabpanel', { name })
    await waitFor(() => expect(panel).not.toHaveTextContent(/^(Chargement…)?$/))
  }
})

test('a tab is an address: a click goes there, a reload stays, Back comes back', async () => {
  const page = await openPage('/admin', { language: 'en', user: 'admin' })
  await page.user.click(await main().findByRole('tab', { name: 'Users' }))
  await waitFor(() => expect(page.address).toBe('/admin?tab=users'))
  expect(await main().findByText('Users', { selector: 'h2' })).toBeVisible()
  page.router.history.back()
  expect(await main().findByText('At a glance', { selector: 'h2' })).toBeVisible()
  page.router.history.forward()
  await main().findByText('Users', { selector: 'h2' })
  const again = await page.reload()
  expect(await main().findByText('Users', { selector: 'h2' })).toBeVisible()
  expect(again.address).toBe('/admin?tab=users')
})

test('without a network the administration says that it needs one; nothing of people is kept on the device', async () => {
  goOffline()
  await openPage('/admin?tab=users', { user: 'admin' })
  for (const language of languages) {
    await speak(language)
    expect(await main().findByText(W[language].offline)).toBeVisible()
  }
  await expectAccessible()
  goOnline()
  expect(await main().findByText('ada@example.org')).toBeVisible()
  const rows = await deviceOf('admin').cachedResponses.toArray()
  expect(JSON.stringify(rows)).not.toContain('ada@example.org')
})

test('the export is a dated file with people and content, and nothing of a password; one that fails says so', async () => {
  world.contacts.push(makeContactMessage({ subject: 'A letter' }))
  const account = world.accounts.learner
  if (account) account.setByAdmin = { by: 'admin@situ.local', at: new Date().toISOString(), readable: true }
  const page = await openPage('/admin', { user: 'admin' })
  expect(await main().findByText(W.fr.quiet)).toBeVisible()
  for (const [i, language] of languages.entries()) {
    await speak(language)
    await page.user.click(main().getByRole('button', { name: W[language].export }))
    expect(await screen.findByText(W[language].exported)).toBeVisible()
    expect(downloaded()).toHaveLength(i + 1)
  }
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

  refuseCall('get', '/api/admin/contact-messages', 500)
  for (const language of languages) {
    await speak(language)
    await page.user.click(main().getByRole('button', { name: W[language].export }))
    expect(await screen.findByText(W[language].notExported)).toBeVisible()
  }
  expect(downloaded()).toHaveLength(2)
})
