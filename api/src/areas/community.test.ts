import { type ChatInbox, UNREAD_MAX } from 'shared/model/people/chat-inbox'
import { privateRoom } from 'shared/rules/chat-room'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { ADMIN, ORIGIN, startApi } from '../testing/api.ts'
import { ONLINE_MS } from './chat.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
  for (const name of ['ada', 'grace']) await api.register(name)
})
afterEach(() => api.stop())

const namesSeenBy = async (as: string) => {
  const answer = await api.send('GET', '/api/users/online', { as })
  await api.services.background.idle()
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
}

const inboxOf = async (as: string) => (await (await api.send('GET', '/api/chat/rooms', { as })).json()) as ChatInbox
const idOf = async (as: string) =>
  ((await (await api.send('GET', '/api/auth/user', { as })).json()) as { id: string }).id
const idsOf = async (one: string, other: string) => [await idOf(one), await idOf(other)] as const

test('somebody is online for five minutes after the last call, and no longer', async () => {
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
  api.time.now += ONLINE_MS - 1
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
  api.time.now += 1
  expect(await namesSeenBy('ada')).toEqual([])
  await api.send('GET', '/api/auth/user', { as: 'grace' })
  await api.services.background.idle()
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
})
test('who has signed out is gone; the administrator is nobody to chat with', async () => {
  await api.signIn('admin', ADMIN)
  await api.send('POST', '/api/auth/logout', { as: 'grace' })
  expect(await namesSeenBy('ada')).toEqual([])
  expect(await namesSeenBy('admin')).toEqual(['Ada ada'])
})
test('somebody with two devices is there once', async () => {
  await api.signIn('graces phone', { email: 'grace@example.org', password: 'password of grace' })
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
})

test('unread messages are counted up to a limit', async () => {
  const [ada, grace] = await idsOf('ada', 'grace')
  const roomId = privateRoom(ada, grace)
  const write = (i: number) => {
    // Thirty messages a minute are allowed.
    api.time.now += 2000
    const body = { id: `message ${i}`, content: 'x', roomId, senderName: 'x' }
    return api.send('POST', '/api/chat/messages', { as: 'grace', body })
  }
  for (let i = 0; i < UNREAD_MAX; i++) expect((await write(i)).status).toBe(200)
  expect((await inboxOf('ada')).rooms).toMatchObject([{ unread: UNREAD_MAX }])
  await write(UNREAD_MAX)
  expect((await inboxOf('ada')).rooms).toMatchObject([{ unread: UNREAD_MAX }])
  const body = { messageId: 'message 0' }
  await api.send('PUT', `/api/chat/rooms/${roomId}/read`, { as: 'ada', body })
  await api.send('DELETE', '/api/chat/messages/message 7', { as: 'grace' })
  expect((await inboxOf('ada')).rooms).toMatchObject([{ unread: UNREAD_MAX - 1 }])
})

test.each([
  ['rooms', 200],
  ['off', 403],
] as const)(
  'where the operator offers "%s", private rooms are closed, and open again when all is',
  async (chatOffer, open) => {
    const [ada, grace] = await idsOf('ada', 'grace')
    const roomId = privateRoom(ada, grace)
    const message = (room: string) => ({ content: 'x', roomId: room, senderName: 'x' })
    await api.send('POST', '/api/chat/messages', { as: 'ada', body: message(roomId) })
    const app = createApp({ ...api.services, chatOffer })
    const ask = async (as: string, path: string, body?: object) => {
      const headers = {
        'sec-fetch-site': 'same-origin',
        cookie: api.cookieOf(as) ?? '',
        'content-type': 'application/json',
      }
      const request = new Request(`${ORIGIN}/api/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return app.fetch(request, { incoming: { socket: { remoteAddress: '10.9.9.9' } } })
    }
    expect(await (await ask('grace', 'chat/rooms')).json()).toEqual({ offer: chatOffer, rooms: [] })
    expect((await ask('ada', 'chat/messages', message('general'))).status).toBe(open)
    expect((await ask('ada', 'chat/messages/general')).status).toBe(open)
    expect((await ask('ada', 'chat/messages', message(roomId))).status).toBe(403)
    expect((await ask('ada', `chat/messages/${roomId}`)).status).toBe(403)
    // Someone who is not a member of the room still learns only that there is no such room.
    expect((await ask('ada', `chat/messages/${privateRoom(grace, 'nobody')}`)).status).toBe(404)
    expect((await (await ask('ada', 'users/online')).json()) as unknown[]).toHaveLength(chatOffer === 'off' ? 0 : 1)
    expect((await inboxOf('grace')).rooms).toMatchObject([{ roomId, unread: 1 }])
  },
)

test('a letter is told to the administrator by mail, its subject on one line', async () => {
  const body = {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'One\r\nBcc: x@example.org',
    message: 'Ten letters and more',
  }
  expect((await api.send('POST', '/api/contact', { as: 'ada', body })).status).toBe(200)
  await api.services.background.idle()
  expect(api.mails.at(-1)).toEqual({
    to: ADMIN.email,
    subject: 'Situ : One Bcc: x@example.org',
    text: 'Ada <ada@example.org>\n\nTen letters and more\n',
  })
})
