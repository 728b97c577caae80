import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
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
const open = (item: string, language: Language = 'fr') =>
  openPage(`/admin?tab=scenarios&item=${item}`, { user: 'admin', language })
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

test.each([
  [
    'fr',
    [
      'Le titre français est requis',
      'La description anglaise est requise',
      'Le contenu complet en français est requis',
    ],
  ],
  [
    'en',
    ['The French title is required', 'The English description is required', 'The full content in French is required'],
  ],
] as const)('what is required is asked for (%s)', async (language, said) => {
  const page = await open('new', language)
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  for (const text of said) expect((await main().findAllByText(text)).length).toBeGreaterThan(0)
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
  expect(await main().findByRole('combobox', { name: 'Difficulté' })).toHaveDisplayValue('Débutant')
  expect(main().getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue('Communication')
  for (const [name, text] of FIELDS) await write(page, await box(name), text)
  const preview = within(main().getByRole('complementary', { name: 'Aperçu' }))
  expect(preview.getByText('Ce qui arrive')).toBeVisible()
  await page.user.click(preview.getByRole('button', { name: 'English' }))
  expect(preview.getByText('What happens')).toBeVisible()
  await write(page, await box('Mots-clés (français)'), ' équipe , , retard,')
  await page.user.click(main().getByRole('checkbox', { name: /^Publié/ }))
  await press(page, 'Enregistrer')
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

test.each([
  ['fr', 'Impossible de créer le scénario.'],
  ['en', 'The scenario could not be created.'],
] as const)('a scenario that cannot be made says so (%s)', async (language, said) => {
  const page = await open('copy-of-one', language)
  server.use(http.post('*/api/admin/scenarios', () => HttpResponse.error()))
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  expect(await screen.findByText(said)).toBeVisible()
})

test('what is saved is what was there, and its two questions', async () => {
  const page = await open('one')
  expect(await box('Question 1 (français)')).toHaveValue('What do you do? (fr)')
  await page.user.clear(await box('Question 2 (français)'))
  await press(page, 'Enregistrer')
  expect((await main().findAllByText('Une question se pose dans les deux langues, ou pas du tout'))[0]).toBeVisible()
  await page.user.clear(await box('Question 2 (anglais)'))
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.scenarios[0]?.questions).toHaveLength(1))
  expect(world.scenarios[0]).toMatchObject({ isPublished: true, tags: { fr: ['équipe'] }, courseId: null })
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
  await write(page, await box('Phrase pour l’apprenant (français)'), 'Lui parler en privé.')
  await write(page, await box('Phrase pour l’apprenant (anglais)'), 'Talk in private.')
  await write(page, await box('Termes forts (français)'), 'en privé\nparler')
  await write(page, await box('Termes forts (anglais)'), 'in private')
  expect(await main().findByText(/Un seul mot courant/)).toHaveTextContent('“parler”')
  await press(page, 'Ajouter un signal d’alarme')
  await write(page, await box('Message à l’apprenant (français)'), 'Crier.')
  await expectAccessible()
  await part(page, /^Essayer/)
  await write(
    page,
    await box('Une réponse aux deux questions'),
    'Je verrais Samir en privé pour comprendre ce qui le retarde, puis nous chercherions ensemble une solution pour l’équipe.',
  )
  await press(page, 'Évaluer')
  expect(await main().findByText(/Lui parler en privé/)).toBeVisible()
  expect(main().getAllByText(/sur 9, probablement entre/)[0]).toBeVisible()
  await expectAccessible()
  await press(page, 'Enregistrer')
  await waitFor(() =>
    expect(world.scenarios[0]?.rubric?.keyPoints[0]).toMatchObject({
      id: 'private-talk',
      any: { fr: ['en privé', 'parler'] },
    }),
  )
})

test('model answers and a commentary are written', async () => {
  const page = await open('one')
  await part(page, /^Réponses modèles/)
  await press(page, 'Ajouter une réponse modèle')
  await write(page, await box('Réponse (français)'), 'Oui.')
  await press(page, 'Ajouter un commentaire')
  await write(page, await box('Commentaire (français)'), 'Voilà.')
  await expectAccessible()
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.scenarios[0]?.modelAnswers).toEqual([{ wpm: 50, fr: 'Oui.', en: '' }]))
  expect(world.scenarios[0]?.commentary?.fr).toBe('Voilà.')
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
  expect(
    (await main().findAllByRole('textbox', { name: 'Identifiant' })).map((field) => (field as HTMLInputElement).value),
  ).toEqual(['offer-help'])
  await page.user.click(within(screen.getByRole('region', { name: /F8/ })).getByRole('button', { name: 'Annuler' }))
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('textbox', { name: 'Identifiant' })
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['ask-why', 'offer-help']),
  )
  await press(page, 'Retirer la grille')
  expect(await main().findByText('Aucune grille pour l’instant')).toBeVisible()
  await part(page, /^Réponses modèles/)
  await press(page, 'Retirer le commentaire')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.scenarios[0]).not.toHaveProperty('rubric'))
  expect(world.scenarios[0]).not.toHaveProperty('commentary')
})

test('the answer that is tried stays while the rubric is changed', async () => {
  const page = await open('one')
  await part(page, /^Essayer/)
  await write(page, await box('Une réponse aux deux questions'), 'Je lui parlerais.')
  await part(page, /^Grille/)
  await part(page, /^Essayer/)
  expect(await box('Une réponse aux deux questions')).toHaveValue('Je lui parlerais.')
})
