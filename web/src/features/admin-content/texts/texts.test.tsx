import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MESSAGES } from 'shared/contract/messages'
import { CONTRACT_HEADER, CONTRACT_VERSION } from 'shared/contract/version'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

type Language = 'fr' | 'en'
const open = (path = '/typing-admin') => openPage(path, { user: 'admin' })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const box = (name: string) => main().findByLabelText(name)
/** Enters a text in one step, which is faster than simulating each key. */
async function write({ user }: Page, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await main().findByRole('button', { name: typeof name === 'string' ? nb(name) : name }))
const broken = (status: number) =>
  new HttpResponse('<html>', { status, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } })
const NAMES = {
  fr: ['Titre français', 'Titre anglais', 'Texte français', 'Texte anglais'],
  en: ['French title', 'English title', 'French text', 'English text'],
} as const
async function fill(page: Page, language: Language, texts: readonly string[]) {
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
    forbidden: 'Vous n’avez pas l’autorisation de faire cela',
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
    forbidden: 'You don’t have permission to do this',
    delete: 'Delete',
  },
}

const LANGUAGES = ['en', 'fr'] as const

test('an empty form is refused, above it and field by field; an edited field is quiet', async () => {
  const page = await open()
  for (const language of LANGUAGES) {
    await speak(language)
    const words = WORDS[language]
    await press(page, words.add)
    expect(await main().findByText(words.all)).toBeVisible()
    for (const text of words.fields) expect(main().getByText(text)).toBeVisible()
  }
  await expectAccessible()
  const { fields } = WORDS.fr
  await write(page, await box('Texte français'), 'x')
  expect(main().queryByText(fields[2] ?? '')).toBeNull()
  expect(main().getByText(fields[3] ?? '')).toBeVisible()
  expect(world.texts).toHaveLength(2)
})

test('a text of 10 characters is added, one of 9 is refused; where the server fails nothing is lost', async () => {
  const page = await open()
  await fill(page, 'fr', ['Un', 'One', 'x'.repeat(9), 'y'.repeat(20)])
  await press(page, 'Ajouter')
  expect(await main().findByText(WORDS.fr.fields[2] ?? '')).toBeVisible()
  await write(page, await box('Texte français'), 'x')
  server.use(http.post('*/api/practice-texts', () => HttpResponse.error()))
  for (const language of LANGUAGES) {
    await speak(language)
    await press(page, WORDS[language].add)
    expect(await main().findByText(WORDS[language].addFailed)).toBeVisible()
    expect(await box(NAMES[language][0])).toHaveValue('Un')
  }
  expect(main().queryByText(WORDS.fr.fields[2] ?? '')).toBeNull()
  expect(world.texts).toHaveLength(2)
  server.resetHandlers()
  await press(page, 'Ajouter')
  await waitFor(() => expect(world.texts).toHaveLength(3))
})

test('an update that fails gives the server’s sentence, or its status; a deletion that fails is said, too', async () => {
  const page = await open()
  await press(page, 'Modifier : Anatomie du cœur')
  for (const language of LANGUAGES) {
    await speak(language)
    const words = WORDS[language]
    for (const [reply, said] of [
      [() => broken(500), words.updateFailed],
      [() => HttpResponse.error(), words.unknown],
      [
        () =>
          HttpResponse.json(
            { error: MESSAGES.forbidden },
            { status: 403, headers: { [CONTRACT_HEADER]: String(CONTRACT_VERSION) } },
          ),
        words.forbidden,
      ],
    ] as const) {
      server.use(http.put('*/api/practice-texts/:id', reply))
      await press(page, words.save)
      expect(await main().findByText(said)).toBeVisible()
    }
  }

  server.use(http.delete('*/api/practice-texts/:id', () => HttpResponse.error()))
  for (const language of LANGUAGES) {
    await speak(language)
    const words = WORDS[language]
    const [first] = await main().findAllByRole('button', { name: new RegExp(`^${words.delete}\\s?:`) })
    if (first) await page.user.click(first)
    const dialog = within(await screen.findByRole('dialog'))
    if (language === 'fr') await expectAccessible()
    await page.user.click(dialog.getByText(words.delete))
    expect(await main().findByText(words.deleteFailed)).toBeVisible()
    expect(main().queryByText(words.forbidden)).toBeNull()
    expect(world.texts).toHaveLength(2)
  }
})

test('a text is cleaned before it leaves; after it is added the form is empty again, with the easy level', async () => {
  const page = await open()
  await fill(page, 'fr', ['  Un ', 'One', 'dix   lettres\u200b et\nplus', 'ten letters and more'])
  await page.user.selectOptions(await box('Difficulté'), 'Avancé')
  await press(page, 'Ajouter')
  expect(await screen.findByText('Texte ajouté')).toBeVisible()
  expect(world.texts.at(-1)).toMatchObject({ title_fr: 'Un', text_fr: 'dix lettres et plus', difficulty: 'hard' })
  expect(await box('Titre français')).toHaveValue('')
  expect(await box('Difficulté')).toHaveDisplayValue('Débutant')

  // The debug switch sends without the form’s checks; the server refuses nevertheless.
  await page.user.click(main().getByLabelText(/^Débogage/))
  await fill(page, 'fr', ['Un', 'One', 'court', 'short'])
  await press(page, 'Ajouter')
  expect(await main().findByText('Erreur lors de l’ajout')).toBeVisible()
  expect(main().getByText(WORDS.fr.fields[2] ?? '')).toBeVisible()
  expect(world.texts).toHaveLength(3)
})

test('edit mode is left by cancelling or by saving; what was begun comes back after a reload', async () => {
  const page = await open()
  await press(page, 'Modifier : Anatomie du cœur')
  expect(await main().findByText('Modifier le texte')).toBeVisible()
  expect(await box('Titre français')).toHaveValue('Anatomie du cœur')
  await press(page, 'Annuler')
  expect(await main().findByText('Ajouter un texte')).toBeVisible()
  await press(page, 'Modifier : Anatomie du cœur')
  expect(await main().findByText('Modifier le texte')).toBeVisible()
  await write(page, await box('Titre français'), ' !')
  await press(page, 'Enregistrer')
  expect(await main().findByText('Ajouter un texte')).toBeVisible()
  await waitFor(() => expect(world.texts[0]?.title_fr).toBe('Anatomie du cœur !'))
  await fill(page, 'fr', ['Commencé'])
  await page.reload()
  expect(await box('Titre français')).toHaveValue('Commencé')
  expect(main().getByText(/a été restauré/)).toBeVisible()
})

test('a text is deleted and brought back', async () => {
  const page = await open('/admin?tab=texts')
  await press(page, 'Supprimer : Anatomie du cœur')
  await page.user.click(within(await screen.findByRole('dialog')).getByText('Supprimer'))
  await waitFor(() => expect(world.texts).toHaveLength(1))
  await page.user.click(await within(screen.getByLabelText(/F8/)).findByText('Annuler'))
  await waitFor(() => expect(world.texts).toHaveLength(2))
})

test('nobody else sees the manager', async () => {
  await openPage('/typing-admin')
  for (const [language, title, said] of [
    ['en', 'Access Denied', 'This page is reserved for the main administrator only.'],
    ['fr', 'Accès refusé', 'Cette page est réservée à l’administrateur principal uniquement.'],
  ] as const) {
    await speak(language)
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByText(said)).toBeVisible()
  }
  expect(main().getByText('ada@example.org')).toBeVisible()
  await expectAccessible()
})
