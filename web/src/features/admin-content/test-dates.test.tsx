import { configure, screen, waitFor, within } from '@testing-library/react'
import { makeTestDate } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage } from '#testing/render'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })
// Whole forms are filled in.
vi.setConfig({ testTimeout: 20_000 })

const open = (language: 'fr' | 'en' = 'fr') => openPage('/admin?tab=dates', { user: 'admin', language })
/** As typing, but at once. */
async function write(page: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) {
  await page.user.click(field)
  await page.user.paste(text)
}
const press = async (page: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  world.testDates = [
    makeTestDate({ id: 'old', date: '2020-05-13', testType: 'Ancien' }),
    makeTestDate({ id: 'next', date: '2099-05-13', testType: 'Prochain' }),
  ]
})

test.each([
  ['fr', 'Passée', 'À venir'],
  ['en', 'Past', 'To come'],
] as const)('those to come are on top, those that are over are marked (%s)', async (language, past, coming) => {
  await open(language)
  const [, first, second] = await main().findAllByRole('row')
  expect(first).toHaveTextContent(`Prochain`)
  expect(first).toHaveTextContent(coming)
  expect(first).toHaveTextContent('example.org')
  expect(second).toHaveTextContent(past)
  await expectAccessible()
})

test('a date is added; what is missing is asked for', async () => {
  const page = await open()
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

test('a date is edited', async () => {
  const page = await open()
  const [edit] = await main().findAllByRole('button', { name: /^Modifier/ })
  if (edit) await page.user.click(edit)
  await write(page, await main().findByLabelText('Source'), '/dates')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.testDates[1]?.source).toBe('example.org/dates'))
})

test('a date is deleted after a question, and added again by undo', async () => {
  const page = await open()
  const [remove] = await main().findAllByRole('button', { name: /^Supprimer/ })
  if (remove) await page.user.click(remove)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('heading').textContent).toMatch(/^Voulez-vous vraiment supprimer cette date/)
  await page.user.click(dialog.getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(world.testDates).toHaveLength(1))
  await page.user.click(
    await within(screen.getByRole('region', { name: /F8/ })).findByRole('button', { name: 'Annuler' }),
  )
  await waitFor(() => expect(world.testDates.map(({ testType }) => testType)).toContain('Prochain'))
})
