import { screen, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { makeContactMessage } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { downloaded, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    table: 'Messages de contact',
    columns: ['Date', 'Membre', 'Courriel', 'Objet', 'Message', 'État', 'Actions'],
    states: ['Nouveau', 'Lu', 'Traité', 'Archivé'],
    status: 'État',
    statusOf: /^État de «\sWhere\?\s»$/,
    changed: 'État modifié',
    failed: 'Impossible de modifier l’état',
    reply: /^Répondre à «\sWhere\?\s»$/,
    mark: 'Marquer comme traité',
    all: /^Afficher tout le message/,
    less: /^Afficher moins/,
    none: 'Aucun message pour l’instant',
    noneSuch: 'Aucun message dans cet état',
    showAll: 'Afficher tous les messages',
    csv: 'En tableau (CSV)',
    exported: 'Données exportées',
    notExported: 'Impossible d’exporter les messages',
    typed: [/^Signé\s: Augusta$/, /^Répondre à\s: elsewhere@example\.org$/],
  },
  en: {
    table: 'Contact messages',
    columns: ['Date', 'Learner', 'Email', 'Subject', 'Message', 'Status', 'Actions'],
    states: ['New', 'Read', 'Answered', 'Archived'],
    status: 'Status',
    statusOf: 'Status of “Where?”',
    changed: 'Status changed',
    failed: 'The status couldn’t be changed',
    reply: 'Reply to “Where?”',
    mark: 'Mark as answered',
    all: /^Show all of/,
    less: /^Show less of/,
    none: 'No messages yet',
    noneSuch: 'No messages with this status',
    showAll: 'Show all messages',
    csv: 'As a table (CSV)',
    exported: 'Data exported',
    notExported: 'The messages couldn’t be exported',
    typed: ['Signed as: Augusta', 'Reply to: elsewhere@example.org'],
  },
} as const
const letter = makeContactMessage({
  id: 'letter-1',
  userId: '01234567-89ab',
  name: 'Ada',
  email: 'ada@example.org',
  account: { name: 'Ada', email: 'ada@example.org' },
  subject: 'Where?',
  message: 'First line\nSecond & last',
  status: 'new',
})
const contacts = async () => {
  const page = await openPage('/admin?tab=contacts', { user: 'admin' })
  await main().findByRole('heading', { level: 2, name: W.fr.table })
  return page
}

test('a row has who, what and how it stands; its status is changed there, and an answer written by mail', async () => {
  world.contacts.push({ ...letter })
  const { user } = await contacts()
  const table = await main().findByRole('table')
  const rows = within(table)
  for (const language of languages) {
    const w = W[language]
    await speak(language)
    expect(table).toHaveAccessibleName(w.table)
    expect([...table.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual(w.columns)
    expect(rows.getByText(w.states[0], { selector: 'span' })).toBeVisible()
    const choice = rows.getByLabelText(w.statusOf)
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(w.states)
    expect(rows.getByRole('link', { name: w.reply })).toBeVisible()
    // A short message has no button.
    expect(rows.queryByRole('button', { name: w.all })).toBeNull()
  }
  expect(rows.getByText('01234567')).toBeVisible()
  expect(rows.getByRole('cell', { name: 'ada@example.org' })).toBeVisible()
  expect(rows.getByText(/First line/)).toBeVisible()
  await expectAccessible()

  for (const [language, status, state] of [
    ['en', 'read', 1],
    ['fr', 'archived', 3],
  ] as const) {
    const w = W[language]
    await speak(language)
    await user.selectOptions(rows.getByLabelText(w.statusOf), status)
    expect(await screen.findByText(w.changed)).toBeVisible()
    expect(world.contacts[0]?.status).toBe(status)
    expect(await rows.findByText(w.states[state], { selector: 'span' })).toBeVisible()
  }
  refuseCall('patch', '/api/admin/contact-messages/letter-1', 500)
  for (const language of languages) {
    await speak(language)
    await user.selectOptions(rows.getByLabelText(W[language].statusOf), 'new')
    expect(await screen.findByText(W[language].failed)).toBeVisible()
  }
  server.resetHandlers()

  for (const language of languages) {
    await speak(language)
    const link = rows.getByRole('link', { name: W[language].reply })
    expect(link.getAttribute('href')).toMatch(/^mailto:ada@example\.org\?subject=Re%3A%20Where%3F&body=/)
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(await screen.findByText(W[language].mark)).toBeVisible()
  }
  await user.click(screen.getByText(W.fr.mark))
  await waitFor(() => expect(world.contacts[0]?.status).toBe('answered'))
})

test('the filter stands in the address; an empty one leads back to all', async () => {
  const w = W.fr
  world.contacts.push({ ...letter }, { ...letter, id: 'letter-2', subject: 'Old', status: 'archived' })
  const page = await contacts()
  await main().findByRole('table')
  await page.user.selectOptions(main().getByLabelText(w.status), 'archived')
  await waitFor(() => expect(main().queryByText('Where?')).toBeNull())
  expect(main().getByText('Old')).toBeVisible()
  expect(page.address).toBe('/admin?tab=contacts&status=archived')
  await page.user.selectOptions(main().getAllByRole('combobox')[1] as HTMLElement, 'new')
  await waitFor(() => expect(main().queryByText('Old')).toBeNull())
  expect(main().getByLabelText(w.status)).toHaveFocus()
  await page.user.selectOptions(main().getByLabelText(w.status), 'answered')
  expect(await main().findByText(w.noneSuch)).toBeVisible()
  await speak('en')
  expect(main().getByText(W.en.noneSuch)).toBeVisible()
  expect(main().getByLabelText(W.en.status)).toHaveValue('answered')
  await page.user.click(main().getByText(W.en.showAll))
  expect(await main().findByText('Where?')).toBeVisible()
})

test('a long message is clamped, and shown whole on demand', async () => {
  world.contacts.push({ ...letter })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200)
  const { user } = await contacts()
  await main().findByRole('table')
  for (const language of languages) {
    await speak(language)
    const w = W[language]
    await user.click(main().getByRole('button', { name: w.all }))
    expect(main().getByRole('button', { name: w.less })).toHaveAttribute('aria-expanded', 'true')
    await user.click(main().getByRole('button', { name: w.less }))
    expect(main().getByRole('button', { name: w.all })).toHaveAttribute('aria-expanded', 'false')
  }
})

test('nobody has written yet', async () => {
  await contacts()
  for (const language of languages) {
    await speak(language)
    expect(await main().findByText(W[language].none)).toBeVisible()
  }
  await expectAccessible()
})

test('the table has every message of the filter, page after page, and runs nothing', async () => {
  for (let i = 0; i < 55; i++)
    world.contacts.push({ ...letter, id: `letter-${i}`, subject: i === 0 ? '=HYPERLINK("x")' : `Letter ${i}` })
  const { user } = await contacts()
  await main().findByText('Letter 1')
  await user.click(main().getByText(W.fr.csv))
  expect(await screen.findByText(W.fr.exported)).toBeVisible()
  const file = downloaded()[0]
  expect(file?.name).toMatch(/^situ-contacts-\d{4}-\d{2}-\d{2}\.csv$/)
  const { data } = papa.parse<string[]>((await file?.text())?.replace('\uFEFF', '') ?? '')
  expect(data).toHaveLength(56)
  expect(data[1]?.slice(1, 6)).toEqual(['Ada', 'ada@example.org', 'Ada', 'ada@example.org', '01234567-89ab'])
  expect(data[1]?.[6]).toBe('\'=HYPERLINK("x")')
  await speak('en')
  await user.click(main().getByText(W.en.csv))
  expect(await screen.findByText(W.en.exported)).toBeVisible()
  refuseCall('get', '/api/admin/contact-messages', 500)
  for (const language of languages) {
    await speak(language)
    await user.click(main().getByText(W[language].csv))
    expect(await screen.findByText(W[language].notExported)).toBeVisible()
  }
})

test('a message names the account; what was typed instead stands beside it, and the ID finds the account', async () => {
  world.contacts.push({
    ...letter,
    userId: 'learner-0000',
    name: 'Augusta',
    email: 'elsewhere@example.org',
    account: { name: 'Ada Lovelace', email: 'ada@example.org' },
  })
  const account = world.accounts.learner
  if (account) account.user.id = 'learner-0000'
  const { user } = await contacts()
  const table = within(await main().findByRole('table'))
  for (const language of languages) {
    await speak(language)
    expect(table.getByText('Ada Lovelace')).toBeVisible()
    expect(table.getByText('ada@example.org')).toBeVisible()
    for (const typed of W[language].typed) expect(table.getByText(typed)).toBeVisible()
  }
  await expectAccessible()
  const shown = table.getByText('learner-').textContent ?? ''
  await user.click(main().getByRole('tab', { name: 'Membres' }))
  await user.type(await main().findByRole('searchbox'), shown)
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ada Lovelace']),
  )
})
