import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'
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
    judge: 'Qui évalue',
    own: 'IA Situ',
    random: 'Nouveau scénario',
    untitled: 'Sans titre',
    begun: 'Réponses commencées',
    voice: 'De vive voix',
    said: 'Ce que vous avez dit',
    speech: 'Test de la parole',
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
    judge: 'Who evaluates',
    own: 'Situ AI',
    random: 'New scenario',
    untitled: 'Untitled',
    begun: 'Answers you have begun',
    voice: 'By voice',
    said: 'What you said',
    speech: 'Speech test',
  },
} as const
const both = ['fr', 'en'] as const
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

test.each(both)('a scenario is chosen, read and answered by text (%s)', async (language) => {
  const w = W[language]
  const page = await openPage('/practice', { language })
  const select = await main().findByRole('combobox', { name: w.choose })
  expect(select).toHaveValue('')
  await page.user.selectOptions(select, w.title)
  expect(page.address).toBe(CHOSEN)
  expect(main().getByText(/Samir (manque|misses)/)).toBeVisible()
  const button = await main().findByRole('button', { name: w.submit })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/Écrivez une réponse|Write an answer/)
  await expectAccessible()
  await submit(page, language)
  expect(page.address).toMatch(/result=/)
  await waitFor(() => expect(world.evaluations.learner).toHaveLength(1))
  expect(world.evaluations.learner?.[0]).toMatchObject({
    scenarioId: 'late-teammate',
    response: FAIR_ANSWERS[language].join('\n\n'),
    responseType: 'text',
  })
  await waitFor(() => expect(world.logs.learner?.[0]?.activity).toMatchObject({ type: 'scenario', completed: true }))
  page.router.history.back()
  expect((await fields(w)).map((field) => (field as HTMLTextAreaElement).value)).toEqual(['', ''])
})

test.each(both)(
  'only scenarios with content in the language are listed, without a title as %s says',
  async (language) => {
    const w = W[language]
    const there = { fr: '', en: '', [language]: 'Il y a.' }
    const away = { fr: 'Il y a.', en: 'There is.', [language]: ' ' }
    world.scenarios = [
      makeScenario({ id: 'here', content: there, title: { fr: '', en: '' } }),
      makeScenario({ id: 'away', content: away, order: 2 }),
    ]
    await openPage('/practice', { language })
    const select = await main().findByRole('combobox', { name: w.choose })
    expect(
      within(select)
        .getAllByRole('option')
        .map((o) => o.textContent)
        .slice(1),
    ).toEqual([w.untitled])
  },
)

test.each(both)('without scenarios, or without an answer, it says so and can be asked again (%s)', async (language) => {
  const w = W[language]
  server.use(http.get('*/api/scenarios', () => HttpResponse.error()))
  const page = await openPage('/practice', { language })
  expect(await main().findByText(w.empty)).toBeVisible()
  server.resetHandlers()
  await page.user.click(main().getByRole('button', { name: w.reload }))
  expect(await main().findByRole('combobox', { name: w.choose })).toBeVisible()
})

test.each(both)(
  'a draft survives a reload and a change of language, which resets the choice (%s)',
  async (language) => {
    const w = W[language]
    const other = language === 'fr' ? 'en' : 'fr'
    let page = await openPage(CHOSEN, { language })
    const [first] = await fields(w)
    await page.user.type(first as HTMLElement, 'Samir')
    page = await page.reload()
    expect((await fields(w))[0]).toHaveValue('Samir')
    await page.user.click(
      screen.getAllByRole('button', { name: other === 'fr' ? 'FR, Français' : 'EN, English' })[0] as HTMLElement,
    )
    await waitFor(() => expect(main().getByRole('combobox', { name: W[other].choose })).toHaveValue(''))
    expect(page.address).toBe('/practice')
    expect(await main().findByText(new RegExp(W[other].begun))).toBeVisible()
    await page.user.click(main().getByRole('button', { name: W[other].title }))
    expect((await fields(W[other]))[0]).toHaveValue('Samir')
  },
)

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
  expect(await main().findByText('Pour améliorer la note')).toBeVisible()
  expect(world.evaluations.learner ?? []).toHaveLength(0)
  goOnline()
  await waitFor(() => expect(world.evaluations.learner).toHaveLength(1), { timeout: 4000 })
})

test.each(both)(
  'the allowance is used up: said before, and the answer stays here without credit (%s)',
  async (language) => {
    world.credits.learner = [Date.now(), Date.now(), Date.now()]
    const page = await openPage(CHOSEN, { language })
    expect(await main().findByText(/sont épuisées jusqu’au|are used up until/)).toBeVisible()
    await submit(page, language)
    expect(main().getByText(/^Sans crédit|^Without credit/)).toBeVisible()
    expect(await deviceOf().evaluations.toArray()).toMatchObject([{ credited: false }])
    expect((await deviceOf().outbox.toArray()).filter(({ call }) => call === 'evaluations.submit')).toEqual([])
    expect(world.evaluations.learner ?? []).toHaveLength(0)
  },
)

test('an answer that came too late for the plan is told once', async () => {
  const { meta } = deviceOf()
  await meta.put({ key: 'planLimit', value: { resetAt: '2026-11-21T05:00:00.000Z' } })
  const page = await openPage('/practice')
  expect(await main().findByText(/épuisées jusqu’au .*Votre dernière réponse reste/)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Fermer ce message' }))
  await waitFor(() => expect(main().queryByText(/épuisées/)).toBeNull())
  await page.reload()
  await main().findByRole('combobox', { name: W.fr.choose })
  expect(main().queryByText(/épuisées/)).toBeNull()
})

test.each(both)('four ones evaluate, the own one first; the address keeps the choice (%s)', async (language) => {
  const w = W[language]
  const page = await openPage(CHOSEN, { language })
  const group = await main().findByRole('group', { name: w.judge })
  const names = within(group).getAllByRole('button')
  expect(names.map((b) => b.textContent)).toEqual([w.own, 'ChatGPT', 'Claude', 'Mistral'])
  expect(names[0]).toHaveAttribute('aria-pressed', 'true')
  expect(main().getByRole('link', { name: /ce qu’elles ne sont pas|what they are not/ })).toHaveAttribute(
    'href',
    '/practice/how-scores-are-made',
  )
  names[2]?.focus()
  await page.user.keyboard('{Enter}')
  expect(page.address).toBe(`${CHOSEN}&judge=claude`)
  expect(await main().findByText(/Écrivez d’abord votre réponse|Write your answer first/)).toBeVisible()
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
  const start = await main().findByRole('button', { name: /compte à rebours|countdown/ })
  expect(main().queryByRole('timer')).toBeNull()
  await page.user.click(start)
  expect(main().getByRole('timer')).toHaveTextContent('3:30')
  await page.user.click(main().getByRole('button', { name: 'Arrêter' }))
  expect(main().queryByRole('timer')).toBeNull()
})

test.each(both)('the library is narrowed, in the address (%s)', async (language) => {
  const page = await openPage('/practice?category=empathy', { language })
  const list = () => main().getByRole('navigation', { name: /Tous les scénarios|All scenarios/ })
  await waitFor(() => expect(within(list()).getAllByRole('link')).toHaveLength(1))
  await page.user.selectOptions(main().getByRole('combobox', { name: /Catégorie|Category/ }), '')
  expect(within(list()).getAllByRole('link')).toHaveLength(2)
  await page.user.selectOptions(main().getByRole('combobox', { name: /Avancement|Progress/ }), 'yes')
  expect(page.address).toBe('/practice?done=yes')
  await page.user.click(main().getByRole('button', { name: /Montrer tous|Show all/ }))
  expect(page.address).toBe('/practice')
})
