import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeQuiz } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

type Language = 'fr' | 'en'
const open = (tab: string, language: Language = 'fr', more = '') =>
  openPage(`/admin?tab=${tab}${more}`, { user: 'admin', language })
/** A name with its no-break spaces. */
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const button = (name: string | RegExp) =>
  screen.findByRole('button', { name: typeof name === 'string' ? nb(name) : name })
const press = async ({ user }: Page, name: string | RegExp) => user.click(await button(name))
/** Opens another list of the same page. */
const turnTo = ({ router }: Page, tab: string) => act(() => router.navigate({ to: '/admin', search: { tab } }))
const inDialog = async () => within(await screen.findByRole('dialog'))
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

const KINDS = [
  {
    tab: 'modules',
    items: () => world.modules,
    trash: () => world.trash.modules,
    fr: { first: 'Comprendre le test', ask: 'Voulez-vous vraiment supprimer ce module?' },
    en: { first: 'Understand the test', ask: 'Are you sure you want to delete this module?' },
  },
  {
    tab: 'quizzes',
    items: () => world.quizzes,
    trash: () => world.trash.quizzes,
    fr: { first: 'Principes éthiques', ask: 'Voulez-vous vraiment supprimer ce quiz?' },
    en: { first: 'Principles of ethics', ask: 'Are you sure you want to delete this quiz?' },
  },
  {
    tab: 'scenarios',
    items: () => world.scenarios,
    trash: () => world.trash.scenarios,
    fr: {
      first: 'Le coéquipier en retard',
      ask: 'Voulez-vous vraiment supprimer ce scénario?',
    },
    en: { first: 'The late teammate', ask: 'Are you sure you want to delete this scenario?' },
  },
] as const
const WORDS = {
  fr: {
    unpublish: 'Dépublié',
    delete: 'Supprimer',
    deleted: 'Supprimé',
    undo: 'Annuler',
    restored: 'Restauré',
    restore: 'Restaurer',
    none: 'Aucun élément supprimé',
    failed: 'Erreur de mise à jour',
    again: 'Réessayer',
    content: 'Contenu',
  },
  en: {
    unpublish: 'Unpublished',
    delete: 'Delete',
    deleted: 'Deleted',
    undo: 'Undo',
    restored: 'Restored',
    restore: 'Restore',
    none: 'No deleted items',
    failed: 'Update failed',
    again: 'Try again',
    content: 'Content',
  },
}

// Each list is tested in one language; texts that differ in meaning are tested in both.
const WALKS = [
  [KINDS[0], 'fr', 'en'],
  [KINDS[1], 'en', 'fr'],
  [KINDS[2], 'fr', 'en'],
] as const
test.each(WALKS)(
  '$tab are published, deleted after a question that says what depends on them, and brought back',
  async (kind, language, other) => {
    const words = WORDS[language]
    const { first } = kind[language]
    const page = await open(kind.tab, language)
    await main().findByText(first)
    await expectAccessible()

    const publishing =
      kind.tab === 'modules'
        ? () => main().getByRole('switch', { name: new RegExp(`${first}$`) })
        : () => main().getByRole('button', { name: new RegExp(`^(Dépublier|Publier|Unpublish|Publish).*${first}$`) })
    expect(kind.items()[0]?.isPublished).toBe(true)
    await page.user.click(publishing())
    expect(await screen.findByText(words.unpublish)).toBeVisible()
    expect(kind.items()[0]?.isPublished).toBe(false)
    await waitFor(() => expect(publishing()).toBeEnabled())
    await page.user.click(publishing())
    await waitFor(() => expect(kind.items()[0]?.isPublished).toBe(true))
    expect(world.audit.map(({ action }) => action)).toEqual(['published', 'unpublished'])

    const before = kind.items().length
    await press(page, new RegExp(`^${words.delete}.*${first}$`))
    const dialog = await inDialog()
    for (const spoken of [other, language]) {
      await speak(spoken)
      expect(plain(dialog.getByRole('heading').textContent)).toBe(kind[spoken].ask)
      expect(dialog.getByText(kind[spoken].first)).toBeVisible()
    }
    expect(
      await dialog.findByText(/Aucun autre élément ne l’utilise|Nothing else uses it|Utilisé dans|Used in/),
    ).toBeVisible()
    await expectAccessible()
    await page.user.click(dialog.getByText(words.delete))
    const undo = await within(screen.getByLabelText(/F8/)).findByText(words.undo)
    expect(kind.items()).toHaveLength(before - 1)
    await waitFor(() => expect(main().queryByText(first)).toBeNull())
    await page.user.click(undo)
    await waitFor(() => expect(kind.items()).toHaveLength(before))
    expect(await main().findByText(first)).toBeVisible()

    await page.user.click(main().getByRole('button', { name: words.deleted }))
    expect(await main().findByText(words.none)).toBeVisible()
    const [item] = kind.items().splice(-1, 1)
    expect(item?.title[language]).toBe(first)
    kind.trash().unshift(item as never)
    await page.user.click(main().getByRole('button', { name: words.content }))
    await page.user.click(main().getByRole('button', { name: words.deleted }))
    await press(page, new RegExp(`${words.restore}.*${first}`))
    expect(await main().findByText(words.none)).toBeVisible()
    expect(kind.items().some(({ id }) => id === item?.id)).toBe(true)
  },
)

test('a list that cannot be had says so, and is asked for again', async () => {
  const page = await open('dates')
  for (const [language, tab, title] of [
    ['fr', 'modules', 'Impossible de charger les modules'],
    ['en', 'scenarios', 'The scenarios couldn’t be loaded'],
    ['fr', 'quizzes', 'Impossible de charger les quiz'],
    ['fr', 'texts', 'Erreur lors du chargement des textes'],
  ] as const) {
    const path = tab === 'texts' ? '*/api/practice-texts' : `*/api/admin/${tab}`
    server.use(http.get(path, () => HttpResponse.error()))
    await speak(language)
    await turnTo(page, tab)
    expect(await screen.findByText(title)).toBeVisible()
    if (tab === 'texts') {
      await speak('en')
      expect(screen.getByText('Error while loading the texts')).toBeVisible()
      await speak('fr')
    }
    server.resetHandlers()
    await page.user.click(main().getByText(WORDS[language].again))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  }
})

test('what fails is told and changes nothing: a deletion, publishing, or an item that somebody has changed', async () => {
  const page = await open('modules')
  for (const [tab, language, title, said] of [
    ['modules', 'fr', 'Erreur', 'Impossible de supprimer le module'],
    ['quizzes', 'fr', 'Erreur', 'Impossible de supprimer l’élément.'],
    ['scenarios', 'en', 'Error', 'The item couldn’t be deleted.'],
    ['scenarios', 'fr', 'Erreur', 'Impossible de supprimer l’élément.'],
    ['modules', 'en', 'Error', 'Failed to delete module'],
  ] as const) {
    await speak(language)
    await turnTo(page, tab)
    const [first] = await main().findAllByRole('button', { name: /^(Supprimer|Delete).*: / })
    server.use(http.delete(`*/api/admin/${tab}/:id`, () => HttpResponse.error()))
    if (first) await page.user.click(first)
    await page.user.click((await inDialog()).getByText(WORDS[language].delete))
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByText(title)).toBeVisible()
  }

  server.use(http.patch('*/api/admin/modules/:id', () => HttpResponse.error()))
  for (const language of ['en', 'fr'] as const) {
    await speak(language)
    const [first] = main().getAllByRole('switch')
    if (first) await page.user.click(first)
    expect(await screen.findByText(WORDS[language].failed)).toBeVisible()
    expect(first).toBeChecked()
  }

  await turnTo(page, 'quizzes')
  await main().findByText('Principes éthiques')
  const [quiz] = world.quizzes
  if (quiz) quiz.updatedAt = '2026-02-02T00:00:00.000Z'
  await press(page, 'Dépublier : Principes éthiques')
  expect(await screen.findByText(/Quelqu’un a enregistré/)).toBeVisible()
  expect(world.quizzes[0]?.isPublished).toBe(true)
})

test('a row says what a quiz is; search and status narrow the quizzes, and can be cleared', async () => {
  const { user } = await open('quizzes')
  const title = await main().findByText('Principes éthiques')
  expect(main().getByText('2 publiés, 1 brouillon')).toBeVisible()
  const row = title.closest('tr') as HTMLElement
  for (const [language, cells] of [
    ['en', ['Published', 'Ethics', 'Beginner', '2', '15 min', '70%']],
    ['fr', ['Publié', 'Éthique', 'Débutant', '2', '15 min', '70 %']],
  ] as const) {
    await speak(language)
    const found = within(row).getAllByRole('cell')
    expect(found.slice(0, 6).map((cell) => plain(cell.textContent))).toEqual(cells)
  }

  const search = main().getByRole('searchbox')
  const rows = () => main().queryAllByRole('rowheader')
  // The search finds words of titles and descriptions in both languages.
  for (const [words, count] of [
    ['communication BASICS', 1],
    ['ÉTHIQUES', 1],
    ['bases', 1],
    ['four principles', 3],
    ['zzz', 0],
  ] as const) {
    await user.clear(search)
    await user.click(search)
    await user.paste(words)
    expect(rows(), words).toHaveLength(count)
  }
  await user.clear(search)
  await user.selectOptions(main().getByLabelText('État'), 'Brouillon')
  expect(rows()).toHaveLength(1)
  await user.type(search, 'zzz')
  await user.click(await main().findByText('Effacer la recherche et les filtres'))
  expect(rows()).toHaveLength(3)
})

test('where there is no quiz one can be made', async () => {
  world.quizzes = []
  const page = await open('quizzes', 'en')
  expect(await main().findByText('No quizzes yet')).toBeVisible()
  expect(main().getAllByRole('button', { name: 'New quiz' })[0]).toBeVisible()
  await speak('fr')
  expect(main().getByText('Aucun quiz pour l’instant')).toBeVisible()
  const [first] = main().getAllByRole('button', { name: 'Nouveau quiz' })
  if (first) await page.user.click(first)
  const heading = await main().findByRole('heading', { level: 2, name: 'Nouveau quiz' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('scenarios are read in either language, narrowed and searched; a card shows three tags', async () => {
  const [scenario] = world.scenarios
  if (scenario) scenario.tags = { fr: ['équipe', 'deux', 'trois', 'quatre'], en: ['team'] }
  const { user } = await open('scenarios')
  await main().findByText('Le coéquipier en retard')
  expect(main().getAllByText('équipe').length).toBeGreaterThan(0)
  expect(main().getByText('trois')).toBeVisible()
  expect(main().queryByText('quatre')).toBeNull()

  // The language above the cards applies to titles and tags, not to the interface.
  const choice = within(main().getByRole('group', { name: 'Langue du contenu' }))
  await user.click(choice.getByRole('button', { name: 'English' }))
  expect(main().getByText('The late teammate')).toBeVisible()
  expect(main().getAllByText('team').length).toBeGreaterThan(0)
  expect(main().getAllByText('Publié').length).toBeGreaterThan(0)
  await user.click(choice.getByRole('button', { name: 'Français' }))

  const category = main().getByLabelText('Catégorie')
  await user.selectOptions(category, 'Empathie')
  expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1)
  await user.selectOptions(category, 'Toutes les catégories')
  await user.type(main().getByRole('searchbox'), 'LATE teammate')
  expect(main().getByText('Le coéquipier en retard')).toBeVisible()
  expect(main().queryByText('Une file qui s’impatiente')).toBeNull()
})

test('what depends on an item is said before it goes', async () => {
  world.attempts.learner = [
    {
      id: 'a',
      quizId: 'ethics-principles',
      createdAt: '2026-01-01T00:00:00.000Z',
      score: 1,
      timeSpent: 1,
      answers: {},
    },
  ]
  const page = await open('quizzes')
  await press(page, 'Supprimer : Principes éthiques')
  const dialog = await inDialog()
  expect(plain((await dialog.findByText(/membre l’a utilisé/)).textContent)).toMatch(/^1 membre/)
  expect(plain(dialog.getByRole('list').textContent)).toContain('module « Comprendre le test »')
})

test('an item that is gone says so; the way back from an editor brings the focus to the button that opened it', async () => {
  world.quizzes = [makeQuiz({ id: 'one', title: { fr: 'Un', en: 'One' } })]
  const page = await open('quizzes', 'fr', '&item=gone')
  expect(await screen.findByText('Cet élément n’existe plus')).toBeVisible()
  await page.user.click(main().getByText('Retour à la liste'))
  await press(page, 'Modifier : Un')
  expect(page.address).toContain('item=one')
  await main().findByRole('heading', { level: 2, name: 'Modifier le quiz' })
  page.router.history.back()
  await waitFor(() => expect(main().getByRole('button', { name: nb('Modifier : Un') })).toHaveFocus())
})
