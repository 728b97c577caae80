import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeScenario } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { type CasperRun, finishCasperRun, saveCasperRun } from '#data/typing/casper-typing'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const W = {
  fr: {
    begin: /^Commencer \(3.min.30.s\)$/,
    longer: /^Commencer \(5.min.15.s\)$/,
    extra: '×\u00a01,5',
    done: 'J’ai terminé',
    evaluate: 'Faire évaluer cette réponse',
    again: 'Nouvelle réponse',
    other: 'Un autre scénario',
    words: 'Mots de votre réponse',
    pauses: 'Temps de réflexion',
    back: 'Effacé',
    play: 'Lancer',
    replay: 'Comment vous avez écrit cette réponse',
    nothing: 'Rien n’a été écrit',
    none: 'Aucun scénario disponible.',
  },
  en: {
    begin: /^Start \(3.min.30.s\)$/,
    longer: /^Start \(5.min.15.s\)$/,
    extra: '×\u00a01.5',
    done: 'I have finished',
    evaluate: 'Have this answer evaluated',
    again: 'New answer',
    other: 'Another scenario',
    words: 'Words in your answer',
    pauses: 'Pauses to think',
    back: 'Text deleted',
    play: 'Play',
    replay: 'How you wrote it',
    nothing: 'Nothing was written',
    none: 'No scenarios available.',
  },
} as const
const both = ['en', 'fr'] as const
const open = (language: 'fr' | 'en' = 'fr') => openPage('/typing?view=platform&mode=casper', { language })
// Waits for the field, because the practice screen is loaded only at its first visit.
const answer = (n: 1 | 2) => main().findByRole('textbox', { name: new RegExp(`^${n}\\. `) })
const fact = (name: string) => main().getByText(name).closest('div')?.textContent

/** Sets a field's whole text in one input event, logged at the test's current time. */
async function write(field: HTMLElement, text: string) {
  fireEvent.input(field, { target: { value: text } })
  await act(async () => {})
}

test('a scenario is answered, counted, replayed and handed to the evaluation', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const w = W.fr
  const page = await open()
  expect(await main().findByText(/Samir (manque|misses)/)).toBeVisible()
  expect(main().queryByRole('textbox', { name: /^1\. / })).toBeNull()
  await expectAccessible()
  for (const language of both) {
    await speak(language)
    expect(main().getByText(W[language].begin)).toBeVisible()
  }
  await page.user.click(main().getByText(w.begin))
  const first = await answer(1)
  await waitFor(() => expect(first).toHaveFocus())
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
  await page.user.click(main().getByText(w.done))
  await main().findByText(w.words)
  for (const [language, rate, words, pauses, back] of [
    ['en', /5 per minute/, /5.words/, /1.*0:2[01]/, /1 time.*4 characters/],
    ['fr', /5 par minute/, /5.mots/, /1.*0:2[01]/, /1 fois.*4 caractères/],
  ] as const) {
    await speak(language)
    expect(fact(W[language].words)).toMatch(rate)
    expect(fact(W[language].words)).toMatch(words)
    expect(fact(W[language].pauses)).toMatch(pauses)
    expect(fact(W[language].back)).toMatch(back)
    expect(main().getByLabelText(W[language].replay)).toBeVisible()
    expect(main().getByRole('button', { name: W[language].play })).toBeVisible()
    expect(main().getByText(W[language].evaluate)).toBeVisible()
  }
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
  await page.user.click(main().getByText(w.evaluate))
  await waitFor(() => expect(page.address).toBe('/practice?scenario=late-teammate'))
  expect(await answer(1)).toHaveValue('Je ne sais')
  expect(await answer(2)).toHaveValue('Lui demander')
})

test('an answer under way survives a reload to the letter, and its clock goes on', async () => {
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  const first = await answer(1)
  await page.user.type(first, 'I would')
  // Pasted or dropped text is refused, with a message.
  await page.user.paste('a text learned by heart')
  expect(first).toHaveValue('I would')
  expect(main().getByText(/^Only typing counts/)).toBeVisible()
  await speak('fr')
  expect(main().getByText(/^Seule la frappe au clavier compte/)).toBeVisible()
  await speak('en')
  expect(fireEvent.drop(first)).toBe(false)
  await page.user.type(first, ',')
  expect(main().queryByText(/^Only typing counts/)).toBeNull()
  await page.user.keyboard('{Backspace}')
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
  // Another tab has the lock until it is stolen.
  const request = (name: string, { steal }: { steal?: boolean }, give: () => unknown) =>
    new Promise((done) => (steal || !name.startsWith('situ-casper-')) && done(give()))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const page = await open('en')
  await page.user.click(await main().findByRole('button', { name: W.en.begin }))
  expect(await main().findByText('This answer is open in another tab')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Continue here' }))
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

test('extra time stretches the clock; nothing written is nothing kept', async () => {
  const page = await open()
  for (const language of both) {
    await speak(language)
    await page.user.click(await main().findByRole('button', { name: W[language].extra }))
    expect(await main().findByText(W[language].longer)).toBeVisible()
  }
  await page.user.click(main().getByText(W.fr.longer))
  await answer(1)
  expect(main().getByRole('timer')).toHaveTextContent(/5:1[45]/)
  await page.user.click(main().getByText(W.fr.done))
  for (const language of both) {
    await speak(language)
    expect(await main().findByText(W[language].nothing)).toBeVisible()
  }
  await expectAccessible()
  // The choice of extra time is itself an activity of type `test_date`, which is sent to the other devices.
  expect((await deviceOf().activities.toArray()).filter(({ type }) => type !== 'test_date')).toEqual([])
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

test('without scenarios it says so', async () => {
  server.use(http.get('*/api/scenarios', () => HttpResponse.error()))
  await open()
  for (const language of both) {
    await speak(language)
    expect(await main().findByText(W[language].none)).toBeVisible()
  }
  await expectAccessible()
})

test('a scenario without a title in the language is called untitled, before and after the answer', async () => {
  world.scenarios = [makeScenario({ id: 'bare', title: { fr: '', en: 'Only English' } })]
  const page = await open('fr')
  const title = async () => (await within(main().getByRole('tabpanel')).findByRole('heading', { level: 3 })).textContent
  await main().findByText(W.fr.begin)
  expect(await title()).toBe('Sans titre')
  await page.user.click(main().getByText(W.fr.begin))
  await page.user.type(await answer(1), 'Je lui parle.')
  await page.user.click(main().getByText(W.fr.done))
  await main().findByText(W.fr.words)
  expect(await title()).toBe('Sans titre')
  await speak('en')
  expect(await title()).toBe('Only English')
})
