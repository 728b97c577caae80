import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { CHAT, chat, chatPage, enter, graceOnline, log, openChat, roomPage, said } from '#testing/pages/chat-page'
import { goOffline, goOnline, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const languages = ['en', 'fr'] as const
const W = {
  fr: {
    private: 'Messages privés',
    empty: /^Aucun message privé pour l’instant/,
    unloaded: /^Vos conversations n’ont pas encore été chargées/,
    badge: (n: number) => `Ouvrir le clavardage\u00a0: ${n} ${n === 1 ? 'message non lu' : 'messages non lus'}`,
    unread: (n: number) => new RegExp(`^Grace Hopper.*${n} messages? non lus?$`),
    mine: /^Grace Hopper Vous\u00a0: See you/,
    mute: 'Mettre cette conversation en sourdine',
    muted: /En sourdine$/,
    none: 'Aucune personne trouvée',
    search: 'Chercher une personne',
    people: 'Personnes en ligne',
  },
  en: {
    private: 'Private messages',
    empty: /^No private messages yet/,
    unloaded: /^Your conversations have not been loaded/,
    badge: (n: number) => `Open the chat: ${n} unread ${n === 1 ? 'message' : 'messages'}`,
    unread: (n: number) => new RegExp(`^Grace Hopper.*${n} unread messages?$`),
    mine: /^Grace Hopper You: See you/,
    mute: 'Mute this conversation',
    muted: /Muted$/,
    none: 'No users found',
    search: 'Search people',
    people: 'People online',
  },
} as const
const ROOM = 'learner_other'
const privately = (content: string, over = {}) => said(content, { roomId: ROOM, ...over })
/**
 * Makes the frame request the rooms again, as it does each minute, until `find` succeeds: a request under way may have
 * been answered before the test changed the server's data.
 */
const askUntil = (find: () => unknown) =>
  waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return find()
  })

test('a message whose writer has left is told on the button and in the title, and is found and read', async () => {
  privately('Did you see the new module?')
  privately('It is about listening.')
  const page = await openPage('/contact', { frame: true })
  for (const language of languages) {
    await speak(language)
    expect(await screen.findByRole('button', { name: W[language].badge(2) })).toBeVisible()
  }
  expect(document.title).toMatch(/^\(2\) .+ · Situ$/)
  await page.user.click(screen.getByRole('button', { name: W.fr.badge(2) }))
  await screen.findByRole('heading', { name: CHAT.fr.title })
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByRole('heading', { name: W[language].private })).toBeVisible()
    expect(await chat().findByRole('button', { name: W[language].unread(2) })).toHaveTextContent(
      'It is about listening.',
    )
  }
  await expectAccessible()
  await enter(page, W.fr.unread(2))
  expect(await log().findByText('Did you see the new module?')).toBeVisible()
  await waitFor(() => expect(document.title).not.toContain('('))
  expect(world.chatSeats.learner?.[ROOM]?.readId).toBe(world.chat.at(-1)?.id)
  await page.user.click(chat().getByRole('button', { name: CHAT.fr.back }))
  await waitFor(() => expect(chat().getByRole('button', { name: /^Grace Hopper/ })).not.toHaveTextContent(/lu/))
  await page.user.click(chat().getByRole('button', { name: CHAT.fr.close }))
  expect(screen.getByRole('button', { name: CHAT.fr.open })).toBeVisible()
})

test('what another device has read is read here', async () => {
  const message = privately('hello')
  await openPage('/contact', { frame: true })
  await screen.findByRole('button', { name: W.fr.badge(1) })
  world.chatSeats.learner = { [ROOM]: { readAt: message.createdAt, readId: message.id, isMuted: false } }
  await askUntil(() => screen.getByRole('button', { name: CHAT.fr.open }))
})

test('a message that comes while the room is open is read', async () => {
  privately('one')
  await roomPage({}, /^Grace Hopper/)
  const readId = () => world.chatSeats.learner?.[ROOM]?.readId
  await waitFor(() => expect(readId()).toBe(world.chat.at(-1)?.id))
  const second = privately('two')
  await askUntil(() => log().getByText('two'))
  await waitFor(() => expect(readId()).toBe(second.id))
})

test('one’s own last message is told as one’s own; rooms are found by the partner’s name', async () => {
  graceOnline()
  privately('See you', { userId: 'learner', senderName: 'Ada Lovelace' })
  const { user } = await chatPage()
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByRole('button', { name: W[language].mine })).toBeVisible()
    expect(chat().getByRole('heading', { name: W[language].people })).toBeVisible()
  }
  await user.type(chat().getByLabelText(W.fr.search), 'nobody')
  for (const language of languages) {
    await speak(language)
    expect(chat().getByText(W[language].none, { selector: '.about' })).toBeVisible()
    expect(chat().queryByRole('button', { name: W[language].mine })).toBeNull()
  }
})

test('a muted room is listed and not counted; it can be counted again', async () => {
  privately('one')
  const page = await roomPage({}, /^Grace Hopper/)
  const mute = () => chat().findByRole('button', { name: W.fr.mute })
  expect(await mute()).toHaveAttribute('aria-pressed', 'false')
  await page.user.click(await mute())
  await waitFor(async () => expect(await mute()).toHaveAttribute('aria-pressed', 'true'))
  await speak('en')
  expect(chat().getByRole('button', { name: W.en.mute })).toHaveAttribute('aria-pressed', 'true')
  await speak('fr')
  await page.user.click(chat().getByRole('button', { name: CHAT.fr.back }))
  privately('two')
  await askUntil(() => chat().getByRole('button', { name: /^Grace Hopper.*two/ }))
  for (const language of languages) {
    await speak(language)
    expect(chat().getByRole('button', { name: /^Grace Hopper.*two/ })).toHaveAccessibleName(W[language].muted)
  }
  expect(document.title).not.toContain('(')
  await enter(page, /^Grace Hopper/)
  await page.user.click(await mute())
  await waitFor(async () => expect(await mute()).toHaveAttribute('aria-pressed', 'false'))
  expect(world.chatSeats.learner?.[ROOM]).toMatchObject({ isMuted: false })
})

test('a room that cannot be muted says why, and is not', async () => {
  privately('one')
  const page = await roomPage({ language: 'en' }, /^Grace Hopper/)
  server.use(
    http.put('*/mute', () => HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } })),
  )
  await page.user.click(await chat().findByRole('button', { name: W.en.mute }))
  expect(await chat().findByText('x')).toBeVisible()
  expect(chat().getByRole('button', { name: W.en.mute })).toHaveAttribute('aria-pressed', 'false')
})

test('without a conversation it says how one begins', async () => {
  await chatPage()
  for (const language of languages) {
    await speak(language)
    expect(await chat().findByText(W[language].empty)).toBeVisible()
  }
})

test('offline, the conversations of the last time are there; on a new device it says that none was loaded', async () => {
  const page = await openPage('/contact', { frame: true })
  goOffline()
  await openChat(page)
  goOnline()
  await chat().findByText(W.fr.empty)
  privately('hello')
  await askUntil(() => chat().getByRole('button', { name: W.fr.unread(1) }))
  goOffline()
  const again = await page.reload()
  await again.user.click(await screen.findByRole('button', { name: W.fr.badge(1) }))
  expect(await chat().findByRole('button', { name: W.fr.unread(1) })).toBeVisible()
})

test('a server that does not list the conversations says so, and nothing is claimed to be empty', async () => {
  server.use(
    http.get('*/api/chat/rooms', () =>
      HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
    ),
  )
  await chatPage()
  expect(await chat().findByText('x')).toBeVisible()
  for (const language of languages) {
    await speak(language)
    expect(chat().getByText(W[language].unloaded)).toBeVisible()
    expect(chat().queryByText(W[language].empty)).toBeNull()
  }
})

test('where the operator offers open rooms only, there is nobody to write to in private', async () => {
  world.chatOffer = 'rooms'
  graceOnline()
  privately('from before')
  await chatPage({ language: 'en' })
  await waitFor(() => expect(chat().queryByRole('heading', { name: W.en.private })).toBeNull())
  // The room is there before the reply that says who is online.
  const room = await chat().findByRole('button', { name: CHAT.en.general })
  await waitFor(() => expect(room).toHaveTextContent('1 person online'))
  expect(chat().queryByRole('button', { name: /^Grace/ })).toBeNull()
})

test('where the operator offers no chat, there is no button', async () => {
  world.chatOffer = 'off'
  await openPage('/contact', { frame: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: CHAT.fr.open })).toBeNull())
})
