import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeModule } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as pictures from '#browser/files/picture'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

// jsdom decodes no pictures; the journeys test this in a browser.
beforeEach(() => {
  vi.spyOn(pictures, 'openPicture').mockImplementation(async (file) => {
    if (file.type === 'image/tiff') throw new Error('not a picture')
    return { width: 1, height: 1, square: () => PIXEL, within: () => PIXEL, close: () => {} }
  })
})
afterEach(() => vi.restoreAllMocks())
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
const open = (item: string) => openPage(`/admin?tab=modules&item=${item}`, { user: 'admin' })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const box = (name: string | RegExp) => main().findByLabelText<HTMLInputElement>(name)
/** Enters a text in one step, which is faster than simulating each key. */
async function write({ user }: Page, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await main().findByRole('button', { name: typeof name === 'string' ? nb(name) : name }))
const save = ({ user }: Page) => user.click(main().getByText(/^(Enregistrer|Save)$/))
const part = async ({ user }: Page, name: RegExp) =>
  user.click(within(await main().findByRole('tablist', { name: /^Parties/ })).getByRole('tab', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))

// jsdom has no layout, and ProseMirror asks for the position of the cursor.
const NOWHERE = Object.assign([], { item: () => null })
Range.prototype.getClientRects = () => NOWHERE
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect

beforeEach(() => {
  world.modules = [makeModule({ id: 'one', title: { fr: 'Un', en: 'One' } })]
})

test('a new module begins with the defaults, and is saved so', async () => {
  const page = await open('new')
  expect(await main().findByRole('combobox', { name: 'Difficulté' })).toHaveDisplayValue('Débutant')
  expect(main().getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue('Éthique')
  expect(main().getByRole('spinbutton', { name: 'Durée (minutes)' })).toHaveValue(15)
  expect(main().getByRole('checkbox', { name: /^Publié/ })).not.toBeChecked()
  await part(page, /^Contenu/)
  expect(await box('Titre de la page (français)')).toHaveValue('Introduction')
  expect(main().getByRole('spinbutton', { name: 'Durée estimée (minutes)' })).toHaveValue(5)
  expect(main().getByRole('button', { name: /^Impossible de retirer Page 1/ })).toBeDisabled()
  await part(page, /^Détails/)
  await write(page, await box('Titre (français)'), 'Neuf')
  await write(page, await box('Titre (anglais)'), 'New')
  await save(page)
  expect(await screen.findByText('Module créé')).toBeVisible()
  expect(world.modules[1]).toMatchObject({
    title: { fr: 'Neuf', en: 'New' },
    skillLevel: 'beginner',
    category: 'ethics',
    duration: 15,
    isPublished: false,
    pages: [{ type: 'text', estimatedTime: 5, title: { fr: 'Introduction', en: 'Introduction' } }],
  })
})

test('a module that cannot be made says so; made, a copy is a draft with pages of its own', async () => {
  const page = await open('copy-of-one')
  await box('Titre (français)')
  server.use(http.post('*/api/admin/modules', () => HttpResponse.error()))
  for (const [language, said, title] of [
    ['en', 'Failed to create module', 'Error'],
    ['fr', 'Impossible de créer le module', 'Erreur'],
  ] as const) {
    await speak(language)
    await save(page)
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByText(title)).toBeVisible()
  }
  server.resetHandlers()
  await save(page)
  await waitFor(() => expect(world.modules).toHaveLength(2))
  const [one, copy] = world.modules
  expect(copy).toMatchObject({ title: one?.title, isPublished: false, pageCount: 2 })
  expect(copy?.id).not.toBe('one')
  expect(copy?.pages[0]?.id).not.toBe(one?.pages[0]?.id)
})

test('a module that cannot be saved says so; an invalid duration becomes 0 and is refused', async () => {
  const page = await open('one')
  const duration = await box('Durée (minutes)')
  await expectAccessible()
  server.use(http.patch('*/api/admin/modules/:id', () => HttpResponse.error()))
  for (const [language, said] of [
    ['en', 'Failed to update module'],
    ['fr', 'Impossible de modifier le module'],
  ] as const) {
    await speak(language)
    await save(page)
    expect(await screen.findByText(said)).toBeVisible()
  }
  await page.user.clear(duration)
  await page.user.tab()
  expect(duration).toHaveValue(0)
  await save(page)
  expect((await main().findAllByText(/^Au moins 1.minute$/))[0]).toBeVisible()
})

test('pages are added, moved and removed; the last one stays', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  await press(page, 'Descendre : Page 1')
  await press(page, 'Ajouter une page')
  await press(page, 'Monter : Page 3')
  expect(main().getByRole('button', { name: nb('Monter : Page 2') })).toHaveFocus()
  await press(page, 'Descendre : Page 2')
  await press(page, 'Retirer : Page 3')
  await save(page)
  await waitFor(() => expect(world.modules[0]?.pages.map(({ id }) => id)).toEqual(['02-practice', '01-introduction']))
  await press(page, 'Modifier : Un')
  await part(page, /^Contenu/)
  await press(page, 'Retirer : Page 2')
  expect(await main().findByRole('button', { name: /^Impossible de retirer Page 1/ })).toBeDisabled()
})

test('the invalid time of a page becomes 5; a picture needs its address, by https', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  const [minutes] = await main().findAllByLabelText('Durée estimée (minutes)')
  const [type] = main().getAllByLabelText('Type')
  if (!minutes || !type) throw new Error('no page')
  await write(page, minutes, '61')
  await page.user.tab()
  expect(minutes).toHaveValue(5)
  await page.user.selectOptions(type, 'Image')
  await write(page, await box('Adresse de l’image'), 'http://example.org/a.png')
  await save(page)
  expect((await main().findAllByText('Entrez une adresse qui commence par https://'))[0]).toBeVisible()
  await write(page, await box('Adresse de l’image'), 'https://example.org/a.png')
  await save(page)
  await waitFor(() =>
    expect(world.modules[0]?.pages[0]).toMatchObject({ type: 'image', imageUrl: 'https://example.org/a.png' }),
  )
})

const ADDRESS = /^\/content-images\/[0-9a-f]{32}\.png$/
const picked = (type: string) => new File(['x'], 'a', { type })

test('a page is written in both languages and seen in the preview; its links are by https, its pictures uploaded', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  const [french] = await main().findAllByRole('textbox', { name: 'Contenu (français)' })
  expect(french).toHaveTextContent('Bonjour.')
  const bars = main().getAllByRole('toolbar')
  expect(bars).toHaveLength(4)
  await expectAccessible()

  await part(page, /^Aperçu/)
  expect((await main().findAllByText('Bonjour.'))[0]).toBeVisible()
  await page.user.click(
    within(main().getByRole('group', { name: 'Langue du contenu' })).getByRole('button', { name: 'English' }),
  )
  expect((await main().findAllByText('Hello.'))[0]).toBeVisible()
  await expectAccessible()

  await part(page, /^Contenu/)
  const bar = within((await main().findAllByRole('toolbar'))[0] as HTMLElement)
  await page.user.click(bar.getByRole('button', { name: 'Lien' }))
  const link = await inDialog()
  await page.user.clear(link.getByLabelText('Adresse'))
  await page.user.type(link.getByLabelText('Adresse'), 'http://example.org{Enter}')
  expect(link.getByText('Entrez une adresse qui commence par https://')).toBeVisible()
  await expectAccessible()
  expect(french).toHaveTextContent('Bonjour.')
  expect(world.modules[0]?.pages[0]?.content.fr).toBe('<p>Bonjour.</p>')
  await page.user.click(link.getByText('Annuler'))

  await page.user.click(bar.getByRole('button', { name: 'Image' }))
  const picture = await inDialog()
  await page.user.upload(picture.getByLabelText('Fichier image'), picked('image/png'))
  await waitFor(() => expect((picture.getByLabelText('Adresse') as HTMLInputElement).value).toMatch(ADDRESS))
  await page.user.type(picture.getByLabelText(/Texte de remplacement/), 'Deux collègues')
  await page.user.click(picture.getByText('Ajouter'))
  await save(page)
  await waitFor(() =>
    expect(world.modules[0]?.pages[0]?.content.fr).toMatch(
      /<img (?=[^>]*alt="Deux collègues")(?=[^>]*src="\/content-images\/[0-9a-f]{32}\.png")/,
    ),
  )
})

test('a cover is uploaded and saved; a file that is no picture is refused, and without network it is said', async () => {
  const page = await open('one')
  const field = await box('Image de couverture')
  const file = main().getByLabelText(/Fichier image/)
  server.use(http.post('*/api/admin/images', () => HttpResponse.error()))
  await page.user.upload(file, picked('image/png'))
  expect(await main().findByText(/Aucune réponse du serveur/)).toBeVisible()
  expect(field).toHaveValue('')
  server.resetHandlers()
  await page.user.upload(file, picked('image/tiff'))
  expect(await main().findByText(/Impossible d’ouvrir ce fichier/)).toBeVisible()
  await speak('en')
  expect(main().getByLabelText('Cover image')).toBe(field)
  await page.user.upload(main().getByLabelText('Image file'), picked('image/tiff'))
  expect(await main().findByText(/can’t open this file/)).toBeVisible()
  await page.user.upload(main().getByLabelText('Image file'), picked('image/jpeg'))
  await waitFor(() => expect(field.value).toMatch(ADDRESS))
  expect(main().queryByText(/can’t open this file/)).toBeNull()
  await expectAccessible()
  await save(page)
  await waitFor(() => expect(world.modules[0]?.coverImage).toMatch(ADDRESS))
})

test('a module that was deleted while it is edited: the text stays, and is saved as a new one', async () => {
  const page = await open('one')
  const title = await box('Titre (français)')
  await write(page, title, 'Réécrit')
  world.modules = []
  await save(page)
  const anew = await main().findByText('Enregistrer comme nouvel élément')
  expect(title).toHaveValue('Réécrit')
  await page.user.click(anew)
  await waitFor(() => expect(world.modules.map((module) => module.title.fr)).toEqual(['Réécrit']))
})
