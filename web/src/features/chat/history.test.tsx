import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { CHAT_PAGE } from 'shared/model/people/chat-message'
import { expect, test } from 'vitest'
import { CHAT, chat, log, roomPage, said } from '#testing/pages/chat-page'
import { speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: { earlier: 'Messages précédents', start: 'C’est le début de la conversation.', fresh: 'Nouveaux messages' },
  en: { earlier: 'Earlier messages', start: 'This is the beginning of the conversation.', fresh: 'New messages' },
} as const
const many = (count: number) => Array.from({ length: count }, (_, i) => said(`word ${i}.`))
const shown = () =>
  log()
    .queryAllByText(/^word \d+\.$/)
    .map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0]))
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
/** Another tab was in front: on return the room is requested again. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

/** jsdom has no layout: simulates a list of this height in a viewport of 300 px. */
function layOut(height: () => number) {
  const box = screen.getByRole('log')
  Object.defineProperties(box, {
    scrollHeight: { configurable: true, get: height },
    clientHeight: { configurable: true, get: () => 300 },
  })
  return box
}

test('a long room is read backwards to its beginning', async () => {
  const w = W.fr
  many(2 * CHAT_PAGE + 3)
  const { user } = await roomPage()
  await waitFor(() => expect(shown()).toEqual(upTo(53, 103)))
  expect(log().queryByText(w.start)).toBeNull()
  await user.click(log().getByText(w.earlier))
  await waitFor(() => expect(shown()).toEqual(upTo(4, 103)))
  await speak('en')
  expect(log().getByText(W.en.earlier)).toBeVisible()
  await speak('fr')
  await user.click(log().getByText(w.earlier))
  await waitFor(() => expect(shown()).toEqual(upTo(0, 103)))
  expect(log().getByText(w.start)).toBeVisible()
  expect(log().queryByText(w.earlier)).toBeNull()
  await speak('en')
  expect(log().getByText(W.en.start)).toBeVisible()
})

test.each([CHAT_PAGE - 1, CHAT_PAGE])('a room of %d messages tells its beginning', async (count) => {
  many(count)
  const { user } = await roomPage({ language: 'en' })
  await waitFor(() => expect(shown()).toHaveLength(count))
  if (count === CHAT_PAGE) await user.click(log().getByRole('button', { name: W.en.earlier }))
  expect(await log().findByText(W.en.start)).toBeVisible()
  expect(shown()).toEqual(upTo(0, count))
})

test('earlier messages that do not come can be tried again; they come above where one reads', async () => {
  many(CHAT_PAGE + 20)
  const { user } = await roomPage({ language: 'en' })
  const button = await log().findByRole('button', { name: W.en.earlier })
  server.use(
    http.get('*/api/chat/messages/general', ({ request }) =>
      request.url.includes('before') ? HttpResponse.error() : undefined,
    ),
  )
  await user.click(button)
  expect(await log().findByText(/No answer from the server/)).toBeVisible()
  server.resetHandlers()
  const box = layOut(() => shown().length * 40)
  box.scrollTop = 100
  fireEvent.scroll(box)
  await user.click(button)
  await waitFor(() => expect(shown()).toEqual(upTo(0, CHAT_PAGE + 20)))
  expect(box.scrollTop).toBe(100 + 20 * 40)
})

test('at the end one stays with the newest, which are announced; elsewhere a button tells of them', async () => {
  many(20)
  const { user } = await roomPage()
  await waitFor(() => expect(shown()).toHaveLength(20))
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite')
  const box = layOut(() => shown().length * 40)
  box.scrollTop = 500
  fireEvent.scroll(box)
  said('word 20.')
  lookAgain()
  await waitFor(() => expect(shown()).toHaveLength(21))
  expect(box.scrollTop).toBe(21 * 40)
  expect(chat().queryByText(W.fr.fresh)).toBeNull()

  box.scrollTop = 100
  fireEvent.scroll(box)
  said('word 21.')
  lookAgain()
  await chat().findByText(W.fr.fresh)
  for (const language of languages) {
    await speak(language)
    expect(chat().getByRole('button', { name: W[language].fresh })).toBeVisible()
  }
  expect(box.scrollTop).toBe(100)
  await user.click(chat().getByText(W.fr.fresh))
  expect(box.scrollTop).toBe(22 * 40)
  expect(chat().queryByText(W.fr.fresh)).toBeNull()

  // The reader's own message is scrolled into view, wherever they are.
  box.scrollTop = 100
  fireEvent.scroll(box)
  await user.type(chat().getByRole('textbox', { name: CHAT.fr.field }), 'mine{Enter}')
  await log().findByText('mine')
  await waitFor(() => expect(box.scrollTop).toBe(22 * 40))
  expect(chat().queryByText(W.fr.fresh)).toBeNull()
  await waitFor(() => expect(world.chat).toHaveLength(23))
})

test('beside one’s own that failed, those of the others are told as well', async () => {
  many(20)
  const { user } = await roomPage({ language: 'en' })
  await waitFor(() => expect(shown()).toHaveLength(20))
  server.use(http.post('*/api/chat/messages', () => HttpResponse.error()))
  await user.type(chat().getByRole('textbox', { name: 'Your message' }), 'mine{Enter}')
  await log().findByText('(failed)')
  const box = layOut(() => 1000)
  box.scrollTop = 100
  fireEvent.scroll(box)
  said('word 20.')
  lookAgain()
  expect(await chat().findByRole('button', { name: W.en.fresh })).toBeVisible()
  expect(box.scrollTop).toBe(100)
})
