import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { downloaded, main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const open = (item = '') => openPage(`/admin?tab=quizzes${item && `&item=${item}`}`, { user: 'admin' })
const nb = (name: string) => name.replaceAll(' :', '\u00a0:')
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const box = (name: string) => main().findByLabelText<HTMLInputElement>(name)
/** Enters a text in one step, which is faster than simulating each key. */
async function write({ user }: Page, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const press = async ({ user }: Page, name: string) => user.click(await main().findByRole('button', { name: nb(name) }))
const save = ({ user }: Page) => user.click(main().getByText(/^(Enregistrer|Save)$/))
const part = async ({ user }: Page, name: RegExp) => user.click(await main().findByRole('tab', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))

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
const EMPTY_QUESTION = {
  fr: [
    'Question 1 : le texte français est requis',
    'Question 1 : le choix B est vide en anglais',
    'Question 1 : choisissez la bonne réponse',
  ],
  en: [
    'Question 1: the French text is required',
    'Question 1: option B is empty in English',
    'Question 1: choose the correct answer',
  ],
}
test('an empty quiz and an empty question are refused, with every reason at its field until it is edited', async () => {
  const page = await open('new')
  const title = await box('Titre (français)')
  for (const language of ['en', 'fr'] as const) {
    await speak(language)
    await save(page)
    expect(await screen.findByText(language === 'fr' ? 'Erreur de validation' : 'Validation error')).toBeVisible()
    for (const said of MESSAGES[language].slice(0, 4))
      expect((await main().findAllByText(said)).length).toBeGreaterThan(0)
    expect(title).toHaveFocus()
  }
  await part(page, /^Questions/)
  expect(main().getByText(MESSAGES.fr[4] ?? '')).toBeVisible()
  expect(world.quizzes).toHaveLength(1)
  await expectAccessible()

  await press(page, 'Ajouter une question')
  for (const language of ['en', 'fr'] as const) {
    await speak(language)
    await save(page)
    await part(page, /^Questions/)
    for (const text of EMPTY_QUESTION[language])
      expect(main().getAllByText((found) => plain(found) === text).length).toBe(1)
  }

  await part(page, /^Détails/)
  const edited = await box('Titre (français)')
  expect(edited).toBeInvalid()
  await write(page, edited, 'T')
  expect(edited).toBeValid()
  expect(await box('Titre (anglais)')).toBeInvalid()
})

test('a limit of time and a passing score out of their range are refused; empty they are 30 and 70', async () => {
  const page = await open('one')
  for (const [name, value, said, otherwise] of [
    ['Temps alloué (minutes)', '4', /Le temps alloué doit être de 5 à 120/, 30],
    ['Temps alloué (minutes)', '121', /Le temps alloué doit être de 5 à 120/, 30],
    ['Seuil de réussite (%)', '101', /Le seuil de réussite doit être de 0 à 100/, 70],
  ] as const) {
    const field = await box(name)
    await page.user.clear(field)
    await write(page, field, value)
    await save(page)
    expect((await main().findAllByText(said))[0]).toBeVisible()
    await page.user.clear(field)
    await page.user.tab()
    await waitFor(() => expect(field).toHaveValue(otherwise))
    expect(main().queryByText(said)).toBeNull()
  }
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
  const sent: unknown[] = []
  server.use(
    http.post('*/api/admin/quizzes', async ({ request }) => {
      sent.push(((await request.clone().json()) as { isPublished: unknown }).isPublished)
      return undefined
    }),
  )
  await save(page)
  expect(await screen.findByText('Quiz créé')).toBeVisible()
  expect(sent).toEqual([0])
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

test('a quiz that cannot be made says so and loses nothing', async () => {
  const page = await open('copy-of-one')
  const title = await box('Titre (français)')
  server.use(http.post('*/api/admin/quizzes', () => HttpResponse.error()))
  for (const [language, said] of [
    ['en', 'The quiz couldn’t be created.'],
    ['fr', 'Impossible de créer le quiz.'],
  ] as const) {
    await speak(language)
    await save(page)
    expect(await screen.findByText(said)).toBeVisible()
    expect(title).toHaveValue('Un')
  }
  server.resetHandlers()
  await save(page)
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
  // The focus moves with the question; at the end of the list only the button up is left.
  expect(screen.getByRole('button', { name: nb('Monter : Question 2') })).toHaveFocus()
  await press(page, 'Dupliquer : Question 1')
  await press(page, 'Retirer : Question 3')
  await save(page)
  await waitFor(() => expect(world.quizzes[0]?.questions.map((one) => one.explanation.fr)).toEqual(['q2', 'q2']))
  expect(world.quizzes[0]?.questions[0]?.id).toBe('q2')
  expect(world.quizzes[0]?.questions[1]?.id).not.toBe('q2')
})

test('changes are not lost by a reload or by leaving, which asks; without changes nothing is asked', async () => {
  const first = await open('one')
  await write(first, await box('Titre (français)'), ' et demi')
  const page = await first.reload()
  expect(await box('Titre (français)')).toHaveValue('Un et demi')
  expect(await screen.findByText(/Votre brouillon a été restauré/)).toBeVisible()
  await press(page, 'Abandonner le brouillon')
  expect(await box('Titre (français)')).toHaveValue('Un')

  await write(page, await box('Titre (français)'), '!')
  await press(page, 'Annuler')
  const dialog = await inDialog()
  expect(plain(dialog.getByRole('heading').textContent)).toBe('Quitter sans enregistrer?')
  await expectAccessible()
  await page.user.click(dialog.getByText('Rester ici'))
  expect(await box('Titre (français)')).toHaveValue('Un!')

  // The draft is stored, and the list shows it.
  await page.user.click(main().getByRole('tab', { name: 'Modules' }))
  await page.user.click((await inDialog()).getByText('Quitter et conserver le brouillon'))
  await main().findByText('Comprendre le test')
  await page.user.click(main().getByRole('tab', { name: 'Quiz' }))
  expect(await main().findByText('Non enregistré')).toBeVisible()
  await press(page, 'Modifier : Un')
  expect(await box('Titre (français)')).toHaveValue('Un!')

  await press(page, 'Retour à la liste')
  await page.user.click((await inDialog()).getByText('Abandonner les modifications'))
  await press(page, 'Modifier : Un')
  expect(await box('Titre (français)')).toHaveValue('Un')
  await press(page, 'Annuler')
  await main().findByRole('button', { name: nb('Modifier : Un') })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a copy that was left is found again, its original there or not', async () => {
  const page = await open()
  await press(page, 'Dupliquer : Un')
  await write(page, await box('Titre (français)'), ' bis')
  await press(page, 'Annuler')
  await page.user.click((await inDialog()).getByText('Quitter et conserver le brouillon'))
  expect(await main().findByText(/Vous avez commencé une copie de «\sUn\s» sans l’enregistrer/)).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(main().getByText('You started a copy of “One” but didn’t save it.')).toBeVisible()
  world.quizzes = []
  const later = await page.reload()
  expect(await main().findByText(/Vous avez commencé une copie sans l’enregistrer/)).toBeVisible()
  await speak('en')
  expect(main().getByText('You started a copy but didn’t save it.')).toBeVisible()
  await later.user.click(main().getByText('Continue'))
  expect(await main().findByLabelText('Title (French)')).toHaveValue('Un bis')
})

describe('somebody else has saved meanwhile', () => {
  const meet = async () => {
    const page = await open('one')
    await write(page, await box('Titre (français)'), ' mien')
    const [quiz] = world.quizzes
    if (quiz) Object.assign(quiz, { title: { fr: 'Le leur', en: 'One' }, updatedAt: '2026-05-05T00:00:00.000Z' })
    await save(page)
    return { page, dialog: await inDialog() }
  }
  test('mine can be saved over it', async () => {
    const { page, dialog } = await meet()
    expect(dialog.getByText('Un mien')).toBeVisible()
    expect(dialog.getByText('Le leur')).toBeVisible()
    await expectAccessible()
    await speak('en')
    expect(dialog.getByText('Replace with mine')).toBeVisible()
    await speak('fr')
    await page.user.click(dialog.getByText('Remplacer par la mienne'))
    await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Un mien'))
  })
  test('or the other one taken', async () => {
    const { page, dialog } = await meet()
    await page.user.click(dialog.getByText('Garder l’autre version'))
    expect(await box('Titre (français)')).toHaveValue('Le leur')
    await write(page, await box('Titre (français)'), ' aussi')
    await save(page)
    await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Le leur aussi'))
  })
})

test('exported and imported, a quiz takes the place of itself; a bad or refused file changes nothing', async () => {
  const page = await open()
  const give = async (name: string, text: string) =>
    page.user.upload(await main().findByLabelText(/Fichier de quiz/), new File([text], name))
  await press(page, 'Exporter (YAML)')
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  expect(downloaded()[0]?.name).toMatch(/^quiz-\d{4}-\d\d-\d\d\.yaml$/)
  const yaml = (await downloaded()[0]?.text()) ?? ''
  await press(page, 'Exporter (CSV)')
  await waitFor(() => expect(downloaded()).toHaveLength(2))
  const csv = (await downloaded()[1]?.text()) ?? ''

  // The error names its line and its field.
  await give('a.yaml', 'id: x\ntitle: { fr: "", en: a }\n')
  const faults = await inDialog()
  expect(faults.getByText(/^Ligne 2, Titre, français/i)).toBeVisible()
  await expectAccessible()
  await page.user.click(faults.getByText('Fermer'))
  expect(world.quizzes).toHaveLength(1)

  server.use(http.post('*/api/admin/quizzes/import', () => HttpResponse.error()))
  const [head = '', row = ''] = csv.split('\r\n')
  await give('a.csv', [head, row.replace('one', 'two'), row.replace('one', 'three')].join('\r\n'))
  const refused = await inDialog()
  await page.user.click(refused.getByText('Importer'))
  expect(await screen.findByText('Rien n’a été importé.')).toBeVisible()
  expect(world.quizzes.map(({ id }) => id)).toEqual(['one'])
  server.resetHandlers()

  await give('a.yaml', yaml.replace('fr: Un', 'fr: Autre'))
  await page.user.click((await inDialog()).getByText('Importer'))
  await waitFor(() => expect(world.quizzes[0]?.title.fr).toBe('Autre'))
  expect(world.quizzes).toHaveLength(1)
})
