import { describe, expect, test } from 'vitest'
import { adminChat } from '../../contract/calls/admin/chat.ts'
import { auth } from '../../contract/calls/auth.ts'
import { chat } from '../../contract/calls/chat.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { CHAT_CONTENT_MAX, CHAT_PAGE } from '../../model/people/chat-message.ts'
import { DISPLAY_NAME_MAX } from '../../model/people/user.ts'
import { privateRoom } from '../../rules/chat-room.ts'
import type { Client, Person } from './client.ts'

export function chatContract({ ok, refused, newcomer, next }: Client) {
  const say = (person: Pick<Person, 'as'>, roomId: string, content: string, id = next('message')) =>
    ok(chat.send, { as: person.as, body: { id, content, roomId, senderName: 'Ada' } })
  const read = async (person: { as: string }, roomId: string) =>
    (await ok(chat.messages, { as: person.as, params: { roomId } })).map(({ content }) => content)
  const couple = async () => {
    const [ada, grace] = [await newcomer(), await newcomer()]
    return { ada, grace, room: privateRoom(ada.id, grace.id) }
  }

  test.each(['general', 'study-group'])('%s is for everybody, the oldest first', async (room) => {
    const { ada, grace } = await couple()
    const words = [next('hello'), next('hello')]
    await say(ada, room, ` ${words[0]} `)
    await say(grace, room, words[1] ?? '')
    expect((await read(ada, room)).slice(-2)).toEqual(words)
  })

  describe('a private room', () => {
    test('is read by its two members', async () => {
      const { ada, grace, room } = await couple()
      await say(ada, room, 'one')
      await say(grace, room, 'two')
      expect(await read(ada, room)).toEqual(['one', 'two'])
      expect(await read(grace, room)).toEqual(['one', 'two'])
    })

    test('is not there for a stranger, nor for the administrator', async () => {
      const { ada, room } = await couple()
      const stranger = await newcomer()
      const { id } = await say(ada, room, 'one')
      for (const as of [stranger.as, 'admin']) {
        await refused(chat.messages, 404, { as, params: { roomId: room } })
        await refused(chat.send, 404, { as, body: { content: 'x', roomId: room, senderName: 'X' } })
        await refused(chat.report, 404, { as, params: { id }, body: { reason: 'x' } })
      }
      await refused(chat.remove, 404, { as: stranger.as, params: { id } })
    })

    test('has its two ids in order, of people who exist', async () => {
      const { ada, grace } = await couple()
      const reversed = [ada.id, grace.id].sort().reverse().join('_')
      for (const roomId of [reversed, `${ada.id}_${ada.id}`, privateRoom(ada.id, 'nobody'), 'elsewhere'])
        await refused(chat.messages, 404, { as: ada.as, params: { roomId } })
    })
  })

  test('nobody writes under another name than their own', async () => {
    const { ada, grace, room } = await couple()
    const { displayName } = await ok(auth.user, { as: ada.as })
    const sent = await ok(chat.send, { as: ada.as, body: { content: 'x', roomId: room, senderName: 'Administrateur' } })
    expect(sent.senderName).toBe(displayName)
    const [seen] = await ok(chat.messages, { as: grace.as, params: { roomId: room } })
    expect(seen?.senderName).toBe(displayName)
  })

  test('a message that is sent twice is there once', async () => {
    const { ada, room } = await couple()
    const id = next('message')
    const first = await say(ada, room, 'once', id)
    expect(await say(ada, room, 'once', id)).toEqual(first)
    expect(await read(ada, room)).toEqual(['once'])
  })
  test('an id of somebody else’s message is refused', async () => {
    const { ada, grace, room } = await couple()
    const { id } = await say(ada, room, 'mine')
    await refused(chat.send, 409, { as: grace.as, body: { id, content: 'x', roomId: room, senderName: 'X' } })
    expect(await read(grace, room)).toEqual(['mine'])
  })

  test.each([
    ['content', '', 422],
    ['content', '  ', 422],
    ['content', 'x'.repeat(CHAT_CONTENT_MAX), 200],
    ['content', 'x'.repeat(CHAT_CONTENT_MAX + 1), 422],
    ['senderName', ' ', 422],
    ['senderName', 'x'.repeat(DISPLAY_NAME_MAX), 200],
    ['senderName', 'x'.repeat(DISPLAY_NAME_MAX + 1), 422],
  ])('%s %# → %d', async (field, value, status) => {
    const { ada, room } = await couple()
    const body = { content: 'x', roomId: room, senderName: 'Ada', [field as string]: value }
    if (status === 200) return void (await ok(chat.send, { as: ada.as, body }))
    expect((await refused(chat.send, 422, { as: ada.as, body })).issues?.[0]?.path).toEqual([field])
  })

  test('addresses: one’s own, and all of them for the administrator only', async () => {
    const { ada, grace } = await couple()
    const { id } = await say(ada, 'general', next('hello'))
    const emailFor = async (as: string) =>
      (await ok(chat.messages, { as, params: { roomId: 'general' } })).find((m) => m.id === id)?.userEmail
    expect(await emailFor(ada.as)).toBe(ada.email)
    expect(await emailFor(grace.as)).toBeNull()
    expect(await emailFor('admin')).toBe(ada.email)
    const online = async (as: string) => (await ok(chat.online, { as })).find((user) => user.id === ada.id)
    expect(await online(grace.as)).toMatchObject({ email: null, displayName: 'Ada Lovelace' })
    expect((await online('admin'))?.email).toBe(ada.email)
    expect(await online(ada.as)).toBeUndefined()
  })

  test('a long room is read backwards by pages', async () => {
    const { ada, grace, room } = await couple()
    const words = Array.from({ length: CHAT_PAGE + 3 }, (_, i) => `word ${i}`)
    for (const [i, word] of words.entries()) await say(i % 2 ? ada : grace, room, word)
    const newest = await ok(chat.messages, { as: ada.as, params: { roomId: room } })
    expect(newest.map(({ content }) => content)).toEqual(words.slice(3))
    const query = { before: newest[0]?.id ?? '' }
    const older = await ok(chat.messages, { as: ada.as, params: { roomId: room }, query })
    expect(older.map(({ content }) => content)).toEqual(words.slice(0, 3))
    const before = { before: older[0]?.id ?? '' }
    expect(await ok(chat.messages, { as: ada.as, params: { roomId: room }, query: before })).toEqual([])
  })

  describe('blocking', () => {
    test('hides what the other one writes, everywhere, and ends the private room for both', async () => {
      const { ada, grace, room } = await couple()
      await say(grace, room, 'before')
      const word = next('hello')
      await say(grace, 'general', word)
      await ok(chat.block, { as: ada.as, params: { userId: grace.id } })
      await ok(chat.block, { as: ada.as, params: { userId: grace.id } })
      expect(await ok(chat.blocks, { as: ada.as })).toEqual([grace.id])
      expect(await ok(chat.blocks, { as: grace.as })).toEqual([])
      expect(await read(ada, room)).toEqual([])
      expect(await read(ada, 'general')).not.toContain(word)
      expect(await read(grace, 'general')).toContain(word)
      for (const { as } of [ada, grace]) {
        const body = { content: 'x', roomId: room, senderName: 'X' }
        expect((await refused(chat.send, 403, { as, body })).error).toBe(MESSAGES.cannotWrite)
      }
      await ok(chat.unblock, { as: ada.as, params: { userId: grace.id } })
      expect(await read(ada, room)).toEqual(['before'])
      await say(grace, room, 'again')
    })
  })

  describe('removing and reporting', () => {
    test('one’s own message goes; somebody else’s only by the administrator', async () => {
      const { ada, grace, room } = await couple()
      const mine = await say(ada, room, 'mine')
      const other = await say(grace, room, 'other')
      await refused(chat.remove, 404, { as: ada.as, params: { id: other.id } })
      await ok(chat.remove, { as: ada.as, params: { id: mine.id } })
      await ok(chat.remove, { as: 'admin', params: { id: other.id } })
      expect(await read(ada, room)).toEqual([])
    })

    test('a report reaches the administrator once, stays when the message is gone, and is closed', async () => {
      const { ada, grace, room } = await couple()
      const { id } = await say(grace, room, 'unkind words')
      const report = { as: ada.as, params: { id }, body: { reason: '  Insults  ' } }
      await ok(chat.report, report)
      await ok(chat.report, report)
      const mine = async () => (await ok(adminChat.reports, { as: 'admin' })).filter((r) => r.messageId === id)
      expect(await mine()).toMatchObject([
        { content: 'unkind words', reason: 'Insults', reporterId: ada.id, senderId: grace.id, isOpen: true },
      ])
      await ok(chat.remove, { as: 'admin', params: { id } })
      expect(await mine()).toMatchObject([{ isOpen: true, isRemoved: true, content: 'unkind words' }])
      await ok(adminChat.close, { as: 'admin', params: { id: (await mine())[0]?.id ?? '' } })
      expect(await mine()).toMatchObject([{ isOpen: false }])
    })
  })
}
