import { screen, waitFor, within } from '@testing-library/react'
import papa from 'papaparse'
import { makeContactMessage } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { refuseCall } from '#testing/refuse-call'
import { downloaded, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const languages = ['fr', 'en'] as const
const W = {
  fr: {
    table: 'Messages de contact',
    columns: ['Date', 'Utilisateur', 'Courriel', 'Objet', 'Message', 'État', 'Actions'],
    states: ['Nouveau', 'Lu', 'Répondu', 'Archivé'],
    status: 'État',
    statusOf: /^État de «\sWhere\?\s»$/,
    changed: 'État modifié',
    failed: 'L’état n’a pas pu être modifié',
    reply: /^Répondre à «\sWhere\?\s»$/,
    mark: 'Marquer comme répondu',
    all: /^Afficher tout le message/,
    less: /^Afficher moins/,
    none: 'Aucun message pour l’instant',
    noneSuch: 'Aucun message dans cet état',
    showAll: 'Afficher tous les messages',
    csv: 'En tableau (CSV)',
    exported: 'Données exportées',
    notExported: 'Les messages n’ont pas pu être exportés',
  },
  en: {
    table: 'Contact messages',
    columns: ['Date', 'User', 'Email', 'Subject', 'Message', 'Status', 'Actions'],
    states: ['New', 'Read', 'Answered', 'Archived'],
    status: 'Status',
    statusOf: 'Status of “Where?”',
    changed: 'Status changed',
    failed: 'The status could not be changed',
    reply: 'Reply to “Where?”',
    mark: 'Mark as answered',
    all: /^Show all of/,
    less: /^Show less of/,
    none: 'No messages yet',
    noneSuch: 'No message with this status',
    showAll: 'Show all messages',
    csv: 'As a table (CSV)',
    exported: 'Data exported',
    notExported: 'The messages could not be exported',
  },
} as const
const letter = makeContactMessage({
  id: 'letter-1',
  userId: '01234567-89ab',
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Where?',
  message: 'First line\nSecond & last',
  status: 'new',
})
const contacts = async (language: 'fr' | 'en', search = '') => {
  const page = await openPage(`/admin?tab=contacts${search}`, { language, user: 'admin' })
  await main().findByRole('heading', { level: 2, name: W[language].table })
  return page
}
const table = (language: 'fr' | 'en') => main().findByRole('table', { name: W[language].table })

test.each(languages)('a row has who, what and how it stands (%s)', async (language) => {
  const w = W[language]
  world.contacts.push({ ...letter })
  await contacts(language)
  const rows = within(await table(language))
  expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(w.columns)
  expect(rows.getByText('01234567')).toBeVisible()
  expect(rows.getByRole('cell', { name: 'ada@example.org' })).toBeVisible()
  expect(rows.getByText(/First line/)).toBeVisible()
  expect(rows.getByText(w.states[0], { selector: 'span' })).toBeVisible()
  await expectAccessible()
})

test.each(languages)('its status is changed in the row (%s)', async (language) => {
  const w = W[language]
  world.contacts.push({ ...letter })
  const { user } = await contacts(language)
  await table(language)
  const choice = main().getByLabelText(w.statusOf)
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(w.states)
  await user.selectOptions(choice, 'archived')
  expect(await screen.findByText(w.changed)).toBeVisible()
  expect(world.contacts[0]?.status).toBe('archived')
  expect(await main().findByText(w.states[3], { selector: 'span' })).toBeVisible()
  refuseCall('patch', '/api/admin/contact-messages/letter-1', 500)
  await user.selectOptions(main().getByLabelText(w.statusOf), 'read')
  expect(await screen.findByText(w.failed)).toBeVisible()
})

test.each(languages)('the filter stands in the address; an empty one leads back to all (%s)', async (language) => {
  const w = W[language]
  world.contacts.push({ ...letter }, { ...letter, id: 'letter-2', subject: 'Old', status: 'archived' })
  const page = await contacts(language)
  await table(language)
  await page.user.selectOptions(main().getByLabelText(w.status), 'archived')
  await waitFor(() => expect(main().queryByText('Where?')).toBeNull())
  expect(main().getByText('Old')).toBeVisible()
  expect(page.address).toBe('/admin?tab=contacts&status=archived')
  await page.user.selectOptions(main().getAllByRole('combobox')[1] as HTMLElement, 'new')
  await waitFor(() => expect(main().queryByText('Old')).toBeNull())
  expect(main().getByLabelText(w.status)).toHaveFocus()
  await page.user.selectOptions(main().getByLabelText(w.status), 'answered')
  expect(await main().findByText(w.noneSuch)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: w.showAll }))
  expect(await main().findByText('Where?')).toBeVisible()
})

test.each(languages)('an answer is written in the mail program, then it can be marked (%s)', async (language) => {
  const w = W[language]
  world.contacts.push({ ...letter })
  const { user } = await contacts(language)
  await table(language)
  const link = main().getByRole('link', { name: w.reply })
  expect(link.getAttribute('href')).toMatch(/^mailto:ada@example\.org\?subject=Re%3A%20Where%3F&body=/)
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  await user.click(await screen.findByRole('button', { name: w.mark }))
  await waitFor(() => expect(world.contacts[0]?.status).toBe('answered'))
})

test.each(languages)('a long message is clamped, and shown whole on demand (%s)', async (language) => {
  const w = W[language]
  world.contacts.push({ ...letter })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200)
  const { user } = await contacts(language)
  await table(language)
  await user.click(main().getByRole('button', { name: w.all }))
  expect(main().getByRole('button', { name: w.less })).toHaveAttribute('aria-expanded', 'true')
  await user.click(main().getByRole('button', { name: w.less }))
  expect(main().getByRole('button', { name: w.all })).toHaveAttribute('aria-expanded', 'false')
})

test('a short one has no button', async () => {
  world.contacts.push({ ...letter })
  await contacts('en')
  await table('en')
  expect(main().queryByRole('button', { name: W.en.all })).toBeNull()
})

test.each(languages)('nobody has written yet (%s)', async (language) => {
  await contacts(language)
  expect(await main().findByText(W[language].none)).toBeVisible()
  await expectAccessible()
})

test.each(languages)(
  'the table has every message of the filter, page after page, and runs nothing (%s)',
  async (language) => {
    const w = W[language]
    for (let i = 0; i < 55; i++)
      world.contacts.push({ ...letter, id: `letter-${i}`, subject: i === 0 ? '=HYPERLINK("x")' : `Letter ${i}` })
    const { user } = await contacts(language)
    await main().findByText('Letter 1')
    await user.click(main().getByText(w.csv))
    expect(await screen.findByText(w.exported)).toBeVisible()
    const file = downloaded()[0]
    expect(file?.name).toMatch(/^situ-contacts-\d{4}-\d{2}-\d{2}\.csv$/)
    const { data } = papa.parse<string[]>((await file?.text())?.replace('\uFEFF', '') ?? '')
    expect(data).toHaveLength(56)
    expect(data[1]?.[4]).toBe('\'=HYPERLINK("x")')
    refuseCall('get', '/api/admin/contact-messages', 500)
    await user.click(main().getByText(w.csv))
    expect(await screen.findByText(w.notExported)).toBeVisible()
  },
)
