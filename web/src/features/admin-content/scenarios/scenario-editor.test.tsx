import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const open = (item: string) => openPage(`/admin?tab=scenarios&item=${item}`, { user: 'admin' })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const box = (name: string) => main().findByLabelText<HTMLInputElement>(name)
/** Enters a text in one step, which is faster than simulating each key. */
async function write({ user }: Page, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const press = async ({ user }: Page, name: string) => user.click(await main().findByRole('button', { name: nb(name) }))
const save = ({ user }: Page) => user.click(main().getByText(/^(Enregistrer|Save)$/))
const part = async ({ user }: Page, name: RegExp) =>
  user.click(within(await main().findByRole('tablist', { name: /^Parties/ })).getByRole('tab', { name }))

beforeEach(() => {
  world.scenarios = [makeScenario({ id: 'one', title: { fr: 'Un', en: 'One' } })]
})
const FIELDS = [
  ['Titre * (français)', 'Neuf'],
  ['Titre * (anglais)', 'New'],
  ['Description * (français)', 'À propos'],
  ['Description * (anglais)', 'About'],
  ['Contenu complet * (français)', 'Ce qui arrive'],
  ['Contenu complet * (anglais)', 'What happens'],
] as const

test('what is required is asked for', async () => {
  const page = await open('new')
  await box('Titre * (français)')
  await speak('en')
  await save(page)
  for (const said of [
    'The French title is required',
    'The English description is required',
    'The full content in French is required',
  ])
    expect((await main().findAllByText(said)).length).toBeGreaterThan(0)
  await speak('fr')
  await save(page)
  for (const said of [
    'Le titre français est requis',
    'La description anglaise est requise',
    'Le contenu complet en français est requis',
  ])
    expect((await main().findAllByText(said)).length).toBeGreaterThan(0)
  await expectAccessible()
})

test('a scenario is made with its defaults; tags are split at commas, no course is null, the flag is 0 or 1', async () => {
  let body: Record<string, unknown> = {}
  server.use(
    http.post('*/api/admin/scenarios', async ({ request }) => {
      body = (await request.clone().json()) as Record<string, unknown>
      return undefined
    }),
  )
  const page = await open('new')
  expect(await box('Difficulté')).toHaveDisplayValue('Débutant')
  expect(await box('Catégorie')).toHaveDisplayValue('Communication')
  for (const [name, text] of FIELDS) await write(page, await box(name), text)
  const preview = within(main().getByRole('complementary', { name: 'Aperçu' }))
  expect(preview.getByText('Ce qui arrive')).toBeVisible()
  await page.user.click(preview.getByRole('button', { name: 'English' }))
  expect(preview.getByText('What happens')).toBeVisible()
  await write(page, await box('Mots-clés (français)'), ' équipe , , retard,')
  await page.user.click(main().getByRole('checkbox', { name: /^Publié/ }))
  await save(page)
  expect(await screen.findByText('Scénario créé')).toBeVisible()
  expect(body).toMatchObject({
    courseId: null,
    isPublished: 1,
    tags: { fr: ['équipe', 'retard'], en: [] },
    prompt: { fr: 'Ce qui arrive', en: 'What happens' },
    content: { fr: 'Ce qui arrive', en: 'What happens' },
    category: 'communication',
    questions: [],
  })
  expect(world.scenarios).toHaveLength(2)
})

test('a scenario that cannot be made says so', async () => {
  const page = await open('copy-of-one')
  await box('Titre * (français)')
  server.use(http.post('*/api/admin/scenarios', () => HttpResponse.error()))
  for (const [language, said] of [
    ['en', 'The scenario couldn’t be created.'],
    ['fr', 'Impossible de créer le scénario.'],
  ] as const) {
    await speak(language)
    await save(page)
    expect(await screen.findByText(said)).toBeVisible()
  }
})

test('what is saved is what was there, with its questions, model answers and a commentary', async () => {
  const page = await open('one')
  expect(await box('Question 1 (français)')).toHaveValue('What do you do? (fr)')
  await page.user.clear(await box('Question 2 (français)'))
  await save(page)
  expect(
    (await main().findAllByText('Chaque question doit être posée dans les deux langues, ou pas du tout'))[0],
  ).toBeVisible()
  await page.user.clear(await box('Question 2 (anglais)'))
  await part(page, /^Réponses modèles/)
  await press(page, 'Ajouter une réponse modèle')
  await write(page, await box('Réponse (français)'), 'Oui.')
  await press(page, 'Ajouter un commentaire')
  await write(page, await box('Commentaire (français)'), 'Voilà.')
  await expectAccessible()
  await save(page)
  await waitFor(() => expect(world.scenarios[0]?.questions).toHaveLength(1))
  expect(world.scenarios[0]).toMatchObject({
    isPublished: true,
    tags: { fr: ['équipe'] },
    courseId: null,
    modelAnswers: [{ wpm: 50, fr: 'Oui.', en: '' }],
    commentary: { fr: 'Voilà.' },
  })
})

test('a rubric is written with its checks, and the evaluator tried on it before it is saved', async () => {
  const page = await open('one')
  await part(page, /^Grille/)
  await press(page, 'Commencer une grille')
  expect(main().getByText(/Une grille compte de 5 à 7/)).toBeVisible()
  await write(page, await box('Personne ou groupe 1 (français)'), 'Samir')
  await write(page, await box('Personne ou groupe 1 (anglais)'), 'Samir')
  await press(page, 'Ajouter un point clé')
  await write(page, await box('Identifiant'), 'private-talk')
  await write(page, await box('Phrase pour le membre (français)'), 'Lui parler en privé.')
  await write(page, await box('Phrase pour le membre (anglais)'), 'Talk in private.')
  await write(page, await box('Termes forts (français)'), 'en privé\nparler')
  await write(page, await box('Termes forts (anglais)'), 'in private')
  expect(await main().findByText(/Un mot courant/)).toHaveTextContent('“parler”')
  await press(page, 'Ajouter un signal d’alarme')
  await write(page, await box('Message au membre (français)'), 'Crier.')
  await expectAccessible()
  await part(page, /^Essayer/)
  await write(
    page,
    await box('Une réponse aux deux questions'),
    'Je verrais Samir en privé pour comprendre ce qui le retarde, puis nous chercherions ensemble une solution pour l’équipe.',
  )
  await part(page, /^Grille/)
  await part(page, /^Essayer/)
  // The trial answer stays while the rubric is open.
  expect((await box('Une réponse aux deux questions')).value).toMatch(/^Je verrais Samir/)
  await press(page, 'Évaluer')
  expect(await main().findByText(/Lui parler en privé/)).toBeVisible()
  expect(main().getAllByText(/sur 9, probablement entre/)[0]).toBeVisible()
  await expectAccessible()
  await save(page)
  await waitFor(() =>
    expect(world.scenarios[0]?.rubric?.keyPoints[0]).toMatchObject({
      id: 'private-talk',
      any: { fr: ['en privé', 'parler'] },
    }),
  )
})

test('a rubric and a commentary are taken away again; a removed key point can be put back', async () => {
  const rubric = {
    stakeholders: [{ fr: ['Samir'], en: ['Samir'] }],
    keyPoints: ['ask-why', 'offer-help'].map((id) => ({
      id,
      kind: 'action' as const,
      text: { fr: id, en: id },
      any: { fr: ['demander'], en: ['ask'] },
    })),
    redFlags: [],
  }
  world.scenarios = world.scenarios.map((scenario) => ({
    ...scenario,
    rubric,
    commentary: { fr: 'Bon.', en: 'Good.' },
  }))
  const page = await open('one')
  await part(page, /^Grille/)
  await press(page, 'Retirer : Point clé 1')
  expect((await main().findAllByLabelText('Identifiant')).map((field) => (field as HTMLInputElement).value)).toEqual([
    'offer-help',
  ])
  await page.user.click(within(screen.getByRole('region', { name: /F8/ })).getByRole('button', { name: 'Annuler' }))
  await waitFor(() =>
    expect(
      main()
        .getAllByLabelText('Identifiant')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['ask-why', 'offer-help']),
  )
  await press(page, 'Retirer la grille')
  expect(await main().findByText('Aucune grille pour l’instant')).toBeVisible()
  await part(page, /^Réponses modèles/)
  await press(page, 'Retirer le commentaire')
  await save(page)
  await waitFor(() => expect(world.scenarios[0]).not.toHaveProperty('rubric'))
  expect(world.scenarios[0]).not.toHaveProperty('commentary')
})

test('the limits of a rubric are told at the field, in both languages, and at the list that is full', async () => {
  const points = Array.from({ length: 11 }, (_, i) => ({
    id: `point-${i}`,
    kind: 'action' as const,
    text: { fr: 'Demander', en: 'Ask' },
    any: { fr: ['demander'], en: ['ask'] },
  }))
  const rubric = { stakeholders: [], keyPoints: points, redFlags: [] }
  world.scenarios = world.scenarios.map((scenario) => ({ ...scenario, rubric }))
  const page = await open('one')
  await part(page, /^Grille/)
  const terms = (await main().findAllByLabelText('Termes forts (français)'))[10] as HTMLElement
  await press(page, 'Ajouter un point clé')
  expect(await main().findByText('Au plus 12 éléments')).toBeVisible()
  expect(main().queryByRole('button', { name: 'Ajouter un point clé' })).toBeNull()
  await write(page, terms, `\n${'x'.repeat(81)}`)
  await save(page)
  await waitFor(() => expect(terms).toHaveAccessibleDescription(/80\scaractères au plus/))
  await speak('en')
  await save(page)
  await waitFor(() => expect(terms).toHaveAccessibleDescription(/At most 80 characters/))
  await page.user.clear(terms)
  await write(page, terms, Array.from({ length: 31 }, (_, i) => `mot ${i}`).join('\n'))
  await save(page)
  await waitFor(() => expect(terms).toHaveAccessibleDescription(/At most 30 items/))
  await page.user.clear(terms)
  await write(page, terms, Array.from({ length: 30 }, (_, i) => `${i}`.padEnd(80, 'x')).join('\n'))
  await save(page)
  await waitFor(() => expect(world.scenarios[0]?.rubric?.keyPoints[10]?.any.fr).toHaveLength(30))
})
