import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeModule } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })
// Whole forms are filled in.
vi.setConfig({ testTimeout: 20_000 })

type Language = 'fr' | 'en'
// jsdom decodes no pictures; what a browser does with one is seen in the journeys.
vi.mock('#browser/picture', () => ({
  openPicture: async (file: File) => {
    if (file.type === 'image/tiff') throw new Error('not a picture')
    return { width: 1, height: 1, within: () => PIXEL, close: () => {} }
  },
}))
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
const open = (item: string, language: Language = 'fr') =>
  openPage(`/admin?tab=modules&item=${item}`, { user: 'admin', language })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const box = (name: string) => main().findByRole('textbox', { name })
/** As typing, but at once. */
async function write(page: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) {
  await page.user.click(field)
  await page.user.paste(text)
}
const press = async (page: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name: typeof name === 'string' ? nb(name) : name }))
const part = async (page: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  page.user.click(
    await within(await main().findByRole('tablist', { name: /Parties|Parts/ })).findByRole('tab', { name }),
  )

// jsdom lays nothing out, and ProseMirror asks where the cursor stands.
const NOWHERE = Object.assign([], { item: () => null })
Range.prototype.getClientRects = () => NOWHERE
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect

beforeEach(() => {
  world.modules = [makeModule({ id: 'one', title: { fr: 'Un', en: 'One' } })]
})

test('a new module begins as the specification says, and is saved so', async () => {
  const page = await open('new')
  expect(await main().findByRole('combobox', { name: 'Difficulté' })).toHaveDisplayValue('Débutant')
  expect(main().getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue('Éthique')
  expect(main().getByRole('spinbutton', { name: 'Durée (minutes)' })).toHaveValue(15)
  expect(main().getByRole('checkbox', { name: /^Publié/ })).not.toBeChecked()
  await part(page, /^Contenu/)
  expect(await box('Titre de la page (français)')).toHaveValue('Introduction')
  expect(main().getByRole('spinbutton', { name: 'Temps estimé (minutes)' })).toHaveValue(5)
  expect(main().getByRole('button', { name: /^Page 1 reste/ })).toBeDisabled()
  await part(page, /^Détails/)
  await write(page, await box('Titre (français)'), 'Neuf')
  await write(page, await box('Titre (anglais)'), 'New')
  await press(page, 'Enregistrer')
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

test.each([
  ['fr', 'Impossible de créer le module', 'Erreur'],
  ['en', 'Failed to create module', 'Error'],
] as const)('a module that cannot be made says so (%s)', async (language, said, title) => {
  const page = await open('copy-of-one', language)
  server.use(http.post('*/api/admin/modules', () => HttpResponse.error()))
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
})
test.each([
  ['fr', 'Impossible de modifier le module'],
  ['en', 'Failed to update module'],
] as const)('a module that cannot be saved says so (%s)', async (language, said) => {
  const page = await open('one', language)
  server.use(http.patch('*/api/admin/modules/:id', () => HttpResponse.error()))
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  expect(await screen.findByText(said)).toBeVisible()
})

test('a copy is a new module, a draft, with pages of its own', async () => {
  const page = await open('copy-of-one')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.modules).toHaveLength(2))
  const [one, copy] = world.modules
  expect(copy).toMatchObject({ title: one?.title, isPublished: false, pageCount: 2 })
  expect(copy?.id).not.toBe('one')
  expect(copy?.pages[0]?.id).not.toBe(one?.pages[0]?.id)
})

test('an invalid duration becomes 0 and is refused; an invalid time of a page becomes 5', async () => {
  const page = await open('one')
  const duration = await main().findByRole('spinbutton', { name: 'Durée (minutes)' })
  await page.user.clear(duration)
  await page.user.tab()
  expect(duration).toHaveValue(0)
  await press(page, 'Enregistrer')
  expect((await main().findAllByText(/^Au moins 1.minute$/))[0]).toBeVisible()
  await part(page, /^Contenu/)
  const [minutes] = await main().findAllByRole('spinbutton', { name: 'Temps estimé (minutes)' })
  if (!minutes) throw new Error('no page')
  await page.user.clear(minutes)
  await write(page, minutes, '61')
  await page.user.tab()
  expect(minutes).toHaveValue(5)
})

test('pages are added, moved and removed; the last one stays', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  await press(page, 'Descendre : Page 1')
  await press(page, 'Ajouter une page')
  await press(page, 'Monter : Page 3')
  expect(screen.getByRole('button', { name: nb('Monter : Page 2') })).toHaveFocus()
  await press(page, 'Descendre : Page 2')
  await press(page, 'Retirer : Page 3')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.modules[0]?.pages.map(({ id }) => id)).toEqual(['02-practice', '01-introduction']))
  await press(page, 'Modifier : Un')
  await part(page, /^Contenu/)
  await press(page, 'Retirer : Page 2')
  expect(await main().findByRole('button', { name: /^Page 1 reste/ })).toBeDisabled()
})

test('a picture needs its address, by https', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  const [type] = await main().findAllByRole('combobox', { name: 'Type' })
  if (!type) throw new Error('no page')
  await page.user.selectOptions(type, 'Image')
  await write(page, await box('Adresse de l’image'), 'http://example.org/a.png')
  await press(page, 'Enregistrer')
  expect((await main().findAllByText('Veuillez donner une adresse qui commence par https://'))[0]).toBeVisible()
  await page.user.clear(await box('Adresse de l’image'))
  await write(page, await box('Adresse de l’image'), 'https://example.org/a.png')
  await press(page, 'Enregistrer')
  await waitFor(() =>
    expect(world.modules[0]?.pages[0]).toMatchObject({ type: 'image', imageUrl: 'https://example.org/a.png' }),
  )
})

test('the text of a page can be written in both languages, and is seen in the preview', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  const [french] = await main().findAllByRole('textbox', { name: 'Contenu (français)' })
  expect(french).toHaveTextContent('Bonjour.')
  expect(main().getAllByRole('toolbar')).toHaveLength(4)
  await expectAccessible()
  await part(page, /^Aperçu/)
  expect((await main().findAllByText('Bonjour.'))[0]).toBeVisible()
  await page.user.click(
    within(main().getByRole('group', { name: 'Langue du contenu' })).getByRole('button', { name: 'English' }),
  )
  expect((await main().findAllByText('Hello.'))[0]).toBeVisible()
  await expectAccessible()
})

test('a link is given by https only', async () => {
  const page = await open('one')
  await part(page, /^Contenu/)
  const [link] = await main().findAllByRole('button', { name: 'Lien' })
  if (link) await page.user.click(link)
  const dialog = within(await screen.findByRole('dialog'))
  const address = dialog.getByRole('textbox', { name: 'Adresse' })
  await page.user.clear(address)
  await page.user.type(address, 'http://example.org{Enter}')
  expect(dialog.getByText('Veuillez donner une adresse qui commence par https://')).toBeVisible()
  await expectAccessible()
  expect(world.modules[0]?.pages[0]?.content.fr).toBe('<p>Bonjour.</p>')
})

test.each(['fr', 'en'] as const)('axe finds nothing in the details (%s)', async (language) => {
  await open('one', language)
  await main().findByRole('tablist', { name: /Parties|Parts/ })
  await expectAccessible()
})

const ADDRESS = /^\/content-images\/[0-9a-f]{32}\.png$/
const picked = (type: string) => new File(['x'], 'a', { type })

test.each([
  ['fr', 'Image de couverture', 'Fichier de l’image', 'Enregistrer', /n’est pas une image/],
  ['en', 'Cover image', 'Picture file', 'Save', /is not a picture/],
] as const)('a picture is uploaded for the cover, and saved (%s)', async (language, cover, file, save, refused) => {
  const page = await open('one', language)
  const field = await box(cover)
  await page.user.upload(main().getByLabelText(file), picked('image/tiff'))
  expect(await main().findByText(refused)).toBeVisible()
  await page.user.upload(main().getByLabelText(file), picked('image/jpeg'))
  await waitFor(() => expect((field as HTMLInputElement).value).toMatch(ADDRESS))
  expect(main().queryByText(refused)).toBeNull()
  await expectAccessible()
  await press(page, save)
  await waitFor(() => expect(world.modules[0]?.coverImage).toMatch(ADDRESS))
})

test('a picture is uploaded into the text, with what it shows', async () => {
  const page = await open('one')
  await part(page, /Contenu|Pages/)
  const [bar] = await main().findAllByRole('toolbar')
  await page.user.click(within(bar as HTMLElement).getByRole('button', { name: 'Image' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.upload(dialog.getByLabelText('Fichier de l’image'), picked('image/png'))
  await waitFor(() => expect((dialog.getByLabelText('Adresse') as HTMLInputElement).value).toMatch(ADDRESS))
  await page.user.type(dialog.getByLabelText(/Ce qu’elle montre|montre/), 'Deux collègues')
  await page.user.click(dialog.getByRole('button', { name: 'Ajouter' }))
  await press(page, 'Enregistrer')
  await waitFor(() =>
    expect(world.modules[0]?.pages[0]?.content.fr).toMatch(
      /<img (?=[^>]*alt="Deux collègues")(?=[^>]*src="\/content-images\/[0-9a-f]{32}\.png")/,
    ),
  )
})

test('with no network the picture is not uploaded, and it is said', async () => {
  const page = await open('one')
  const field = await box('Image de couverture')
  server.use(http.post('*/api/admin/images', () => HttpResponse.error()))
  await page.user.upload(main().getByLabelText('Fichier de l’image'), picked('image/png'))
  expect(await main().findByText(/Aucune réponse du serveur/)).toBeVisible()
  expect(field).toHaveValue('')
})

test('a module that was deleted while it is edited: the text stays, and is saved as a new one', async () => {
  const page = await open('one')
  const title = await box('Titre (français)')
  await page.user.clear(title)
  await write(page, title, 'Réécrit')
  world.modules = []
  await press(page, 'Enregistrer')
  expect(await main().findByRole('button', { name: 'Enregistrer comme nouvel élément' })).toBeVisible()
  expect(title).toHaveValue('Réécrit')
  await press(page, 'Enregistrer comme nouvel élément')
  await waitFor(() => expect(world.modules.map((module) => module.title.fr)).toEqual(['Réécrit']))
})
