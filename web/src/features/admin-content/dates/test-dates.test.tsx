import { screen, waitFor, within } from '@testing-library/react'
import { makeTestDate } from 'shared/testing/make'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { world } from '#testing/world'

const open = () => openPage('/admin?tab=dates', { user: 'admin' })
/** Enters a text in one step, which is faster than simulating each key. */
async function write({ user }: Page, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const press = async ({ user }: Page, name: string | RegExp) => user.click(await main().findByText(name))
/** The first of the buttons with this name, one per row. */
const pressFirst = async ({ user }: Page, name: RegExp) =>
  user.click((await main().findAllByRole('button', { name }))[0] as HTMLElement)
const inDialog = async () => within(await screen.findByRole('dialog'))

beforeEach(() => {
  world.testDates = [
    makeTestDate({ id: 'old', date: '2020-05-13', testType: 'Ancien' }),
    makeTestDate({ id: 'next', date: '2099-05-13', testType: 'Prochain' }),
  ]
})

test('those to come are on top, those that are over are marked; a date is added, what is missing is asked for', async () => {
  const page = await open()
  const [, first, second] = await main().findAllByRole('row')
  expect(first).toHaveTextContent('Prochain')
  expect(first).toHaveTextContent('example.org')
  for (const [language, past, coming] of [
    ['en', 'Past', 'Upcoming'],
    ['fr', 'Passée', 'À venir'],
  ] as const) {
    await speak(language)
    expect(first).toHaveTextContent(coming)
    expect(second).toHaveTextContent(past)
  }
  await expectAccessible()

  await press(page, 'Nouvelle date de test')
  await press(page, 'Enregistrer')
  expect((await main().findAllByText('Choisissez un jour'))[0]).toBeVisible()
  await expectAccessible()
  await page.user.type(main().getByLabelText('Jour'), '2098-01-02')
  await page.user.type(main().getByLabelText('Heure'), '18:00')
  await write(page, main().getByLabelText('Type de test'), 'Médecine')
  await write(page, main().getByLabelText('Source'), 'example.org')
  await press(page, 'Enregistrer')
  expect(await screen.findByText('Date ajoutée')).toBeVisible()
  expect(world.testDates.at(-1)).toMatchObject({
    date: '2098-01-02',
    time: '18:00',
    testType: 'Médecine',
    language: 'fr',
  })
})

test('a date is edited, deleted after a question, and added again by undo', async () => {
  const page = await open()
  await pressFirst(page, /^Modifier/)
  await write(page, await main().findByLabelText('Source'), '/dates')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.testDates[1]?.source).toBe('example.org/dates'))

  await pressFirst(page, /^Supprimer/)
  const dialog = await inDialog()
  expect(dialog.getByRole('heading').textContent).toMatch(/^Voulez-vous vraiment supprimer cette date/)
  await page.user.click(dialog.getByText('Supprimer'))
  await waitFor(() => expect(world.testDates).toHaveLength(1))
  await page.user.click(await within(screen.getByLabelText(/F8/)).findByText('Annuler'))
  await waitFor(() => expect(world.testDates.map(({ testType }) => testType)).toContain('Prochain'))
})

test('changes to a date are marked; so are those of a date that is gone', async () => {
  const page = await open()
  await pressFirst(page, /^Modifier/)
  await write(page, await main().findByLabelText('Source'), ' twice')
  await press(page, 'Annuler')
  await page.user.click((await inDialog()).getByText('Quitter et conserver le brouillon'))
  expect(await main().findByText('Non enregistré')).toBeVisible()
  await speak('en')
  expect(main().getByText('Not saved')).toBeVisible()
  world.testDates = world.testDates.slice(0, 1)
  await page.reload()
  expect(await main().findByText(/l’élément concerné n’existe plus/)).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(main().getByText(/an item that no longer exists/)).toBeVisible()
})
