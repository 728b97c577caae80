import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { makePracticeText, makeTypingSession } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, main, openPage } from '#testing/render'
import { server } from '#testing/server'
import { openTyping, shownText, showsText } from '#testing/typing-page'
import { world } from '#testing/world'

vi.setConfig({ testTimeout: 20_000 })
const both = ['fr', 'en'] as const
const HEART = {
  fr: /^Le cœur est un muscle creux, gros comme un poing/,
  en: /^The heart is a hollow muscle, about the size/,
}
const rows = () => within(main().getByRole('list', { name: /^(Textes|Practice texts)/ })).getAllByRole('button')
const starts = (container: Element, pattern: RegExp) => waitFor(() => expect(shownText(container)).toMatch(pattern))

test.each(both)('the first text is active; the list shows title, difficulty and beginning (%s)', async (language) => {
  const { w, container } = await openTyping('mode=preset', language)
  await starts(container, HEART[language])
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveAttribute('aria-pressed', 'true')
  expect(rows()[1]).toHaveTextContent(language === 'fr' ? 'Intermédiaire' : 'Intermediate')
  expect(main().getByRole('tab', { name: w.tabs.preset })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
})

test('a text that is chosen is in the zone, in the address, and there again after a reload', async () => {
  const opened = await openTyping()
  await starts(opened.container, HEART.fr)
  await opened.user.click(main().getByRole('button', { name: /Parler au patient/ }))
  await starts(opened.container, /^Asseyez-vous/)
  expect(opened.page.address).toContain('text=patient-communication')
  const again = await opened.page.reload()
  await starts(again.container, /^Asseyez-vous/)
  await again.close()
  const later = await openPage('/typing?view=platform')
  await starts(later.container, /^Asseyez-vous/)
})

test.each([
  ['fr', 'POUMONS', 'Anatomie du cœur'],
  ['fr', 'coeur', 'Anatomie du cœur'],
  ['fr', 'parler', 'Parler au patient'],
  ['en', 'sentence', 'Patient Communication'],
] as const)(
  'the search finds titles and texts of the language, whatever case and accents (%s: %s)',
  async (language, words, title) => {
    const { user, w, container } = await openTyping('mode=preset', language)
    await starts(container, HEART[language])
    await user.type(main().getByRole('searchbox', { name: w.search }), words)
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual([title])
  },
)

test.each([
  ['fr', 'Aucun texte trouvé pour «\u00a0zzz\u00a0»'],
  ['en', 'No text found for “zzz”'],
] as const)('nothing found says for what, and can be cleared (%s)', async (language, sentence) => {
  const { user, w, container } = await openTyping('mode=preset', language)
  await starts(container, HEART[language])
  await user.type(main().getByRole('searchbox', { name: w.search }), ' zzz')
  expect(main().getByText(sentence, { normalizer: (text) => text })).toBeVisible()
  await expectAccessible()
  await user.click(main().getByRole('button', { name: w.clear }))
  expect(rows()).toHaveLength(2)
})

test.each(both)('without any text the two default ones can be used (%s)', async (language) => {
  world.texts = []
  const { user, w, container } = await openTyping('mode=preset', language)
  expect(await main().findByText(w.none)).toBeVisible()
  await expectAccessible()
  await user.click(main().getByRole('button', { name: w.defaults }))
  await starts(container, HEART[language])
  expect(rows()).toHaveLength(2)
})

const failing = {
  'the server refuses': () => HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'situ-contract': '1' } }),
  'there is no network': () => HttpResponse.error(),
  'the answer is no JSON': () => new HttpResponse('<p>hello</p>', { headers: { 'situ-contract': '1' } }),
  'the answer is no list': () => HttpResponse.json({ texts: [] }, { headers: { 'situ-contract': '1' } }),
}
test.each(Object.entries(failing))('when %s, two built-in texts stand in, the first active', async (_, answer) => {
  server.use(http.get('*/api/practice-texts', answer))
  const { w, user, container } = await openTyping('mode=preset', 'en')
  expect(await main().findByText(w.failed)).toBeVisible()
  await starts(container, HEART.en)
  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['Heart Anatomy', 'Patient Communication'])
  for (const row of rows()) expect(row).toHaveTextContent('Beginner')
  await expectAccessible()
  server.resetHandlers()
  world.texts = [makePracticeText({ title_en: 'From the server' })]
  await user.click(main().getByRole('button', { name: w.again }))
  expect(await main().findByRole('button', { name: /From the server/ })).toBeVisible()
  expect(main().queryByText(w.failed)).toBeNull()
})

test('the same in French', async () => {
  server.use(http.get('*/api/practice-texts', () => HttpResponse.error()))
  const { w, container } = await openTyping('mode=preset', 'fr')
  expect(await main().findByText(w.failed)).toBeVisible()
  await starts(container, HEART.fr)
  for (const row of rows()) expect(row).toHaveTextContent('Débutant')
  expect(main().getByRole('button', { name: w.again })).toBeVisible()
})

test('a request for the texts is given up after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  server.use(
    http.get('*/api/practice-texts', async () => {
      await delay('infinite')
      return HttpResponse.json([])
    }),
  )
  timeout.mockImplementation((ms) => {
    const controller = new AbortController()
    if (ms === 5000) queueMicrotask(() => controller.abort(new DOMException('', 'TimeoutError')))
    return controller.signal
  })
  const { w } = await openTyping('mode=preset', 'en')
  expect(await main().findByText(w.failed)).toBeVisible()
})

test('texts that came once are there with no network, and nothing is said', async () => {
  const opened = await openTyping('mode=preset', 'en')
  await starts(opened.container, HEART.en)
  act(() => goOffline())
  const again = await opened.page.reload()
  await starts(again.container, HEART.en)
  expect(main().queryByText(opened.w.failed)).toBeNull()
})

test.each(both)(
  'one’s own text is typed as it stands, kept as a draft, and cannot be started blank (%s)',
  async (language) => {
    const opened = await openTyping('mode=custom', language)
    const { user, w } = opened
    const box = () => main().findByRole('textbox', { name: language === 'fr' ? 'Votre texte' : 'Your text' })
    await box()
    expect(main().queryByRole('button', { name: w.start })).toBeNull()
    await expectAccessible()
    await user.type(await box(), '   ')
    expect(main().queryByRole('button', { name: w.start })).toBeNull()
    await user.clear(await box())
    await user.type(await box(), 'Deux  mots,{Enter}puis «\u00a0fin\u00a0»')
    await showsText(opened.container, 'Deux  mots,↵puis «\u00a0fin\u00a0»')
    await waitFor(async () => expect(await deviceOf().drafts.count()).toBe(1))
    const again = await opened.page.reload()
    await showsText(again.container, 'Deux  mots,↵puis «\u00a0fin\u00a0»')
    expect(main().getByRole('button', { name: w.start })).toBeEnabled()
    await again.user.click(main().getByRole('button', { name: /Effacer le texte|Clear the text/ }))
    await waitFor(() => expect(main().queryByRole('button', { name: w.start })).toBeNull())
  },
)

test.each(both)(
  'random words: 25 common ones to begin with, or 10, 50, 100, or medical ones (%s)',
  async (language) => {
    const { user, w, container } = await openTyping('mode=random', language)
    const words = () => shownText(container).split(' ')
    await waitFor(() => expect(words()).toHaveLength(25))
    expect(words().every((word) => world.typingWords.common[language].includes(word))).toBe(true)
    await expectAccessible()
    for (const count of [10, 50, 100]) {
      await user.click(main().getByRole('button', { name: String(count) }))
      await waitFor(() => expect(words()).toHaveLength(count))
    }
    await user.click(main().getByRole('button', { name: language === 'fr' ? 'Médicaux' : 'Medical (in French)' }))
    await waitFor(() => expect(words().every((word) => world.typingWords.medical.fr.includes(word))).toBe(true))
    expect(container.querySelector('.window')).toHaveAttribute('lang', 'fr')
    const before = shownText(container)
    await user.click(main().getByRole('button', { name: w.newText }))
    await waitFor(() => expect(shownText(container)).not.toBe(before))
  },
)

test.each(both)('timed: 60 s to begin with, a thousand words, the time on the clock (%s)', async (language) => {
  const { user, container } = await openTyping('mode=random', language)
  await user.click(await main().findByRole('button', { name: language === 'fr' ? 'Au temps' : 'By time' }))
  await waitFor(() => expect(shownText(container).split(' ')).toHaveLength(1000))
  expect(main().getByRole('timer')).toHaveTextContent('1:00')
  for (const [seconds, shown] of [
    ['15', '0:15'],
    ['30', '0:30'],
    ['120', '2:00'],
    ['300', '5:00'],
  ] as const) {
    await user.click(main().getByRole('button', { name: new RegExp(`^${seconds}\\ss$`) }))
    await waitFor(() => expect(main().getByRole('timer')).toHaveTextContent(shown))
  }
})

test('the time ends a timed run, which is of its own kind', async () => {
  const { user, type } = await openTyping('mode=random', 'en')
  await user.click(await main().findByRole('button', { name: 'By time' }))
  await user.click(await main().findByRole('button', { name: /^15\ss$/ }))
  await waitFor(() => expect(main().getByRole('timer')).toHaveTextContent('0:15'))
  const real = performance.now.bind(performance)
  let later = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real() + later)
  await type('a')
  later = 15_000
  await waitFor(async () =>
    expect(await deviceOf().typingHistory.toArray()).toMatchObject([
      { textType: 'random-common-15-seconds', timeElapsed: 15 },
    ]),
  )
})

test('without the words the random mode says so and asks again', async () => {
  server.use(http.get('*/api/typing-words', () => HttpResponse.error()))
  const { user, w, container } = await openTyping('mode=random', 'en')
  expect(await main().findByText('The words have not come yet')).toBeVisible()
  await expectAccessible()
  server.resetHandlers()
  await user.click(main().getByRole('button', { name: w.again }))
  await waitFor(() => expect(shownText(container).split(' ')).toHaveLength(25))
})

test.each(both)(
  'the history shows the last five of twenty and averages ten; totals and bests come with it (%s)',
  async (language) => {
    world.typing.learner = Array.from({ length: 22 }, (_, i) =>
      makeTypingSession({
        id: `s${i}`,
        wpm: 30 + i,
        time_elapsed: 61,
        text_title: `Texte ${i}`,
        created_at: new Date(Date.now() - (30 - i) * 60_000).toISOString(),
      }),
    )
    const { w, container } = await openTyping('mode=preset', language)
    await starts(container, HEART[language])
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Texte 21.*51\sM|Texte 21.*51\sW/)
    // Of 51, 50 … 42.
    expect(main().getByText(/^(Moyenne des 10 derniers essais|Average of the last 10 runs)/)).toHaveTextContent(
      /47\s(MPM|WPM)/,
    )
    const value = (name: string) => main().getAllByText(name)[0]?.closest('div')?.querySelector('dd')?.textContent
    expect(value(w.best)).toMatch(/^51/)
    expect(value(w.total)).toBe('20:20')
    await expectAccessible()
  },
)

test('a history that cannot be loaded is no trouble', async () => {
  server.use(http.get('*/api/typing-sessions*', () => HttpResponse.error()))
  const { container } = await openTyping('mode=preset', 'en')
  await starts(container, HEART.en)
  expect(main().getByText('No run yet')).toBeVisible()
})
