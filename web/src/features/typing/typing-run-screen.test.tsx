import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'
import { openTyping, shownLetters, showsText, TYPING_WORDS } from '#testing/typing-page'
import { world } from '#testing/world'

vi.setConfig({ testTimeout: 20_000 })
const both = ['fr', 'en'] as const

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

test.each(both)('a text typed to its end is shown, counted, saved and on the server once (%s)', async (language) => {
  shortTexts()
  const { w, type, container } = await openTyping('mode=preset', language)
  await showsText(container, BODY[language])
  expect(figure(w.speed)).toContain(w.unit)
  expect(figure(w.total)).toBe('0:00')
  await expectAccessible()
  await type(BODY[language])
  expect(shownLetters(container).every(({ state }) => state === 'ok')).toBe(true)
  expect(report(w).getByText(language === 'fr' ? 'Le cœur' : 'The heart')).toBeVisible()
  expect(await report(w).findByText(w.saved)).toBeVisible()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
  expect(world.typing.learner?.[0]).toMatchObject({
    accuracy: 100,
    errors: 0,
    characters_typed: 12,
    correct_chars: 12,
    text_type: 'preset',
    text_title: language === 'fr' ? 'Le cœur' : 'The heart',
  })
  await waitFor(() => expect(world.logs.learner?.map(({ activity }) => activity.type)).toEqual(['typing']))
  expect(main().getByRole('table')).toHaveTextContent(language === 'fr' ? 'Le cœur' : 'The heart')
  expect(figure(w.total)).toBe('0:01')
  await expectAccessible()
})

test('wrong letters are marked, counted and mended by Backspace', async () => {
  shortTexts()
  const { w, type, user, container } = await openTyping()
  await showsText(container, BODY.fr)
  await type('La')
  expect(
    shownLetters(container)
      .slice(0, 3)
      .map(({ state }) => state),
  ).toEqual(['ok', 'ko', 'cur'])
  await waitFor(() => expect(figure(w.accuracy)).toMatch(/^50\s% 1 erreur$/))
  await user.keyboard('{Backspace}')
  expect(
    shownLetters(container)
      .slice(0, 3)
      .map(({ state }) => state),
  ).toEqual(['ok', 'cur', ''])
  await type('e')
  await waitFor(() => expect(figure(w.accuracy)).toMatch(/^100\s% 0 erreur$/))
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

test.each(both)('a paste is refused, said, and changes nothing (%s)', async (language) => {
  shortTexts()
  const { w, field, user, type, container } = await openTyping('mode=preset', language)
  await showsText(container, BODY[language])
  const target = await field()
  act(() => target.focus())
  await type(BODY[language].slice(0, 1))
  await user.paste(BODY[language].slice(1))
  expect(main().getByText(w.refused)).toBeVisible()
  expect(
    shownLetters(container)
      .slice(0, 2)
      .map(({ state }) => state),
  ).toEqual(['ok', 'cur'])
  await type(BODY[language].slice(1, 2))
  expect(main().queryByText(w.refused)).toBeNull()
})

test.each(both)('losing the focus stops the clock and says so; typing goes on (%s)', async (language) => {
  shortTexts()
  const { w, field, type, container } = await openTyping('mode=preset', language)
  await showsText(container, BODY[language])
  await type(BODY[language].slice(0, 3))
  const target = await field()
  act(() => target.blur())
  expect(main().getByText(w.paused)).toBeVisible()
  await expectAccessible()
  await type(BODY[language].slice(3))
  expect(main().queryByText(w.paused)).toBeNull()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
})

test.each(both)('Tab and then Enter ends the run and another one comes after three seconds (%s)', async (language) => {
  shortTexts()
  const { w, user, type, container } = await openTyping('mode=preset', language)
  await showsText(container, BODY[language])
  await type(BODY[language].slice(0, 4))
  await user.keyboard('{Tab}{Enter}')
  expect(main().getByText(w.next)).toBeVisible()
  await waitFor(() => expect(world.typing.learner).toHaveLength(1))
  expect(world.typing.learner?.[0]).toMatchObject({ characters_typed: 4, correct_chars: 4 })
  await waitFor(() => expect(shownLetters(container)[0]?.state).toBe('cur'), { timeout: 5000 })
  expect(await main().findByRole('button', { name: w.start })).toBeVisible()
  expect(world.typing.learner).toHaveLength(1)
})

test('Enter later than a second and a half after Tab is Enter on what has the focus', async () => {
  shortTexts()
  const { w, user, type, container } = await openTyping()
  await showsText(container, BODY.fr)
  await type('Le c')
  const now = vi.spyOn(performance, 'now')
  await user.keyboard('{Tab}')
  now.mockReturnValue(performance.now() + 1501)
  const { ownerDocument } = container
  act(() => (ownerDocument.activeElement as HTMLElement).blur())
  await user.keyboard('{Enter}')
  expect(main().getByText(w.paused)).toBeVisible()
  expect(main().queryByText(w.next)).toBeNull()
})

test.each(both)('End Test ends it; who stays looks at the result in peace (%s)', async (language) => {
  shortTexts()
  const { w, user, type, container } = await openTyping('mode=preset', language)
  await showsText(container, BODY[language])
  await type(BODY[language].slice(0, 2))
  await user.click(main().getByRole('button', { name: w.end }))
  await user.click(main().getByRole('button', { name: w.stay }))
  expect(main().queryByText(w.next)).toBeNull()
  expect(await report(w).findByText(w.saved)).toBeVisible()
  await user.click(main().getByRole('button', { name: w.restart }))
  // Nothing of the run before is left.
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
  await user.click(main().getByRole('button', { name: w.restart }))
  await user.click(main().getByRole('button', { name: w.start }))
  await user.click(main().getByRole('button', { name: w.end }))
  expect(main().getByText('Nothing was typed, so nothing is kept.')).toBeVisible()
  expect(main().getByText(w.next)).toBeVisible()
  expect(main().queryByText(/^Finished: /)).toBeNull()
  expect(await deviceOf().typingHistory.count()).toBe(1)
})

test('an accuracy is no 100 % where a letter was wrong', async () => {
  const long = 'a'.repeat(299)
  world.texts = [{ ...world.texts[0], id: 'long', text_fr: long, text_en: `${long}b` }] as typeof world.texts
  const { w, type, container } = await openTyping('mode=preset', 'en')
  await showsText(container, `${long}b`)
  await type(`${long}c`)
  expect(figure(w.accuracy)).toContain('99.7%')
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
  await waitFor(() => expect(world.typing.learner).toHaveLength(1), { timeout: 4000 })
  expect(await screen.findByRole('table')).toHaveTextContent('The heart')
  expect(await deviceOf().typingHistory.count()).toBe(1)
})

test('whoever types with the focus on the page types into the text', async () => {
  shortTexts()
  const { user, container } = await openTyping('mode=preset', 'en')
  await showsText(container, BODY.en)
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await user.keyboard('It')
  expect(
    shownLetters(container)
      .slice(0, 3)
      .map(({ state }) => state),
  ).toEqual(['ok', 'ok', 'cur'])
})

test('quiet mode, the size of the letters and the next key are remembered on the device', async () => {
  shortTexts()
  const opened = await openTyping('mode=preset', 'fr')
  const { user, container, w } = opened
  await showsText(container, BODY.fr)
  await user.click(main().getByRole('checkbox', { name: /Mode discret/ }))
  await user.click(main().getByRole('checkbox', { name: 'Montrer la prochaine touche' }))
  await user.click(main().getByRole('button', { name: 'Grandes lettres' }))
  await waitFor(() =>
    expect(main().getByRole('button', { name: 'Grandes lettres' })).toHaveAttribute('aria-pressed', 'true'),
  )
  const again = await opened.page.reload()
  await showsText(again.container, BODY.fr)
  expect(main().getByRole('checkbox', { name: /Mode discret/ })).toBeChecked()
  expect(main().getByRole('button', { name: 'Grandes lettres' })).toHaveAttribute('aria-pressed', 'true')
  const target = (await main().findByLabelText(TYPING_WORDS.fr.field)) as HTMLTextAreaElement
  act(() => target.focus())
  await again.user.keyboard('Le c')
  expect(main().getByText('œ ou oe')).toBeVisible()
  const speed = main().getAllByText(w.speed)[0]?.closest('div')
  expect(speed).toHaveAttribute('data-hidden', 'true')
})
