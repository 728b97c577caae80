import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { fullScenario, miniScenarios } from '#testing/practice'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const W = {
  fr: {
    choose: 'Choisir un scénario',
    title: 'Le coéquipier en retard',
    other: 'Une file qui s’impatiente',
    first: /^1\. /,
    second: /^2\. /,
    submit: 'Soumettre la réponse',
    empty: 'Aucun scénario disponible.',
    reload: 'Recharger',
    evaluated: /Évalué\s: /,
    judge: 'Évaluateur',
    own: 'IA Situ',
    random: 'Nouveau scénario',
    untitled: 'Sans titre',
    begun: 'Réponses en cours',
    voice: 'À l’oral',
    said: 'Ce que vous avez dit',
    speech: 'Test d’élocution',
  },
  en: {
    choose: 'Choose a scenario',
    title: 'The late teammate',
    other: 'The line is getting long',
    first: /^1\. /,
    second: /^2\. /,
    submit: 'Submit the answer',
    empty: 'No scenarios available.',
    reload: 'Reload',
    evaluated: /Evaluated: /,
    judge: 'Evaluator',
    own: 'Situ AI',
    random: 'New scenario',
    untitled: 'Untitled',
    begun: 'Answers in progress',
    voice: 'Spoken',
    said: 'What you said',
    speech: 'Speech test',
  },
} as const
const both = ['en', 'fr'] as const
const CHOSEN = '/practice?scenario=late-teammate'

const fields = async (w: (typeof W)['fr' | 'en']) => [
  await main().findByRole('textbox', { name: w.first }),
  main().getByRole('textbox', { name: w.second }),
]
type OpenedPage = Awaited<ReturnType<typeof openPage>>
const write = async (page: OpenedPage, language: 'fr' | 'en') => {
  const [first, second] = await fields(W[language])
  await page.user.click(first as HTMLElement)
  await page.user.paste(FAIR_ANSWERS[language][0])
  await page.user.click(second as HTMLElement)
  await page.user.paste(FAIR_ANSWERS[language][1])
}
const submit = async (page: OpenedPage, language: 'fr' | 'en') => {
  await write(page, language)
  await page.user.click(main().getByRole('button', { name: W[language].submit }))
  await screen.findByText(W[language].evaluated)
}

test('a scenario is chosen, read and answered by text', async () => {
  const w = W.fr
  const page = await openPage('/practice')
  const select = await main().findByRole('combobox', { name: w.choose })
  expect(select).toHaveValue('')
  await page.user.selectOptions(select, w.title)
  expect(page.address).toBe(CHOSEN)
  expect(main().getByText(/Samir manque/)).toBeVisible()
  const button = await main().findByRole('button', { name: w.submit })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/Écrivez une réponse/)
  await expectAccessible()
  await submit(page, 'fr')
  expect(page.address).toMatch(/result=/)
  await waitFor(() => expect(world.evaluations.learner).toHaveLength(1))
  expect(world.evaluations.learner?.[0]).toMatchObject({
    scenarioId: 'late-teammate',
    response: FAIR_ANSWERS.fr.join('\n\n'),
    responseType: 'text',
  })
  await waitFor(() => expect(world.logs.learner?.[0]?.activity).toMatchObject({ type: 'scenario', completed: true }))
  page.router.history.back()
  expect((await fields(w)).map((field) => (field as HTMLTextAreaElement).value)).toEqual(['', ''])
})

test('only scenarios with content in the language are listed, also those without a title', async () => {
  const titles = { fr: '', en: '' }
  world.scenarios = [
    makeScenario({ id: 'french', content: { fr: 'Il y a.', en: ' ' }, title: titles }),
    makeScenario({ id: 'english', content: { fr: '', en: 'There is.' }, title: titles, order: 2 }),
  ]
  await openPage('/practice')
  const select = await main().findByRole('combobox', { name: W.fr.choose })
  for (const [language, value] of [
    ['en', 'english'],
    ['fr', 'french'],
  ] as const) {
    await speak(language)
    const [, ...options] = select.querySelectorAll('option')
    expect(options.map((o) => [o.value, o.textContent])).toEqual([[value, W[language].untitled]])
  }
})

test('without scenarios, or without an answer, it says so and can be asked again', async () => {
  server.use(http.get('*/api/scenarios', () => HttpResponse.error()))
  const page = await openPage('/practice')
  for (const language of both) {
    await speak(language)
    expect(await main().findByText(W[language].empty)).toBeVisible()
    expect(main().getByText(W[language].reload)).toBeVisible()
  }
  server.resetHandlers()
  await page.user.click(main().getByText(W.fr.reload))
  expect(await main().findByRole('combobox', { name: W.fr.choose })).toBeVisible()
})

test('a draft survives a reload and a change of language, which leaves the choice', async () => {
  const first = await openPage(CHOSEN, { frame: true })
  const [field] = await fields(W.fr)
  await first.user.type(field as HTMLElement, 'Samir')
  const page = await first.reload()
  expect((await fields(W.fr))[0]).toHaveValue('Samir')
  for (const [language, name] of [
    ['en', 'EN, English'],
    ['fr', 'FR, Français'],
  ] as const) {
    const w = W[language]
    await page.user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
    await waitFor(() => expect(main().getByRole('combobox', { name: w.choose })).toHaveValue('late-teammate'))
    expect(page.address).toBe(CHOSEN)
    expect((await fields(w))[0]).toHaveValue('Samir')
  }
  await page.user.selectOptions(main().getByRole('combobox', { name: W.fr.choose }), '')
  // The draft is listed once, in the list of drafts, where it can also be discarded.
  const begun = within(await main().findByRole('region', { name: W.fr.begun }))
  expect(main().queryByRole('button', { name: W.fr.title })).toBeNull()
  await page.user.click(begun.getByRole('link', { name: new RegExp(`^Continuer.*${W.fr.title}`) }))
  expect((await fields(W.fr))[0]).toHaveValue('Samir')
  await page.user.click(main().getByRole('button', { name: W.fr.submit }))
  // The second question is unanswered, which costs points, so the screen asks before it submits the answer.
  await page.user.click(await screen.findByRole('button', { name: 'Continuer à écrire' }))
  expect(page.address).toBe(CHOSEN)
  await page.user.click(main().getByRole('button', { name: W.fr.submit }))
  await page.user.click(await screen.findByRole('button', { name: 'Soumettre quand même' }))
  await screen.findByText(W.fr.evaluated)
})

test('an answer whose scenario was removed can still be read, copied and deleted', async () => {
  const first = await openPage(CHOSEN)
  const [field] = await fields(W.fr)
  await first.user.type(field as HTMLElement, 'Samir mérite')
  world.scenarios = world.scenarios.filter(({ id }) => id !== 'late-teammate')
  await deviceOf().cachedResponses.clear()
  const { user } = await first.reload()
  expect(await main().findByText('Samir mérite')).toBeVisible()
  expect(main().getByRole('combobox', { name: W.fr.choose })).toHaveValue('')
  await user.click(main().getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(main().queryByText('Samir mérite')).toBeNull())
})

test('by voice: the transcript is submitted as spoken', async () => {
  const page = await openPage(CHOSEN)
  await page.user.click(await main().findByRole('button', { name: W.fr.voice }))
  const field = main().getByRole('textbox', { name: W.fr.said })
  await page.user.click(field)
  await page.user.paste(FAIR_ANSWERS.fr.join(' '))
  await page.user.click(main().getByRole('button', { name: W.fr.submit }))
  await screen.findByText(W.fr.evaluated)
  expect(await deviceOf().evaluations.toArray()).toMatchObject([{ responseType: 'audio' }])
  expect(main().getByText('Réponse orale')).toBeVisible()
})

test('offline an answer is evaluated at once, and reaches the server later, once', async () => {
  let page = await openPage(CHOSEN)
  await write(page, 'fr')
  goOffline()
  await page.user.click(main().getByRole('button', { name: W.fr.submit }))
  await screen.findByText(W.fr.evaluated)
  page = await page.reload()
  expect(await main().findByText('Pour améliorer le score')).toBeVisible()
  expect(world.evaluations.learner ?? []).toHaveLength(0)
  goOnline()
  await waitFor(() => expect(world.evaluations.learner).toHaveLength(1))
})

test('the allowance is used up: said before, and the answer stays here without credit', async () => {
  world.credits.learner = [Date.now(), Date.now(), Date.now()]
  const page = await openPage(CHOSEN)
  expect(await main().findByText(/Votre forfait n’offre plus d’évaluations jusqu’au/)).toBeVisible()
  await page.close()
  const english = await openPage(CHOSEN, { language: 'en' })
  expect(await main().findByText(/no evaluations left until/)).toBeVisible()
  await submit(english, 'en')
  expect(main().getByText(/^Without credit: .* counts toward your average/)).toBeVisible()
  await speak('fr')
  expect(main().getByText(/^Sans crédit.* compte dans votre moyenne/)).toBeVisible()
  expect(await deviceOf().evaluations.toArray()).toMatchObject([{ credited: false }])
  expect((await deviceOf().outbox.toArray()).filter(({ call }) => call === 'evaluations.submit')).toEqual([])
  expect(world.evaluations.learner ?? []).toHaveLength(0)
  // The answer counts in the average, as the result says.
  expect(await deviceOf().activities.toArray()).toMatchObject([{ type: 'scenario', score: expect.any(Number) }])
})

test.each([
  [0, /3 of 3 evaluations left/, /^Évaluations restantes de votre forfait : 3 sur 3, jusqu’au/],
  [1, /2 of 3 evaluations left/, /^Évaluations restantes de votre forfait : 2 sur 3, jusqu’au/],
  [2, /1 of 3 evaluations left/, /^Évaluations restantes de votre forfait : 1 sur 3, jusqu’au/],
])('after %d evaluations it says how many are left', async (used, english, french) => {
  world.credits.learner = Array.from({ length: used }, () => Date.now())
  await openPage(CHOSEN, { language: 'en' })
  expect(await main().findByText(english)).toBeVisible()
  await speak('fr')
  expect(main().getByText(french)).toBeVisible()
  goOffline()
  await waitFor(() => expect(main().queryByText(french)).toBeNull())
})

test('an answer that came too late for the plan is told once', async () => {
  const { meta } = deviceOf()
  await meta.put({ key: 'planLimit', value: { resetAt: '2026-11-21T05:00:00.000Z' } })
  const page = await openPage('/practice')
  expect(
    await main().findByText(
      /Votre forfait n’offre plus d’évaluations jusqu’au .*Votre dernière réponse et son évaluation restent/,
    ),
  ).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Fermer ce message' }))
  await waitFor(() => expect(main().queryByText(/Votre forfait n’offre plus d’évaluations/)).toBeNull())
  await page.reload()
  await main().findByRole('combobox', { name: W.fr.choose })
  expect(main().queryByText(/Votre forfait n’offre plus d’évaluations/)).toBeNull()
})

test('four ones evaluate, the own one first; the address keeps the choice', async () => {
  const page = await openPage(CHOSEN)
  const names = within(await main().findByRole('group', { name: W.fr.judge })).getAllByRole('button')
  for (const [language, link] of [
    ['fr', /ce qu’ils ne sont pas/],
    ['en', /what they are not/],
  ] as const) {
    await speak(language)
    expect(main().getByRole('group', { name: W[language].judge })).toContainElement(names[0] as HTMLElement)
    expect(names.map((b) => b.textContent)).toEqual([W[language].own, 'ChatGPT', 'Claude', 'Mistral'])
    expect(main().getByText(link).closest('a')).toHaveAttribute('href', '/practice/how-scores-are-made')
  }
  expect(names[0]).toHaveAttribute('aria-pressed', 'true')
  names[2]?.focus()
  const led: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => led.push(to))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((to) => led.push(to))
  await page.user.keyboard('{Enter}')
  expect(led).toEqual([{ top: 0 }, { block: 'nearest' }])
  expect(page.address).toBe(`${CHOSEN}&judge=claude`)
  expect(await main().findByText(/Write your answer first/)).toBeVisible()
  await speak('fr')
  expect(main().getByText(/Écrivez d’abord votre réponse/)).toBeVisible()
})

test('another scenario comes by chance, and the speech test is prefetched', async () => {
  const page = await openPage(CHOSEN)
  await fields(W.fr)
  await page.user.click(main().getByRole('button', { name: W.fr.random }))
  await waitFor(() => expect(page.address).toBe('/practice?scenario=cash-line-remark'))
  let asked = 0
  server.use(
    http.get('*/api/scenarios', () => {
      asked++
      return undefined
    }),
  )
  await page.user.click(main().getByRole('link', { name: W.fr.speech }))
  await waitFor(() => expect(asked).toBe(1))
  expect(page.address).toBe('/speech-test')
})

test('the countdown is off, and takes nothing away at its end', async () => {
  const page = await openPage(CHOSEN)
  const start = await main().findByRole('button', { name: /^Lancer le chronomètre|^Start the clock/ })
  expect(main().queryByRole('timer')).toBeNull()
  await page.user.click(start)
  expect(main().getByRole('timer')).toHaveTextContent('3:30')
  await page.user.click(main().getByRole('button', { name: 'Arrêter' }))
  expect(main().queryByRole('timer')).toBeNull()
})

test('the library is narrowed, in the address', async () => {
  const page = await openPage('/practice?category=empathy')
  const links = (name: string) => within(main().getByRole('navigation', { name })).getAllByRole('link')
  await waitFor(() => expect(links('Tous les scénarios')).toHaveLength(1))
  await page.user.selectOptions(main().getByLabelText('Catégorie'), '')
  expect(links('Tous les scénarios')).toHaveLength(2)
  await speak('en')
  expect(links('All scenarios')).toHaveLength(2)
  expect(main().getByLabelText('Category')).toHaveValue('')
  await page.user.selectOptions(main().getByLabelText('Progress'), 'yes')
  expect(page.address).toBe('/practice?done=yes')
  expect(main().getByText(/^Show all/)).toBeVisible()
  await speak('fr')
  expect(main().getByLabelText('Progression')).toHaveValue('yes')
  await page.user.click(main().getByText(/^Montrer tous/))
  expect(page.address).toBe('/practice')
})

test('a scenario of a practice test names the test, so that it can be left for it', async () => {
  world.scenarios = [...miniScenarios(), fullScenario(5, 'typed')]
  await openPage('/practice', { language: 'en' })
  const library = within(await main().findByRole('navigation', { name: 'All scenarios' }))
  expect(library.getAllByText(/used in Mini-test 1/)).toHaveLength(4)
  expect(library.getAllByRole('link')).toHaveLength(5)
  await speak('fr')
  expect(library.getAllByText(/utilisé dans : Mini-test 1/)).toHaveLength(4)
})

test('a sensitive situation names its help lines before it is begun, and can be skipped', async () => {
  const commentary = { fr: 'Appeler le 9-8-8.', en: 'Call 9-8-8.' }
  world.scenarios = [
    makeScenario({ id: 'calm', title: { fr: 'Calme', en: 'Calm' } }),
    makeScenario({ id: 'hard', title: { fr: 'Difficile', en: 'Hard' }, commentary }),
  ]
  const { user } = await openPage('/practice?scenario=hard', { language: 'en' })
  expect(await main().findByRole('link', { name: '9-8-8' })).toHaveAttribute('href', 'tel:988')
  expect(main().getByRole('link', { name: /APPELLE/ })).toHaveAttribute('href', 'tel:18662773553')
  await speak('fr')
  await user.selectOptions(await main().findByLabelText(W.fr.choose), 'hard')
  await user.click(await main().findByRole('button', { name: 'Passer cette situation' }))
  await waitFor(() => expect(main().getByLabelText(W.fr.choose)).toHaveValue('calm'))
  expect(main().queryByRole('link', { name: '9-8-8' })).toBeNull()
})
