import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })
// Whole forms are filled in.
vi.setConfig({ testTimeout: 20_000 })

type Language = 'fr' | 'en'
const open = (language: Language = 'fr', path = '/typing-admin') => openPage(path, { user: 'admin', language })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const box = (name: string) => main().findByRole('textbox', { name })
/** As typing, but at once. */
async function write(page: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) {
  await page.user.click(field)
  await page.user.paste(text)
}
const press = async (page: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name: typeof name === 'string' ? nb(name) : name }))
const broken = (status: number) =>
  new HttpResponse('<html>', { status, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } })
const NAMES = {
  fr: ['Titre français', 'Titre anglais', 'Texte français', 'Texte anglais'],
  en: ['French title', 'English title', 'French text', 'English text'],
} as const
async function fill(page: Awaited<ReturnType<typeof open>>, language: Language, texts: readonly string[]) {
  for (const [i, name] of NAMES[language].entries()) if (texts[i]) await write(page, await box(name), texts[i] ?? '')
}
const WORDS = {
  fr: {
    all: 'Veuillez corriger les erreurs de validation',
    fields: [
      'Le titre français est requis',
      'Le titre anglais est requis',
      'Le texte français doit contenir au moins 10 caractères',
      'Le texte anglais doit contenir au moins 10 caractères',
    ],
    add: 'Ajouter',
    addFailed: 'Erreur lors de l’ajout',
    updateFailed: 'Erreur lors de la mise à jour (500)',
    unknown: 'Erreur inconnue',
    deleteFailed: 'Erreur lors de la suppression',
    save: 'Enregistrer',
    edit: 'Modifier : Anatomie du cœur',
    delete: 'Supprimer',
  },
  en: {
    all: 'Please correct the validation errors',
    fields: [
      'The French title is required',
      'The English title is required',
      'The French text must have at least 10 characters',
      'The English text must have at least 10 characters',
    ],
    add: 'Add',
    addFailed: 'Error while adding',
    updateFailed: 'Error while updating (500)',
    unknown: 'Unknown error',
    deleteFailed: 'Error while deleting',
    save: 'Save',
    edit: 'Edit: Heart Anatomy',
    delete: 'Delete',
  },
}

describe.each(['fr', 'en'] as const)('the manager (%s)', (language) => {
  const words = WORDS[language]
  test('an empty form is refused, above it and field by field; an edited field is quiet', async () => {
    const page = await open(language)
    await press(page, words.add)
    expect(await main().findByText(words.all)).toBeVisible()
    for (const text of words.fields) expect(main().getByText(text)).toBeVisible()
    await expectAccessible()
    await write(page, await box(NAMES[language][2]), 'x')
    expect(main().queryByText(words.fields[2] ?? '')).toBeNull()
    expect(main().getByText(words.fields[3] ?? '')).toBeVisible()
    expect(world.texts).toHaveLength(2)
  })
  test('what fails is said above the form, and nothing is lost', async () => {
    const page = await open(language)
    await fill(page, language, ['Un', 'One', 'x'.repeat(10), 'y'.repeat(10)])
    server.use(http.post('*/api/practice-texts', () => HttpResponse.error()))
    await press(page, words.add)
    expect(await main().findByText(words.addFailed)).toBeVisible()
    expect(await box(NAMES[language][0])).toHaveValue('Un')
    server.resetHandlers()
    await press(page, words.add)
    await waitFor(() => expect(world.texts).toHaveLength(3))
  })
  test('an update that fails gives the server’s sentence, or its status', async () => {
    const page = await open(language)
    await press(page, words.edit)
    server.use(http.put('*/api/practice-texts/:id', () => broken(500)))
    await press(page, words.save)
    expect(await main().findByText(words.updateFailed)).toBeVisible()
    server.use(http.put('*/api/practice-texts/:id', () => HttpResponse.error()))
    await press(page, words.save)
    expect(await main().findByText(words.unknown)).toBeVisible()
    server.use(
      http.put('*/api/practice-texts/:id', () =>
        HttpResponse.json(
          { error: MESSAGES.forbidden },
          { status: 403, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } },
        ),
      ),
    )
    await press(page, words.save)
    expect(await main().findByText(language === 'fr' ? 'Vous n’y êtes pas autorisé' : MESSAGES.forbidden)).toBeVisible()
  })
  test('a deletion that fails is said above the form', async () => {
    const page = await open(language)
    const [first] = await main().findAllByRole('button', { name: new RegExp(`^${words.delete}\\s?:`) })
    server.use(http.delete('*/api/practice-texts/:id', () => HttpResponse.error()))
    if (first) await page.user.click(first)
    const dialog = within(await screen.findByRole('dialog'))
    await expectAccessible()
    await page.user.click(dialog.getByRole('button', { name: words.delete }))
    expect(await main().findByText(words.deleteFailed)).toBeVisible()
    expect(world.texts).toHaveLength(2)
  })
})

test.each([
  [9, 1],
  [10, 0],
])('a text of %i characters is refused %i times', async (length, times) => {
  const page = await open()
  await fill(page, 'fr', ['Un', 'One', 'x'.repeat(length), 'y'.repeat(20)])
  await press(page, 'Ajouter')
  await waitFor(() => expect(world.texts).toHaveLength(3 - times))
  expect(main().queryAllByText(WORDS.fr.fields[2] ?? '')).toHaveLength(times)
})

test('a text is cleaned before it leaves; after it is added the form is empty again, with the easy level', async () => {
  const page = await open()
  await fill(page, 'fr', ['  Un ', 'One', 'dix   lettres\u200b et\nplus', 'ten letters and more'])
  await page.user.selectOptions(main().getByRole('combobox', { name: 'Difficulté' }), 'Avancé')
  await press(page, 'Ajouter')
  expect(await screen.findByText('Texte ajouté')).toBeVisible()
  expect(world.texts.at(-1)).toMatchObject({ title_fr: 'Un', text_fr: 'dix lettres et plus', difficulty: 'hard' })
  expect(await box('Titre français')).toHaveValue('')
  expect(main().getByRole('combobox', { name: 'Difficulté' })).toHaveDisplayValue('Débutant')
})

test('edit mode is left by cancelling or by saving', async () => {
  const page = await open()
  await press(page, 'Modifier : Anatomie du cœur')
  expect(await main().findByRole('heading', { name: 'Modifier le texte' })).toBeVisible()
  expect(await box('Titre français')).toHaveValue('Anatomie du cœur')
  await press(page, 'Annuler')
  expect(await main().findByRole('heading', { name: 'Ajouter un texte' })).toBeVisible()
  await press(page, 'Modifier : Anatomie du cœur')
  await write(page, await box('Titre français'), ' !')
  await press(page, 'Enregistrer')
  expect(await main().findByRole('heading', { name: 'Ajouter un texte' })).toBeVisible()
  expect(world.texts[0]?.title_fr).toBe('Anatomie du cœur !')
})

test('the debug switch sends without the form’s checks; the server refuses all the same', async () => {
  const page = await open()
  await page.user.click(await main().findByRole('checkbox', { name: /^Débogage/ }))
  await fill(page, 'fr', ['Un', 'One', 'court', 'short'])
  await press(page, 'Ajouter')
  expect(await main().findByText('Erreur lors de l’ajout')).toBeVisible()
  expect(main().getByText(WORDS.fr.fields[2] ?? '')).toBeVisible()
  expect(world.texts).toHaveLength(2)
})

test('a text is deleted and brought back', async () => {
  const page = await open('fr', '/admin?tab=texts')
  await press(page, 'Supprimer : Anatomie du cœur')
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(world.texts).toHaveLength(1))
  await page.user.click(
    await within(screen.getByRole('region', { name: /F8/ })).findByRole('button', { name: 'Annuler' }),
  )
  await waitFor(() => expect(world.texts).toHaveLength(2))
})

test('what was begun comes back after a reload', async () => {
  const page = await open()
  await fill(page, 'fr', ['Commencé'])
  await page.reload()
  expect(await box('Titre français')).toHaveValue('Commencé')
  expect(main().getByText(/est de retour/)).toBeVisible()
})

test.each([
  ['fr', 'Accès refusé', 'Cette page est réservée à l’administrateur principal uniquement.'],
  ['en', 'Access Denied', 'This page is reserved for the main administrator only.'],
] as const)('nobody else sees the manager (%s)', async (language, title, said) => {
  await openPage('/typing-admin', { language })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByText('ada@example.org')).toBeVisible()
  await expectAccessible()
})
