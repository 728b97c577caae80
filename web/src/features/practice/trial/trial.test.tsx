import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { readDraft } from '#data/drafts/drafts'
import { readTrial } from '#data/practice/trial'
import { expectAccessible } from '#testing/axe'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, main, openPage, type Page } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const W = {
  fr: {
    title: 'Essayer un scénario',
    scenario: 'Le coéquipier en retard',
    submit: 'Voir mon score',
    ask: 'Une question est restée sans réponse.',
    write: 'Continuer à écrire',
    anyway: 'Soumettre quand même',
    evaluated: /^Évalué\s: \d,\d sur 9$/,
    create: 'Créer mon compte',
    along: 'La réponse que vous avez écrite vous suit dans votre compte.',
    names: ['Prénom', 'Nom', 'Courriel', 'Mot de passe'],
  },
  en: {
    title: 'Try a scenario',
    scenario: 'The late teammate',
    submit: 'See my score',
    ask: 'One question has no answer.',
    write: 'Continue writing',
    anyway: 'Submit anyway',
    evaluated: /^Evaluated: \d\.\d out of 9$/,
    create: 'Create my account',
    along: 'The answer that you wrote comes with you into your account.',
    names: ['First name', 'Last name', 'Email', 'Password'],
  },
} as const
type Language = keyof typeof W

const field = (question: number) => main().findByRole('textbox', { name: new RegExp(`^${question}\\. `) })
const write = async ({ user }: Page, question: number, text: string) => {
  await user.click(await field(question))
  await user.paste(text)
}
const visit = (language: Language) => openPage('/try', { language, user: null })
const status = (text: RegExp) =>
  waitFor(() => expect(screen.getAllByRole('status').some((one) => text.test(one.textContent ?? ''))).toBe(true))
async function register(page: Page, language: Language) {
  const w = W[language]
  await page.user.click(main().getByRole('link', { name: w.create }))
  return fillIn(page, language)
}
async function fillIn(page: Page, language: Language) {
  const w = W[language]
  expect(await screen.findByText(w.along)).toBeVisible()
  const [first, last, email, password] = w.names
  await page.user.type(screen.getByRole('textbox', { name: first }), 'Noémie')
  await page.user.type(screen.getByRole('textbox', { name: last }), 'Gagnon')
  await page.user.type(screen.getByRole('textbox', { name: email }), `${language}@example.org`)
  await page.user.type(screen.getAllByLabelText(password).at(-1) as HTMLElement, 'a calm river at dawn')
  await page.user.click(screen.getByRole('button', { name: w.create }))
  await waitFor(() => expect(page.session.currentSession().status).toBe('signed-in'))
  const session = page.session.currentSession()
  return deviceOf(session.status === 'signed-in' ? session.user.id : '')
}

test('a visitor answers one scenario, sees the annotated score, and takes it along', async () => {
  const language = 'fr'
  const w = W[language]
  const page = await visit(language)
  expect(await screen.findByRole('heading', { level: 3, name: w.scenario })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  expect(main().getByRole('button', { name: w.submit })).toBeDisabled()
  const [first, second] = FAIR_ANSWERS[language]
  await write(page, 1, first)
  await page.user.click(main().getByRole('button', { name: w.submit }))
  const dialog = within(await screen.findByRole('dialog', { name: w.ask }))
  await page.user.click(dialog.getByRole('button', { name: w.write }))
  await write(page, 2, second)
  await expectAccessible()

  // The draft and the result are restored after a reload.
  const again = await page.reload()
  expect(await field(1)).toHaveValue(first)
  await again.user.click(main().getByRole('button', { name: w.submit }))
  await status(w.evaluated)
  expect(screen.getByRole('heading', { level: 1, name: w.scenario })).toHaveFocus()
  expect(main().getAllByText(first.slice(0, 20), { exact: false })[0]).toBeVisible()
  await expectAccessible()
  const result = await again.reload()
  await status(w.evaluated)

  const device = await register(result, language)
  await waitFor(async () => expect(await device.evaluations.count()).toBe(1))
  const [evaluation] = await device.evaluations.toArray()
  expect(evaluation).toMatchObject({ scenarioId: 'late-teammate', answers: [first, second], responseType: 'text' })
  expect(evaluation?.credited).not.toBe(false)
  const acts = await device.activities.toArray()
  expect(acts.filter(({ type }) => type === 'scenario')).toMatchObject([{ score: evaluation?.score }])
  expect(readTrial()).toBeUndefined()
  // The server has received the answer once.
  await waitFor(() => expect(Object.values(world.evaluations).flat()).toHaveLength(1))
})

test('an answer that was not submitted comes along as a draft', async () => {
  const page = await visit('en')
  await write(page, 1, 'I would call Samir')
  await page.user.click(screen.getByRole('link', { name: 'Sign in' }))
  await page.user.click(await screen.findByRole('tab', { name: 'Register' }))
  const device = await fillIn(page, 'en')
  await waitFor(async () =>
    expect(await readDraft(device, 'late-teammate')).toMatchObject({ answers: ['I would call Samir', ''] }),
  )
  expect(await device.evaluations.count()).toBe(0)
  expect(readTrial()).toBeUndefined()
})

test('one unanswered question is submitted only after a question', async () => {
  const page = await visit('en')
  await write(page, 1, FAIR_ANSWERS.en[0])
  await page.user.click(main().getByRole('button', { name: W.en.submit }))
  const dialog = within(await screen.findByRole('dialog', { name: W.en.ask }))
  await page.user.click(dialog.getByRole('button', { name: W.en.anyway }))
  await status(W.en.evaluated)
})

test('a scenario that does not come can be asked for again', async () => {
  server.use(http.get('*/api/scenarios/trial', () => HttpResponse.error(), { once: true }))
  const page = await visit('fr')
  await page.user.click(await main().findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { level: 3, name: W.fr.scenario })).toBeVisible()
})

test('a trial is rewritten, or erased after a question', async () => {
  const page = await visit('en')
  await write(page, 1, FAIR_ANSWERS.en[0])
  await write(page, 2, FAIR_ANSWERS.en[1])
  await page.user.click(main().getByRole('button', { name: W.en.submit }))
  await page.user.click(await main().findByRole('button', { name: 'Rewrite' }))
  expect(await field(1)).toHaveValue(FAIR_ANSWERS.en[0])
  await page.user.click(main().getByRole('button', { name: W.en.submit }))
  await page.user.click(await main().findByRole('button', { name: 'Erase it from this device' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your answer?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(await field(1)).toHaveValue('')
  expect(readTrial()).toBeUndefined()
})

test('a learner who is signed in practises on the practice screen', async () => {
  const page = await openPage('/try')
  await waitFor(() => expect(page.address).toBe('/practice'))
})
