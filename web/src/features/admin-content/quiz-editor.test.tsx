import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { downloaded, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })
// Whole forms are filled in.
vi.setConfig({ testTimeout: 20_000 })

type Language = 'fr' | 'en'
const open = (item = '', language: Language = 'fr') =>
  openPage(`/admin?tab=quizzes${item && `&item=${item}`}`, { user: 'admin', language })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const box = (name: string) => main().findByRole('textbox', { name })
/** As typing, but at once. */
async function write(page: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) {
  await page.user.click(field)
  await page.user.paste(text)
}
const press = async (page: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name: typeof name === 'string' ? nb(name) : name }))
const part = async (page: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  page.user.click(await main().findByRole('tab', { name }))

beforeEach(() => {
  world.quizzes = [makeQuiz({ id: 'one', title: { fr: 'Un', en: 'One' }, questions: [makeQuestion()] })]
})

const MESSAGES = {
  fr: [
    'Le titre français est requis',
    'Le titre anglais est requis',
    'La description française est requise',
    'La description anglaise est requise',
    'Au moins une question est requise',
  ],
  en: [
    'The French title is required',
    'The English title is required',
    'The French description is required',
    'The English description is required',
    'At least one question is required',
  ],
}
test.each(['fr', 'en'] as const)('an empty quiz is refused, with every reason at its field (%s)', async (language) => {
  const page = await open('new', language)
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  expect(await screen.findByText(language === 'fr' ? 'Erreur de validation' : 'Validation error')).toBeVisible()
  for (const said of MESSAGES[language].slice(0, 4))
    expect((await main().findAllByText(said)).length).toBeGreaterThan(0)
  expect(await box(language === 'fr' ? 'Titre (français)' : 'Title (French)')).toHaveFocus()
  await part(page, /^Questions/)
  expect(main().getByText(MESSAGES[language][4] ?? '')).toBeVisible()
  expect(world.quizzes).toHaveLength(1)
  await expectAccessible()
})

test.each([
  [
    'fr',
    'Question 1 : le texte français est requis',
    'Question 1 : le choix B est vide en anglais',
    'Question 1 : choisissez la bonne réponse',
  ],
  [
    'en',
    'Question 1: the French text is required',
    'Question 1: option B is empty in English',
    'Question 1: choose the correct answer',
  ],
] as const)('an empty question is refused, option by option (%s)', async (language, ...said) => {
  const page = await open('new', language)
  await part(page, /^Questions/)
  await press(page, language === 'fr' ? 'Ajouter une question' : 'Add a question')
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  await part(page, /^Questions/)
  for (const text of said) expect(main().getAllByText((found) => plain(found) === text).length).toBe(1)
})

test('what is wrong is said no more once its field is edited', async () => {
  const page = await open('new')
  await press(page, 'Enregistrer')
  const title = await box('Titre (français)')
  await waitFor(() => expect(title).toBeInvalid())
  await write(page, title, 'T')
  expect(title).toBeValid()
  expect(await box('Titre (anglais)')).toBeInvalid()
})

test.each([
  ['Durée limite (minutes)', '4', /La durée limite va de 5 à 120/],
  ['Durée limite (minutes)', '121', /La durée limite va de 5 à 120/],
  ['Note de passage (pour cent)', '101', /La note de passage va de 0 à 100/],
])('%s of %s is refused', async (name, value, said) => {
  const page = await open('one')
  const field = await main().findByRole('spinbutton', { name })
  await page.user.clear(field)
  await write(page, field, value)
  await press(page, 'Enregistrer')
  expect((await main().findAllByText(said))[0]).toBeVisible()
})

test('an empty limit is 30 minutes, an empty passing score 70 percent', async () => {
  const page = await open('one')
  const limit = await main().findByRole('spinbutton', { name: 'Durée limite (minutes)' })
  await page.user.clear(limit)
  await page.user.tab()
  await waitFor(() => expect(limit).toHaveValue(30))
  const score = main().getByRole('spinbutton', { name: 'Note de passage (pour cent)' })
  await page.user.clear(score)
  await page.user.tab()
  await waitFor(() => expect(score).toHaveValue(70))
})

test('a quiz is written, saved and in the list; the first question has four options in each language', async () => {
  const page = await open('new')
  for (const [name, text] of [
    ['Titre (français)', 'Neuf'],
    ['Titre (anglais)', 'New'],
    ['Description (français)', 'À propos'],
    ['Description (anglais)', 'About'],
  ] as const)
    await write(page, await box(name), text)
  await part(page, /^Questions/)
  await press(page, 'Ajouter une question')
  expect(main().getAllByRole('radio')).toHaveLength(4)
  await write(page, await box('Question (français)'), 'Quoi ?')
  await write(page, await box('Question (anglais)'), 'What?')
  for (const letter of 'ABCD')
    for (const language of ['français', 'anglais'])
      await write(page, await box(`Choix ${letter} (${language})`), letter)
  await page.user.click(main().getByRole('radio', { name: 'C est la bonne réponse' }))
  await expectAccessible()
  await part(page, /^Aperçu/)
  expect(main().getByText('La meilleure')).toBeVisible()
  await press(page, 'Enregistrer')
  expect(await screen.findByText('Quiz créé')).toBeVisible()
  expect(await main().findByText('Neuf')).toBeVisible()
  expect(world.quizzes.at(-1)).toMatchObject({
    title: { fr: 'Neuf', en: 'New' },
    category: 'casper',
    timeLimit: 30,
    passingScore: 70,
    isPublished: false,
    questions: [{ correctAnswer: '2', points: 1, options: { fr: ['A', 'B', 'C', 'D'] } }],
  })
  expect(page.address).not.toContain('item')
})

test.each([
  ['fr', 'Impossible de créer le quiz.'],
  ['en', 'The quiz could not be created.'],
] as const)('a quiz that cannot be made says so and loses nothing (%s)', async (language, said) => {
  const page = await open('copy-of-one', language)
  server.use(http.post('*/api/admin/quizzes', () => HttpResponse.error()))
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  expect(await screen.findByText(said)).toBeVisible()
  expect(await box(language === 'fr' ? 'Titre (français)' : 'Title (French)')).toHaveValue('Un')
  server.resetHandlers()
  await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
  await waitFor(() => expect(world.quizzes).toHaveLength(2))
  expect(world.quizzes[1]).toMatchObject({ isPublished: false, title: { fr: 'Un', en: 'One' } })
  expect(world.quizzes[1]?.id).not.toBe('one')
})

test('questions are moved, duplicated and removed', async () => {
  world.quizzes = [
    makeQuiz({ id: 'one', questions: ['q1', 'q2'].map((id) => makeQuestion({ id, explanation: { fr: id, en: id } })) }),
  ]
  const page = await open('one')
  await part(page, /^Questions/)
  await press(page, 'Descendre : Question 1')
  // The focus goes along; at the end of the list only the way up is left.
  expect(screen.getByRole('button', { name: nb('Monter : Question 2') })).toHaveFocus()
  await press(page, 'Dupliquer : Question 1')
  await press(page, 'Retirer : Question 3')
  await press(page, 'Enregistrer')
  await waitFor(() => expect(world.quizzes[0]?.questions.map((one) => one.explanation.fr)).toEqual(['q2', 'q2']))
  expect(world.quizzes[0]?.questions[0]?.id).toBe('q2')
  expect(world.quizzes[0]?.questions[1]?.id).not.toBe('q2')
})

describe('changes are not lost', () => {
  test('a reload brings them back, with a note; they can be given up', async () => {
    const page = await open('one')
    await write(page, await box('Titre (français)'), ' et demi')
    const again = await page.reload()
    expect(await box('Titre (français)')).toHaveValue('Un et demi')
    expect(await screen.findByText(/Le brouillon que vous aviez laissé ici est de retour/)).toBeVisible()
    await press(again, 'Abandonner le brouillon')
    expect(await box('Titre (français)')).toHaveValue('Un')
  })
  test('leaving asks; to stay keeps the form, to leave keeps the draft, which the list shows', async () => {
    const page = await open('one')
    await write(page, await box('Titre (français)'), '!')
    await press(page, 'Annuler')
    const dialog = within(await screen.findByRole('dialog'))
    expect(plain(dialog.getByRole('heading').textContent)).toBe('Quitter sans enregistrer ?')
    await expectAccessible()
    await page.user.click(dialog.getByRole('button', { name: 'Rester ici' }))
    expect(await box('Titre (français)')).toHaveValue('Un!')
    await page.user.click(main().getByRole('tab', { name: 'Modules' }))
    await page.user.click(await screen.findByRole('button', { name: 'Quitter et garder le brouillon' }))
    await main().findByText('Comprendre le test')
    await page.user.click(main().getByRole('tab', { name: 'Quiz' }))
    expect(await main().findByText('Non enregistré')).toBeVisible()
    await press(page, 'Modifier : Un')
    expect(await box('Titre (français)')).toHaveValue('Un!')
  })
  test('given up, they are gone', async () => {
    const page = await open('one')
    await write(page, await box('Titre (français)'), '!')
    await press(page, 'Retour à la liste')
    await page.user.click(await screen.findByRole('button', { name: 'Abandonner les modifications' }))
    await press(page, 'Modifier : Un')
    expect(await box('Titre (français)')).toHaveValue('Un')
  })
  test('without changes nothing is asked', async () => {
    const page = await open('one')
    await box('Titre (français)')
    await press(page, 'Annuler')
    await main().findByRole('button', { name: nb('Modifier : Un') })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('somebody else has saved meanwhile', () => {
  const meet = async (language: Language) => {
    const page = await open('one', language)
    await write(page, await box(language === 'fr' ? 'Titre (français)' : 'Title (French)'), ' mien')
    const [quiz] = world.quizzes
    if (quiz) Object.assign(quiz, { title: { fr: 'Le leur', en: 'One' }, updatedAt: '2026-05-05T00:00:00.000Z' })
    await press(page, language === 'fr' ? 'Enregistrer' : 'Save')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Un mien')).toBeVisible()
    expect(dialog.getByText('Le leur')).toBeVisible()
    await expectAccessible()
    return { page, dialog }
  }
  test.each([
    ['fr', 'Enregistrer la mienne par-dessus'],
    ['en', 'Save mine over it'],
  ] as const)('mine can be saved over it (%s)', async (language, keep) => {
    const { page, dialog } = await meet(language)
    await page.user.click(dialog.getByRole('button', { name: keep }))
    await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Un mien'))
  })
  test('or the other one taken', async () => {
    const { page, dialog } = await meet('fr')
    await page.user.click(dialog.getByRole('button', { name: 'Prendre l’autre version' }))
    expect(await box('Titre (français)')).toHaveValue('Le leur')
    await write(page, await box('Titre (français)'), ' aussi')
    await press(page, 'Enregistrer')
    await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Le leur aussi'))
  })
})

describe('files', () => {
  const give = async (page: Awaited<ReturnType<typeof open>>, name: string, text: string) =>
    page.user.upload(await main().findByLabelText(/Fichier de quiz/), new File([text], name))
  test('exported and imported, a quiz takes the place of itself', async () => {
    const page = await open()
    await press(page, 'Exporter (YAML)')
    await waitFor(() => expect(downloaded()).toHaveLength(1))
    expect(downloaded()[0]?.name).toMatch(/^quiz-\d{4}-\d\d-\d\d\.yaml$/)
    const text = (await downloaded()[0]?.text()) ?? ''
    await give(page, 'a.yaml', text.replace('fr: Un', 'fr: Autre'))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importer' }))
    await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Autre'))
    expect(world.quizzes).toHaveLength(1)
  })
  test('a bad file names line and field, and nothing is imported', async () => {
    const page = await open()
    await give(page, 'a.yaml', 'id: x\ntitle: { fr: "", en: a }\n')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Ligne 2, Titre, français/i)).toBeVisible()
    await expectAccessible()
    expect(world.quizzes).toHaveLength(1)
  })
  test('where the file is not taken, none of it is, and it is said', async () => {
    const page = await open()
    await press(page, 'Exporter (CSV)')
    await waitFor(() => expect(downloaded()).toHaveLength(1))
    const text = (await downloaded()[0]?.text()) ?? ''
    const [head = '', row = ''] = text.split('\r\n')
    server.use(http.post('*/api/admin/quizzes/import', () => HttpResponse.error()))
    await give(page, 'a.csv', [head, row.replace('one', 'two'), row.replace('one', 'three')].join('\r\n'))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Importer' }))
    expect(await screen.findByText('Rien n’a été importé.')).toBeVisible()
    expect(world.quizzes.map(({ id }) => id)).toEqual(['one'])
  })
})
