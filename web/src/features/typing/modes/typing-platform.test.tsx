import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { makePracticeText, makeTypingSession } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { openTyping, shownText, showsText, TYPING_WORDS } from '#testing/pages/typing-page'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const both = ['en', 'fr'] as const
const HEART = {
  fr: /^Le cœur est un muscle creux, gros comme un poing/,
  en: /^The heart is a hollow muscle, about the size/,
}
const TITLE = { fr: 'Parler au patient', en: 'Patient Communication' }
const rows = () => within(main().getByRole('list', { name: /^(Textes|Practice texts)/ })).getAllByRole('button')
const starts = (container: Element, pattern: RegExp) => waitFor(() => expect(shownText(container)).toMatch(pattern))

test('the first text is active; the search finds titles and texts of the language, whatever case and accents', async () => {
  const { user, container } = await openTyping('mode=preset')
  const box = () => main().getByRole('searchbox')
  for (const [language, level, nothing, ...searches] of [
    ['en', 'Intermediate', 'No text found for “zzz”', ['sentence', 'Patient Communication']],
    [
      'fr',
      'Intermédiaire',
      'Aucun texte trouvé pour «\u00a0zzz\u00a0»',
      ['POUMONS', 'Anatomie du cœur'],
      ['coeur', 'Anatomie du cœur'],
      ['parler', 'Parler au patient'],
    ],
  ] as const) {
    await speak(language)
    const w = TYPING_WORDS[language]
    await starts(container, HEART[language])
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveAttribute('aria-pressed', 'true')
    // The accessible name of a row is its title, without the text itself.
    expect(rows()[1]).toHaveTextContent(TITLE[language])
    expect(rows()[1]).toHaveAccessibleName(TITLE[language])
    expect(rows()[1]).toHaveAccessibleDescription(level)
    expect(main().getByRole('tab', { selected: true })).toHaveAccessibleName(w.tabs.preset)
    if (language === 'fr') await expectAccessible()
    expect(box()).toHaveAccessibleName(w.search)
    for (const [words, title] of searches) {
      await user.type(box(), words)
      expect(
        rows().map((row) => row.querySelector('b')?.textContent),
        words,
      ).toEqual([title])
      await user.clear(box())
    }
    await user.type(box(), ' zzz')
    expect(main().getByText(nothing, { normalizer: (text) => text })).toBeVisible()
    if (language === 'fr') await expectAccessible()
    await user.click(main().getByText(w.clear))
    expect(rows()).toHaveLength(2)
  }
})

test('a text that is chosen is in the zone, in the address, and there again after a reload with no network', async () => {
  const opened = await openTyping()
  await starts(opened.container, HEART.fr)
  await opened.user.click(main().getByRole('button', { name: /Parler au patient/ }))
  await starts(opened.container, /^Asseyez-vous/)
  expect(opened.page.address).toContain('text=patient-communication')
  act(() => goOffline())
  const again = await opened.page.reload()
  await starts(again.container, /^Asseyez-vous/)
  expect(main().queryByText(opened.w.failed)).toBeNull()
  await again.close()
  const later = await openPage('/typing?view=platform')
  await starts(later.container, /^Asseyez-vous/)
})

test('without any text the two default ones can be used', async () => {
  world.texts = []
  const { user, container } = await openTyping('mode=preset')
  for (const language of both) {
    await speak(language)
    expect(await main().findByText(TYPING_WORDS[language].none)).toBeVisible()
    expect(main().getByText(TYPING_WORDS[language].defaults)).toBeVisible()
  }
  await expectAccessible()
  await user.click(main().getByText(TYPING_WORDS.fr.defaults))
  for (const language of both) {
    await speak(language)
    await starts(container, HEART[language])
    expect(rows()).toHaveLength(2)
  }
})

const failing = {
  'there is no network': () => HttpResponse.error(),
  'the answer is no JSON': () => new HttpResponse('<p>hello</p>', { headers: { 'situ-contract': '1' } }),
  'the answer is no list': () => HttpResponse.json({ texts: [] }, { headers: { 'situ-contract': '1' } }),
}
test.each(Object.entries(failing))('when %s, the built-in texts stand in', async (_, answer) => {
  server.use(http.get('*/api/practice-texts', answer))
  const { w, container } = await openTyping('mode=preset', 'en')
  expect(await main().findByText(w.failed)).toBeVisible()
  await starts(container, HEART.en)
})

test('when the server refuses, two built-in texts stand in, the first active, until it is asked again', async () => {
  server.use(
    http.get('*/api/practice-texts', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'situ-contract': '1' } }),
    ),
  )
  const { user, container } = await openTyping('mode=preset')
  for (const [language, level, ...titles] of [
    ['fr', 'Débutant'],
    ['en', 'Beginner', 'Heart Anatomy', 'Patient Communication'],
  ] as const) {
    await speak(language)
    const w = TYPING_WORDS[language]
    expect(await main().findByText(w.failed)).toBeVisible()
    expect(main().getByText(w.again)).toBeVisible()
    await starts(container, HEART[language])
    if (language === 'en') expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(titles)
    for (const row of rows()) expect(row).toHaveAccessibleDescription(level)
  }
  await expectAccessible()
  server.resetHandlers()
  world.texts = [makePracticeText({ title_en: 'From the server' })]
  await user.click(main().getByText(TYPING_WORDS.en.again))
  expect(await main().findByRole('button', { name: /From the server/ })).toBeVisible()
  expect(main().queryByText(TYPING_WORDS.en.failed)).toBeNull()
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

test('one’s own text is typed as it stands, kept as a draft, and cannot be started blank', async () => {
  const opened = await openTyping('mode=custom')
  const { user } = opened
  const box = await main().findByLabelText('Votre texte')
  await expectAccessible()
  for (const language of both) {
    await speak(language)
    expect(box).toHaveAccessibleName(language === 'fr' ? 'Votre texte' : 'Your text')
    expect(main().queryByText(TYPING_WORDS[language].start)).toBeNull()
  }
  await user.type(box, '   ')
  expect(main().queryByText(TYPING_WORDS.fr.start)).toBeNull()
  await user.clear(box)
  await user.type(box, 'Deux  mots,{Enter}puis «\u00a0fin\u00a0»')
  await showsText(opened.container, 'Deux  mots,↵puis «\u00a0fin\u00a0»')
  await waitFor(async () => expect(await deviceOf().drafts.count()).toBe(1))
  const again = await opened.page.reload()
  await showsText(again.container, 'Deux  mots,↵puis «\u00a0fin\u00a0»')
  for (const language of both) {
    await speak(language)
    expect(main().getByText(TYPING_WORDS[language].start)).toBeEnabled()
    expect(main().getByText(language === 'fr' ? 'Effacer le texte' : 'Clear the text')).toBeVisible()
  }
  await again.user.click(main().getByText('Effacer le texte'))
  await waitFor(() => expect(main().queryByText(TYPING_WORDS.fr.start)).toBeNull())
})

test('random words: 25 common ones to begin with, or 10, 50, 100, or medical ones', async () => {
  const { user, w, container } = await openTyping('mode=random')
  const words = () => shownText(container).split(' ')
  for (const language of both) {
    await speak(language)
    await waitFor(() => expect(words().every((word) => world.typingWords.common[language].includes(word))).toBe(true))
    expect(words()).toHaveLength(25)
  }
  await expectAccessible()
  for (const count of [10, 50, 100]) {
    await user.click(main().getByText(String(count)))
    await waitFor(() => expect(words()).toHaveLength(count))
  }
  await speak('en')
  expect(main().getByText('Medical (in French)')).toBeVisible()
  await speak('fr')
  expect(main().getByText('Selon le temps')).toBeVisible()
  await user.click(main().getByText('10'))
  await user.click(main().getByText('Médicaux'))
  await waitFor(() => expect(words().every((word) => world.typingWords.medical.fr.includes(word))).toBe(true))
  expect(container.querySelector('.window')).toHaveAttribute('lang', 'fr')
  await speak('en')
  expect(container.querySelector('.window')).toHaveAttribute('lang', 'fr')
  await speak('fr')
  const before = shownText(container)
  await user.click(main().getByText(w.newText))
  await waitFor(() => expect(shownText(container)).not.toBe(before))
})

test('timed: 60 s to begin with, a thousand words, the time on the clock; it ends the run, which is of its own kind', async () => {
  const { user, type, container } = await openTyping('mode=random', 'en')
  await user.click(await main().findByText('By time'))
  await waitFor(() => expect(shownText(container).split(' ')).toHaveLength(1000))
  expect(main().getByRole('timer')).toHaveTextContent('1:00')
  const choices = [...main().getByRole('group', { name: 'Seconds' }).querySelectorAll('button')]
  expect(choices.map((one) => one.textContent?.replace(/\s/, ' '))).toEqual(['15 s', '30 s', '60 s', '120 s', '300 s'])
  for (const [which, shown] of [
    [4, '5:00'],
    [0, '0:15'],
  ] as const) {
    await user.click(choices[which] as HTMLElement)
    await waitFor(() => expect(main().getByRole('timer')).toHaveTextContent(shown))
  }
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

test('without the words the random mode says so and asks again; without a history there is none', async () => {
  server.use(
    http.get('*/api/typing-words', () => HttpResponse.error()),
    http.get('*/api/typing-sessions*', () => HttpResponse.error()),
  )
  const { user, w, container } = await openTyping('mode=random', 'en')
  expect(await main().findByText('The word list has not loaded yet')).toBeVisible()
  await expectAccessible()
  server.resetHandlers()
  server.use(http.get('*/api/typing-sessions*', () => HttpResponse.error()))
  await user.click(main().getByText(w.again))
  await waitFor(() => expect(shownText(container).split(' ')).toHaveLength(25))
  expect(main().getByText('No sessions yet')).toBeVisible()
})

test('the history shows the last five of twenty and averages ten; totals and bests come with it', async () => {
  world.typing.learner = Array.from({ length: 22 }, (_, i) =>
    makeTypingSession({
      id: `s${i}`,
      wpm: 30 + i,
      time_elapsed: 61,
      text_title: `Texte ${i}`,
      created_at: new Date(Date.now() - (30 - i) * 60_000).toISOString(),
    }),
  )
  await openTyping('mode=preset')
  const table = await screen.findByRole('table')
  for (const [language, row, average, mean] of [
    ['en', /Texte 21.*51\sW/, /^Average of the last 10 sessions/, /47\sWPM/],
    ['fr', /Texte 21.*51\sM/, /^Moyenne des 10 derniers essais/, /47\sMPM/],
  ] as const) {
    await speak(language)
    const rowsOfTable = table.querySelectorAll('tr')
    expect(rowsOfTable).toHaveLength(6)
    expect(rowsOfTable[1]).toHaveTextContent(row)
    // The average of the ten newest runs: 51, 50 … 42.
    expect(main().getByText(average)).toHaveTextContent(mean)
    const value = (name: string) => main().getAllByText(name)[0]?.closest('div')?.querySelector('dd')?.textContent
    await waitFor(() => expect(value(TYPING_WORDS[language].best)).toMatch(/^51/))
    // The total time comes with the log of activities, which is fetched after the sessions.
    await waitFor(() => expect(value(TYPING_WORDS[language].total)).toBe('22:22'))
  }
  await expectAccessible()
})
