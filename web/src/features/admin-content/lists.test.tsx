import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeQuiz } from 'shared/testing/make'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })

type Language = 'fr' | 'en'
const open = (tab: string, language: Language = 'fr', more = '') =>
  openPage(`/admin?tab=${tab}${more}`, { user: 'admin', language })
/** A name with its no-break spaces. */
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const button = (name: string | RegExp) =>
  screen.findByRole('button', { name: typeof name === 'string' ? nb(name) : name })
const inDialog = async () => within(await screen.findByRole('dialog'))
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

const KINDS = [
  {
    tab: 'modules',
    items: () => world.modules,
    trash: () => world.trash.modules,
    fr: { first: 'Comprendre le test', ask: 'Voulez-vous vraiment supprimer ce module ?', new: 'Nouveau module' },
    en: { first: 'Understand the test', ask: 'Are you sure you want to delete this module?', new: 'New module' },
  },
  {
    tab: 'quizzes',
    items: () => world.quizzes,
    trash: () => world.trash.quizzes,
    fr: { first: 'Principes éthiques', ask: 'Voulez-vous vraiment supprimer ce quiz ?', new: 'Nouveau quiz' },
    en: { first: 'Principles of ethics', ask: 'Are you sure you want to delete this quiz?', new: 'New quiz' },
  },
  {
    tab: 'scenarios',
    items: () => world.scenarios,
    trash: () => world.trash.scenarios,
    fr: {
      first: 'Le coéquipier en retard',
      ask: 'Voulez-vous vraiment supprimer ce scénario ?',
      new: 'Nouveau scénario',
    },
    en: { first: 'The late teammate', ask: 'Are you sure you want to delete this scenario?', new: 'New scenario' },
  },
] as const
const WORDS = {
  fr: {
    publish: 'Publié',
    unpublish: 'Dépublié',
    delete: 'Supprimer',
    deleted: 'Supprimé',
    undo: 'Annuler',
    restored: 'Restauré',
    restore: 'Récupérer',
    none: 'Rien de supprimé',
    failed: 'Erreur de mise à jour',
    again: 'Réessayer',
  },
  en: {
    publish: 'Published',
    unpublish: 'Unpublished',
    delete: 'Delete',
    deleted: 'Deleted',
    undo: 'Undo',
    restored: 'Restored',
    restore: 'Restore',
    none: 'Nothing deleted',
    failed: 'Update failed',
    again: 'Try again',
  },
}
const CASES = KINDS.flatMap((kind) => (['fr', 'en'] as const).map((language) => [kind.tab, language, kind] as const))

describe.each(CASES)('%s (%s)', (tab, language, kind) => {
  const words = WORDS[language]
  const { first, ask } = kind[language]
  const publishing = async () =>
    tab === 'modules'
      ? screen.findByRole('switch', { name: new RegExp(`${first}$`) })
      : button(new RegExp(`^(Dépublier|Publier|Unpublish|Publish).*${first}$`))

  test('is unpublished and published again at once', async () => {
    const { user } = await open(tab, language)
    const [item] = kind.items()
    expect(item?.isPublished).toBe(true)
    await user.click(await publishing())
    expect(await screen.findByText(words.unpublish)).toBeVisible()
    expect(kind.items()[0]?.isPublished).toBe(false)
    await user.click(await publishing())
    await waitFor(() => expect(kind.items()[0]?.isPublished).toBe(true))
    expect(world.audit.map(({ action }) => action)).toEqual(['published', 'unpublished'])
  })

  test('is deleted after a question that says what depends on it, and brought back', async () => {
    const { user } = await open(tab, language)
    const before = kind.items().length
    await user.click(await button(new RegExp(`^(Supprimer|Delete).*${first}$`)))
    const dialog = await inDialog()
    expect(plain(dialog.getByRole('heading').textContent)).toBe(ask)
    expect(dialog.getByText(first)).toBeVisible()
    expect(
      await dialog.findByText(/Rien n’en dépend|Nothing depends on it|Il est cité par|It is named by/),
    ).toBeVisible()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: words.delete }))
    expect(await screen.findByRole('button', { name: words.undo })).toBeVisible()
    expect(kind.items()).toHaveLength(before - 1)
    await waitFor(() => expect(main().queryByText(first)).toBeNull())
    await user.click(screen.getByRole('button', { name: words.undo }))
    await waitFor(() => expect(kind.items()).toHaveLength(before))
    expect(await main().findByText(first)).toBeVisible()
  })

  test('what was deleted is listed, and restored from there', async () => {
    const { user } = await open(tab, language)
    await main().findByText(first)
    await user.click(main().getByRole('button', { name: language === 'fr' ? 'Supprimé' : 'Deleted' }))
    expect(await main().findByText(words.none)).toBeVisible()
    const [item] = kind.items().splice(0, 1)
    kind.trash().unshift(item as never)
    await user.click(main().getByRole('button', { name: language === 'fr' ? 'Contenu' : 'Content' }))
    await user.click(main().getByRole('button', { name: language === 'fr' ? 'Supprimé' : 'Deleted' }))
    await user.click(await button(new RegExp(`${words.restore}.*${first}`)))
    expect(await main().findByText(words.none)).toBeVisible()
    expect(kind.items().some(({ id }) => id === item?.id)).toBe(true)
  })

  test('axe finds nothing', async () => {
    await open(tab, language)
    await main().findByText(first)
    await expectAccessible()
  })
})

test.each([
  ['fr', 'modules', 'Impossible de charger les modules'],
  ['en', 'scenarios', 'The scenarios could not be loaded'],
  ['fr', 'quizzes', 'Impossible de charger les quiz'],
  ['fr', 'texts', 'Erreur lors du chargement des textes'],
  ['en', 'texts', 'Error while loading the texts'],
] as const)('a list that cannot be had says so (%s, %s)', async (language, tab, title) => {
  const path = tab === 'texts' ? '*/api/practice-texts' : `*/api/admin/${tab}`
  server.use(http.get(path, () => HttpResponse.error()))
  const { user } = await open(tab, language)
  expect(await screen.findByText(title)).toBeVisible()
  server.resetHandlers()
  await user.click(await button(WORDS[language].again))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

test.each([
  ['modules', 'fr', 'Erreur', 'Impossible de supprimer le module'],
  ['modules', 'en', 'Error', 'Failed to delete module'],
  ['quizzes', 'fr', 'Erreur', 'Impossible de supprimer l’élément.'],
  ['scenarios', 'fr', 'Erreur', 'Impossible de supprimer l’élément.'],
  ['scenarios', 'en', 'Error', 'The item could not be deleted.'],
] as const)('a deletion that fails is told (%s, %s)', async (tab, language, title, said) => {
  const { user } = await open(tab, language)
  const [first] = await screen.findAllByRole('button', { name: /^(Supprimer|Delete).*: / })
  server.use(http.delete(`*/api/admin/${tab}/:id`, () => HttpResponse.error()))
  if (first) await user.click(first)
  await user.click((await inDialog()).getByRole('button', { name: WORDS[language].delete }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
})

test.each(['fr', 'en'] as const)('a switch that fails says so and stays as it was (%s)', async (language) => {
  const { user } = await open('modules', language)
  const [first] = await screen.findAllByRole('switch')
  server.use(http.patch('*/api/admin/modules/:id', () => HttpResponse.error()))
  if (first) await user.click(first)
  expect(await screen.findByText(WORDS[language].failed)).toBeVisible()
  expect(first).toBeChecked()
})

test('publishing what somebody has changed meanwhile changes nothing, and tells', async () => {
  const { user } = await open('quizzes')
  await main().findByText('Principes éthiques')
  const [quiz] = world.quizzes
  if (quiz) quiz.updatedAt = '2026-02-02T00:00:00.000Z'
  await user.click(await button('Dépublier : Principes éthiques'))
  expect(await screen.findByText(/Quelqu’un a enregistré/)).toBeVisible()
  expect(world.quizzes[0]?.isPublished).toBe(true)
})

describe('quizzes', () => {
  test.each([
    ['communication BASICS', 1],
    ['ÉTHIQUES', 1],
    ['bases', 1],
    ['four principles', 3],
    ['zzz', 0],
  ])('the search looks into titles and descriptions of both languages: %s', async (words, count) => {
    const { user } = await open('quizzes')
    await main().findByText('Principes éthiques')
    await user.type(main().getByRole('searchbox'), words)
    expect(main().queryAllByRole('rowheader')).toHaveLength(count)
  })
  test('the status narrows the list; nothing found can be cleared', async () => {
    const { user } = await open('quizzes')
    await main().findByText('Principes éthiques')
    expect(main().getByText('2 publiés, 1 brouillon')).toBeVisible()
    await user.selectOptions(main().getByRole('combobox', { name: 'État' }), 'Brouillons')
    expect(main().getAllByRole('rowheader')).toHaveLength(1)
    await user.type(main().getByRole('searchbox'), 'zzz')
    await user.click(await button('Effacer la recherche et les filtres'))
    expect(main().getAllByRole('rowheader')).toHaveLength(3)
  })
  test.each([
    ['fr', ['Publié', 'Éthique', 'Débutant', '2', '15 min', '70 %']],
    ['en', ['Published', 'Ethics', 'Beginner', '2', '15 min', '70%']],
  ] as const)('a row says what the quiz is (%s)', async (language, cells) => {
    await open('quizzes', language)
    const [row] = await main().findAllByRole('row', { name: /Principes éthiques|Principles of ethics/ })
    const found = row ? within(row).getAllByRole('cell') : []
    expect(found.slice(0, 6).map((cell) => plain(cell.textContent))).toEqual(cells)
  })
  test.each([
    ['fr', 'Aucun quiz pour l’instant', 'Nouveau quiz'],
    ['en', 'No quiz yet', 'New quiz'],
  ] as const)('without any, one can be made (%s)', async (language, title, label) => {
    world.quizzes = []
    const { user } = await open('quizzes', language)
    expect(await main().findByText(title)).toBeVisible()
    const [first] = main().getAllByRole('button', { name: label })
    if (first) await user.click(first)
    const heading = await main().findByRole('heading', { level: 2, name: label })
    await waitFor(() => expect(heading).toHaveFocus())
  })
})

describe('scenarios', () => {
  test('the language above the cards changes titles and tags, not the interface', async () => {
    const { user } = await open('scenarios')
    await main().findByText('Le coéquipier en retard')
    expect(main().getAllByText('équipe').length).toBeGreaterThan(0)
    const choice = within(main().getByRole('group', { name: 'Langue du contenu' }))
    await user.click(choice.getByRole('button', { name: 'English' }))
    expect(main().getByText('The late teammate')).toBeVisible()
    expect(main().getAllByText('team').length).toBeGreaterThan(0)
    expect(main().getAllByText('Publié').length).toBeGreaterThan(0)
  })
  test('category and status narrow them, the search looks at both titles', async () => {
    const { user } = await open('scenarios')
    await main().findByText('Le coéquipier en retard')
    await user.selectOptions(main().getByRole('combobox', { name: 'Catégorie' }), 'Empathie')
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await user.selectOptions(main().getByRole('combobox', { name: 'Catégorie' }), 'Toutes les catégories')
    await user.type(main().getByRole('searchbox'), 'LATE teammate')
    expect(main().getByText('Le coéquipier en retard')).toBeVisible()
  })
  test('a card shows the first three tags', async () => {
    const [scenario] = world.scenarios
    if (scenario) scenario.tags = { fr: ['un', 'deux', 'trois', 'quatre'], en: [] }
    await open('scenarios')
    expect(await main().findByText('trois')).toBeVisible()
    expect(main().queryByText('quatre')).toBeNull()
  })
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
  const { user } = await open('quizzes')
  await user.click(await button('Supprimer : Principes éthiques'))
  const dialog = await inDialog()
  expect(plain((await dialog.findByText(/apprenant s’en est servi/)).textContent)).toMatch(/^1 apprenant/)
  expect(plain(dialog.getByRole('list').textContent)).toContain('module « Comprendre le test »')
})

test('an item that is no longer there says so', async () => {
  const { user } = await open('quizzes', 'fr', '&item=gone')
  expect(await screen.findByText('Cet élément n’existe plus')).toBeVisible()
  await user.click(await button('Retour à la liste'))
  expect(await main().findByText('Principes éthiques')).toBeVisible()
})

test('the way back from an editor brings the focus to the button that opened it', async () => {
  world.quizzes = [makeQuiz({ id: 'one', title: { fr: 'Un', en: 'One' } })]
  const page = await open('quizzes')
  await page.user.click(await button('Modifier : Un'))
  expect(page.address).toContain('item=one')
  await main().findByRole('heading', { level: 2, name: 'Modifier le quiz' })
  page.router.history.back()
  await waitFor(() => expect(main().getByRole('button', { name: nb('Modifier : Un') })).toHaveFocus())
})
