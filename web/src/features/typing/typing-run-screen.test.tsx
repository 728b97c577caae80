import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { openTyping, shownLetters, showsText, TYPING_WORDS } from '#testing/pages/typing-page'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const both = ['en', 'fr'] as const

/** Two short texts, so that a run can be typed to its end. */
function shortTexts() {
  world.texts = [
    {
      ...world.texts[0],
      id: 'one',
      title_fr: 'Le cœur',
      title_en: 'The heart',
      text_fr: 'Le cœur bat.',
      text_en: 'It beats on.',
    },
    {
      ...world.texts[0],
      id: 'two',
      title_fr: 'Le poumon',
      title_en: 'The lung',
      text_fr: 'On respire.',
      text_en: 'We breathe.',
    },
  ] as typeof world.texts
}
const BODY = { fr: 'Le cœur bat.', en: 'It beats on.' }
const figure = (name: string) => main().getAllByText(name)[0]?.closest('div')?.querySelector('dd')?.textContent ?? ''
const report = (w: { result: string }) => within(main().getByRole('region', { name: w.result }))

const states = (container: Element, count: number) =>
  shownLetters(container)
    .slice(0, count)
    .map(({ state }) => state)

test('a text typed to its end is shown, counted, saved and on the server once', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  shortTexts()
  const { w, user, type, container } = await openTyping('mode=preset')
  for (const language of both) {
    await speak(language)
    await showsText(container, BODY[language])
    expect(figure(TYPING_WORDS[language].speed)).toContain(TYPING_WORDS[language].unit)
    expect(figure(TYPING_WORDS[language].total)).toBe('0:00')
  }
  await expectAccessible()
  await type(BODY.fr)
  expect(shownLetters(container).every(({ state }) => state === 'ok')).toBe(true)
  expect(report(w).getByText('Le cœur')).toBeVisible()
  // The report is below the text: it comes into view.
  expect(scrolled.mock.contexts).toContain(document.activeElement)
  expect(await report(w).findByText(w.saved)).toBeVisible()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
  expect(world.typing.learner?.[0]).toMatchObject({
    accuracy: 100,
    errors: 0,
    characters_typed: 12,
    correct_chars: 12,
    text_type: 'preset',
    text_title: 'Le cœur',
  })
  await waitFor(() => expect(world.logs.learner?.map(({ activity }) => activity.type)).toEqual(['typing']))
  expect(main().getByRole('table')).toHaveTextContent(/Le cœur.*trop court/)
  expect(report(w).getByText(/Trop court pour compter/)).toBeVisible()
  expect(figure(w.total)).toBe('0:01')
  await expectAccessible()

  await user.click(main().getByText(w.restart))
  await type('Le')
  await user.click(main().getByText(w.end))
  expect(main().getByText(w.next)).toBeVisible()
  await user.click(main().getByText(w.stay))
  expect(main().queryByText(w.next)).toBeNull()
})

test('wrong letters are marked and mended, a paste is refused, and losing the focus stops the clock', async () => {
  shortTexts()
  const { w, field, type, user, container } = await openTyping()
  await showsText(container, BODY.fr)
  await type('La')
  expect(states(container, 3)).toEqual(['ok', 'ko', 'cur'])
  await waitFor(() => expect(figure(w.accuracy)).toMatch(/^50\s% 1 faute de frappe$/))
  await user.keyboard('{Backspace}')
  expect(states(container, 3)).toEqual(['ok', 'cur', ''])
  await type('e')
  await waitFor(() => expect(figure(w.accuracy)).toMatch(/^100\s% 0 faute de frappe$/))

  await user.paste(BODY.fr.slice(2))
  expect(main().getByText(w.refused)).toBeVisible()
  expect(states(container, 3)).toEqual(['ok', 'ok', 'cur'])
  await type(BODY.fr.slice(2, 3))
  expect(main().queryByText(w.refused)).toBeNull()

  // A change of language applies to the next run.
  await speak('en')
  await showsText(container, BODY.fr)
  expect(states(container, 4)).toEqual(['ok', 'ok', 'ok', 'cur'])
  await speak('fr')

  const target = await field()
  act(() => target.blur())
  expect(main().getByText(w.paused)).toBeVisible()
  await expectAccessible()
  await type(BODY.fr.slice(3))
  expect(main().queryByText(w.paused)).toBeNull()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
})

test('a dead key that is open is no error: what it has begun stands at the caret', async () => {
  world.texts = [{ ...(world.texts[0] as (typeof world.texts)[number]), text_fr: 'Être là.' }]
  const { field, container } = await openTyping()
  await showsText(container, 'Être là.')
  const target = await field()
  act(() => target.focus())
  fireEvent.compositionStart(target, { data: '' })
  target.value = '^'
  fireEvent.input(target, { inputType: 'insertCompositionText', data: '^' })
  expect(shownLetters(container)[0]).toEqual({ letter: 'Ê', state: 'wait cur' })
  expect(container.querySelector<HTMLElement>('.caret')?.dataset.pending).toBe('^')
  target.value = 'Ê'
  fireEvent.input(target, { inputType: 'insertCompositionText', data: 'Ê' })
  fireEvent.compositionEnd(target, { data: 'Ê' })
  expect(
    shownLetters(container)
      .slice(0, 2)
      .map(({ state }) => state),
  ).toEqual(['ok', 'cur'])
  expect(container.querySelector<HTMLElement>('.caret')?.dataset.pending).toBeUndefined()
})

test('Tab and then Enter ends the run and another one comes after three seconds; who stays looks at the result', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
  shortTexts()
  const { w, user, type, container } = await openTyping('mode=preset', 'en')
  await showsText(container, BODY.en)
  await type('It')
  // Enter more than a second and a half after Tab does not end the run.
  const pressedAt = performance.now()
  const now = vi.spyOn(performance, 'now').mockReturnValue(pressedAt)
  await user.keyboard('{Tab}')
  now.mockReturnValue(pressedAt + 1501)
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard('{Enter}')
  expect(main().getByText(w.paused)).toBeVisible()
  expect(main().queryByText(w.next)).toBeNull()
  now.mockRestore()

  await type(' b')
  await user.paste(BODY.en.slice(4))
  expect(main().getByText(w.refused)).toBeVisible()
  // Enter one millisecond earlier ends the run.
  const tabAt = performance.now()
  now.mockReturnValue(tabAt)
  await user.keyboard('{Tab}')
  now.mockReturnValue(tabAt + 1500)
  await user.keyboard('{Enter}')
  now.mockRestore()
  expect(main().getByText(w.next)).toBeVisible()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
  expect(world.typing.learner?.[0]).toMatchObject({ characters_typed: 4, correct_chars: 4 })
  await act(() => vi.advanceTimersByTimeAsync(3100))
  await waitFor(() => expect(shownLetters(container)[0]?.state).toBe('cur'))
  expect(await main().findByText(w.start)).toBeVisible()
  expect(world.typing.learner).toHaveLength(1)

  await type('It')
  await user.click(main().getByText(w.end))
  await user.click(main().getByText(w.stay))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(main().queryByText(w.next)).toBeNull()
  expect(await report(w).findByText(w.saved)).toBeVisible()
  await user.click(main().getByText(w.restart))
  // Nothing of the last run is left.
  expect(main().getByRole('region', { name: w.result })).toBeEmptyDOMElement()
  expect(shownLetters(container)[0]?.state).toBe('cur')
  expect(main().getByLabelText(w.field)).toHaveFocus()
})

test('a run that is ended before anything was typed is not kept, and says nothing of the one before', async () => {
  shortTexts()
  const { w, user, type, container } = await openTyping('mode=preset', 'en')
  await showsText(container, BODY.en)
  await type(BODY.en)
  expect(await main().findByText(/^Finished: /)).toBeInTheDocument()
  expect(report(w).getByText('The heart')).toBeVisible()
  await waitFor(() => expect(world.typing.learner?.[0]?.text_title).toBe('The heart'))
  await user.click(main().getByText(w.restart))
  await user.click(main().getByText(w.start))
  await user.click(main().getByText(w.end))
  expect(main().getByText('Nothing was typed, so nothing is saved.')).toBeVisible()
  expect(main().getByText(w.next)).toBeVisible()
  expect(main().queryByText(/^Finished: /)).toBeNull()
  expect(await deviceOf().typingHistory.count()).toBe(1)
})

test('an accuracy is no 100 % where a letter was wrong', async () => {
  const long = 'a'.repeat(200)
  world.texts = [{ ...world.texts[0], id: 'long', text_fr: long, text_en: `${long}b` }] as typeof world.texts
  const { w, type, container } = await openTyping('mode=preset', 'en')
  await showsText(container, `${long}b`)
  await type(`${long}c`)
  expect(figure(w.accuracy)).toContain('99.5%')
})

test('a run that ended offline is kept, survives a reload and is sent once when the network is back', async () => {
  shortTexts()
  const opened = await openTyping('mode=preset', 'en')
  const { type, container, w } = opened
  await showsText(container, BODY.en)
  act(() => goOffline())
  await type(BODY.en)
  expect(await report(w).findByText('Saved here')).toBeVisible()
  expect(await deviceOf().typingHistory.count()).toBe(1)
  await opened.page.close()
  goOnline()
  await openPage('/typing?view=platform&mode=preset', { language: 'en' })
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
  expect(await screen.findByRole('table')).toHaveTextContent('The heart')
  expect(await deviceOf().typingHistory.count()).toBe(1)
})

test('quiet mode, the size of the letters and the next key are remembered; who types on the page types into the text', async () => {
  shortTexts()
  const opened = await openTyping('mode=preset', 'fr')
  const { user, container, w } = opened
  await showsText(container, BODY.fr)
  await user.click(main().getByRole('checkbox', { name: /Mode discret/ }))
  await user.click(main().getByRole('checkbox', { name: 'Montrer la prochaine touche' }))
  // The hint appears at once, before any key is pressed.
  expect(await main().findByText('L', { selector: 'kbd' })).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Grands caractères' }))
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Grands caractères' })).toHaveAttribute('aria-pressed', 'true'),
  )
  const again = await opened.page.reload()
  await showsText(again.container, BODY.fr)
  expect(main().getByRole('checkbox', { name: /Mode discret/ })).toBeChecked()
  expect(main().getByRole('button', { name: 'Grands caractères' })).toHaveAttribute('aria-pressed', 'true')
  expect(main().getByText('L', { selector: 'kbd' })).toBeVisible()
  // The pressed option has the focus; letters typed then go into the text.
  await again.user.click(main().getByRole('button', { name: 'Grands caractères' }))
  await again.user.keyboard('Le')
  await again.user.keyboard(' c')
  expect(states(again.container, 5)).toEqual(['ok', 'ok', 'ok', 'ok', 'cur'])
  expect(main().getByText('œ ou oe')).toBeVisible()
  const speed = main().getAllByText(w.speed)[0]?.closest('div')
  expect(speed).toHaveAttribute('data-hidden', 'true')
})
