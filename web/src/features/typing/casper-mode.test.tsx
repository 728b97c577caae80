import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { type CasperRun, finishCasperRun, saveCasperRun } from '#data/casper-typing'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

vi.setConfig({ testTimeout: 20_000 })
const W = {
  fr: {
    begin: /^Voir les questions et lancer le chronomètre \(3:30\)$/,
    longer: /lancer le chronomètre \(5:15\)$/,
    extra: '×\u00a01,5',
    done: 'J’ai terminé',
    evaluate: 'Faire évaluer cette réponse',
    again: 'Nouvelle réponse',
    other: 'Un autre scénario',
    words: 'Mots de raisonnement',
    pauses: 'Temps de réflexion',
    back: 'Effacé',
    play: 'Lire',
    pause: 'Pause',
    replay: 'Comment la réponse s’est écrite',
    nothing: 'Rien n’a été écrit',
    none: 'Aucun scénario disponible.',
  },
  en: {
    begin: /^Show the questions, start 3:30$/,
    longer: /start 5:15$/,
    extra: '×\u00a01.5',
    done: 'I have finished',
    evaluate: 'Have this answer evaluated',
    again: 'New answer',
    other: 'Another scenario',
    words: 'Words of reasoning',
    pauses: 'Pauses to think',
    back: 'Taken back',
    play: 'Play',
    pause: 'Pause',
    replay: 'How it came to be',
    nothing: 'Nothing was written',
    none: 'No scenarios available.',
  },
} as const
const both = ['fr', 'en'] as const
const open = (language: 'fr' | 'en') => openPage('/typing?view=platform&mode=casper', { language })
// The practice is loaded when it is first gone to.
const answer = (n: 1 | 2) => main().findByRole('textbox', { name: new RegExp(`^${n}\\. `) }, { timeout: 5000 })
const fact = (name: string) => main().getByText(name).closest('div')?.textContent

/** Two hundred words would be many: what counts is when each came. */
async function write(field: HTMLElement, text: string) {
  fireEvent.input(field, { target: { value: text } })
  await act(async () => {})
}

test.each(both)('a scenario is answered, counted, replayed and handed to the evaluation (%s)', async (language) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const w = W[language]
  const page = await open(language)
  expect(await main().findByText(/Samir (manque|misses)/)).toBeVisible()
  expect(main().queryByRole('textbox', { name: /^1\. / })).toBeNull()
  await expectAccessible()
  await page.user.click(main().getByRole('button', { name: w.begin }))
  const first = await answer(1)
  expect(first).toHaveFocus()
  expect(main().getByRole('timer')).toHaveTextContent('3:30')
  await expectAccessible()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await write(first, 'Je')
  await write(first, 'Je ne')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await write(first, 'Je ne sais pas')
  await write(first, 'Je ne sais')
  await write(await answer(2), 'Lui demander')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await page.user.click(main().getByRole('button', { name: w.done }))
  await main().findByText(w.words)
  expect(fact(w.words)).toMatch(/5 (par minute|per minute)/)
  expect(fact(w.words)).toMatch(/5.(mots|words)/)
  expect(fact(w.pauses)).toMatch(/1.*0:2[01]/)
  expect(fact(w.back)).toMatch(/1 (fois|time).*4 (caractères|characters)/)
  await expectAccessible()

  const slider = main().getByRole('slider', { name: w.replay })
  expect(main().getByText('Je ne sais')).toBeVisible()
  fireEvent.change(slider, { target: { value: '12000' } })
  expect(main().getByText('Je ne')).toBeVisible()
  expect(main().queryByText('Lui demander')).toBeNull()
  await page.user.click(main().getByRole('button', { name: w.play }))
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(main().getByText('Lui demander')).toBeVisible()
  expect(main().getByRole('button', { name: w.play })).toBeVisible()

  await waitFor(() =>
    expect(world.logs.learner?.map(({ activity: { type, score } }) => [type, score])).toEqual([['typing', null]]),
  )
  expect(world.typing.learner ?? []).toEqual([])
  await page.user.click(main().getByRole('button', { name: w.evaluate }))
  await waitFor(() => expect(page.address).toBe('/practice?scenario=late-teammate'))
  expect(await answer(1)).toHaveValue('Je ne sais')
  expect(await answer(2)).toHaveValue('Lui demander')
})

test.each(both)('what is pasted or dropped is refused, and says so (%s)', async (language) => {
  const page = await open(language)
  await page.user.click(await main().findByRole('button', { name: W[language].begin }))
  const first = await answer(1)
  await write(first, 'Je')
  await page.user.click(first)
  await page.user.paste('un texte appris par cœur')
  expect(first).toHaveValue('Je')
  expect(main().getByText(/^(Seule la frappe compte|Only typing counts)/)).toBeVisible()
  expect(fireEvent.drop(first)).toBe(false)
  await write(first, 'Je ne')
  expect(main().queryByText(/^(Seule la frappe compte|Only typing counts)/)).toBeNull()
})

test('an answer under way survives a reload to the letter, and its clock goes on', async () => {
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  await page.user.type(await answer(1), 'I would')
  const again = await page.reload()
  expect(await answer(1)).toHaveValue('I would')
  await again.user.type(await answer(1), ' ask.')
  await again.user.click(main().getByRole('button', { name: W.en.done }))
  expect(await main().findByText('I would ask.')).toBeVisible()
  const later = await again.reload()
  expect(await main().findByText('I would ask.')).toBeVisible()
  await later.user.click(main().getByRole('button', { name: W.en.again }))
  expect(await main().findByRole('button', { name: W.en.begin })).toBeVisible()
})

test('an answer is written in one tab at a time, and another tab can take it over', async () => {
  // Another tab holds the lock until it is taken from it.
  const request = (name: string, { steal }: { steal?: boolean }, give: () => unknown) =>
    new Promise((done) => (steal || !name.startsWith('situ-casper-')) && done(give()))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  expect(await main().findByText('This answer is open in another tab')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Go on here' }))
  expect(await answer(1)).toBeVisible()
  Reflect.deleteProperty(navigator, 'locks')
})

test('an answer that another tab has ended stays as it was ended', async () => {
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  await page.user.type(await answer(1), 'Two words')
  const run = (await deviceOf().drafts.get('typing/casper'))?.value as CasperRun
  const ended = { ...run, durationMs: 60_000 }
  await saveCasperRun(deviceOf(), ended)
  await finishCasperRun(deviceOf(), { ...run, log: [] }, { title: { fr: 'Titre', en: 'Title' } }, 90_000)
  expect((await deviceOf().drafts.get('typing/casper'))?.value).toEqual(ended)
})

test('at zero the answers are taken as they are; a clock that ran out while away is over', async () => {
  await deviceOf().drafts.put({
    key: 'typing/casper',
    writtenAt: 0,
    value: {
      id: 'run-1',
      scenarioId: 'late-teammate',
      startedAt: Date.now() - 300_000,
      lengthMs: 210_000,
      log: [{ at: 1000, from: 0, removed: 0, inserted: 'Two words' }],
    },
  })
  await open('en')
  await main().findByText(W.en.words)
  expect(fact(W.en.words)).toMatch(/1 per minute2 words · 3:30/)
  await waitFor(async () => expect(await deviceOf().activities.count()).toBe(1))
  expect((await deviceOf().activities.toArray())[0]).toMatchObject({ id: 'run-1:act', timeSpent: 210, score: null })
})

test('in the last minute the clock warns and says so once', async () => {
  await deviceOf().drafts.put({
    key: 'typing/casper',
    writtenAt: 0,
    value: { id: 'run-1', scenarioId: 'late-teammate', startedAt: Date.now() - 151_000, lengthMs: 210_000, log: [] },
  })
  await open('fr')
  await answer(1)
  expect(main().getByRole('timer')).toHaveAttribute('data-state', 'warning')
  expect(main().getByText('Moins d’une minute.')).toBeInTheDocument()
})

test.each(both)('extra time stretches the clock (%s)', async (language) => {
  const page = await open(language)
  await page.user.click(await main().findByRole('button', { name: W[language].extra }))
  await page.user.click(await main().findByRole('button', { name: W[language].longer }))
  await answer(1)
  expect(main().getByRole('timer')).toHaveTextContent(/5:1[45]/)
})

test.each(both)('nothing written is nothing kept (%s)', async (language) => {
  const page = await open(language)
  await page.user.click(await main().findByRole('button', { name: W[language].begin }))
  await answer(1)
  await page.user.click(main().getByRole('button', { name: W[language].done }))
  expect(await main().findByText(W[language].nothing)).toBeVisible()
  await expectAccessible()
  expect(await deviceOf().activities.count()).toBe(0)
})

test('what stands in the draft of the practice is kept, the answer goes below it', async () => {
  await deviceOf().drafts.put({
    key: 'practice/late-teammate',
    writtenAt: 1,
    value: { answers: ['Earlier.', ''], spoken: '', responseType: 'text', seconds: 10 },
  })
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  await page.user.type(await answer(1), 'Later.')
  await page.user.click(main().getByRole('button', { name: W.en.done }))
  await page.user.click(await main().findByRole('button', { name: W.en.evaluate }))
  await waitFor(() => expect(page.address).toContain('/practice'))
  expect(await answer(1)).toHaveValue('Earlier.\n\nLater.')
})

test('only typed scenarios are offered, another one on demand', async () => {
  world.scenarios = [
    ...world.scenarios,
    makeScenario({
      id: 'third',
      order: 5,
      title: { fr: 'Le troisième', en: 'The third' },
      content: { fr: 'Texte', en: 'Something else.' },
    }),
  ]
  const page = await open('en')
  const title = () => within(main().getByRole('tabpanel')).getByRole('heading', { level: 3 }).textContent
  await screen.findByText('The late teammate')
  await page.user.click(main().getByRole('button', { name: W.en.other }))
  await waitFor(() => expect(title()).toBe('The third'))
  expect(page.address).toContain('scenario=third')
})

test.each(both)('without scenarios it says so (%s)', async (language) => {
  server.use(http.get('*/api/scenarios', () => HttpResponse.error()))
  await open(language)
  expect(await main().findByText(W[language].none)).toBeVisible()
  await expectAccessible()
})
