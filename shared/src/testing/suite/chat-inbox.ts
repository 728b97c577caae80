import { expect, test } from 'vitest'
import { account } from '../../contract/calls/account.ts'
import { auth } from '../../contract/calls/auth.ts'
import { chat } from '../../contract/calls/chat.ts'
import { privateRoom } from '../../rules/chat-room.ts'
import type { Client, Person } from './client.ts'

/** The list of the caller's private rooms: the other member of each, unread messages, and muting. */
export function chatInboxContract({ ok, refused, newcomer, next }: Client) {
  const say = (person: Pick<Person, 'as'>, roomId: string, content: string, id = next('message')) =>
    ok(chat.send, { as: person.as, body: { id, content, roomId, senderName: 'Ada' } })
  const couple = async () => {
    const [ada, grace] = [await newcomer(), await newcomer()]
    return { ada, grace, room: privateRoom(ada.id, grace.id) }
  }
  const rooms = async ({ as }: { as: string }) => (await ok(chat.inbox, { as })).rooms
  const readUpTo = (person: Person, roomId: string, messageId: string) =>
    ok(chat.read, { as: person.as, params: { roomId }, body: { messageId } })

  test('lists a private room for its two members only, though its writer has left', async () => {
    const { ada, grace, room } = await couple()
    const stranger = await newcomer()
    await say(ada, room, 'Are you there?\n\nI am.')
    await ok(auth.logout, { as: ada.as })
    const { displayName, avatar } = await ok(auth.user, { as: grace.as })
    expect(await rooms(grace)).toMatchObject([
      {
        roomId: room,
        partner: { id: ada.id, displayName: 'Ada Lovelace', profileImageUrl: null },
        lastText: 'Are you there? I am.',
        isLastMine: false,
        unread: 1,
        isMuted: false,
      },
    ])
    expect((await rooms(grace))[0]?.partner.avatar).not.toBe(avatar)
    expect(displayName).not.toBe('')
    for (const as of [stranger.as, 'admin'])
      expect((await rooms({ as })).filter(({ roomId }) => roomId === room)).toEqual([])
  })

  test('has nothing of the open rooms, and no address', async () => {
    const { ada, grace, room } = await couple()
    await say(ada, 'general', next('hello'))
    expect(await ok(chat.inbox, { as: ada.as })).toEqual({ offer: 'all', rooms: [] })
    await say(ada, room, 'one')
    expect(JSON.stringify(await rooms(grace))).not.toContain('@')
  })

  test('the room with the latest message is first; one’s own messages are read', async () => {
    const { ada, grace, room } = await couple()
    const alan = await newcomer()
    const second = privateRoom(ada.id, alan.id)
    await say(grace, room, 'one')
    await say(ada, second, 'two')
    // The order of two messages of the same millisecond is that of their ids, so the list is sorted before it is
    // compared.
    const list = async () => (await rooms(ada)).map(({ roomId, unread, isLastMine }) => [roomId, unread, isLastMine])
    expect((await list()).sort()).toEqual(
      [
        [room, 1, false],
        [second, 0, true],
      ].sort(),
    )
    const times = (await rooms(ada)).map(({ lastAt }) => lastAt)
    expect([...times].sort().reverse()).toEqual(times)
  })

  test('reading counts down on every device, up to the message that was seen, and never back', async () => {
    const { ada, grace, room } = await couple()
    const [one, two] = [await say(grace, room, 'one'), await say(grace, room, 'two')]
    const unread = async () => (await rooms(ada))[0]?.unread
    expect(await unread()).toBe(2)
    const order = [one, two].sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1))
    await readUpTo(ada, room, order[0]?.id ?? '')
    expect(await unread()).toBe(1)
    await readUpTo(ada, room, order[1]?.id ?? '')
    expect(await unread()).toBe(0)
    await readUpTo(ada, room, order[0]?.id ?? '')
    expect(await unread()).toBe(0)
    expect((await rooms(grace))[0]?.unread).toBe(0)
  })

  test('a message of another room, or none, marks nothing', async () => {
    const { ada, grace, room } = await couple()
    await say(grace, room, 'one')
    const elsewhere = await say(grace, 'general', next('hello'))
    for (const id of [elsewhere.id, 'unknown']) await readUpTo(ada, room, id)
    expect((await rooms(ada))[0]?.unread).toBe(1)
  })

  test('is muted for one member and not for the other, and back', async () => {
    const { ada, grace, room } = await couple()
    await say(grace, room, 'one')
    const mute = (isMuted: boolean) => ok(chat.mute, { as: ada.as, params: { roomId: room }, body: { isMuted } })
    await mute(true)
    await say(grace, room, 'two')
    expect((await rooms(ada))[0]).toMatchObject({ isMuted: true, unread: 2 })
    expect((await rooms(grace))[0]).toMatchObject({ isMuted: false })
    await mute(false)
    expect((await rooms(ada))[0]).toMatchObject({ isMuted: false, unread: 2 })
  })

  test.each(['general', 'study-group', 'elsewhere'])('%s has no place in it', async (roomId) => {
    const { ada } = await couple()
    await refused(chat.read, 404, { as: ada.as, params: { roomId }, body: { messageId: 'x' } })
    await refused(chat.mute, 404, { as: ada.as, params: { roomId }, body: { isMuted: true } })
  })

  test('a stranger can neither read nor mute for others', async () => {
    const { ada, grace, room } = await couple()
    const { id } = await say(grace, room, 'one')
    for (const as of [(await newcomer()).as, 'admin']) {
      await refused(chat.read, 404, { as, params: { roomId: room }, body: { messageId: id } })
      await refused(chat.mute, 404, { as, params: { roomId: room }, body: { isMuted: true } })
    }
    expect((await rooms(ada))[0]).toMatchObject({ unread: 1, isMuted: false })
  })

  test('shows and counts nothing of a blocked person; a room without a message is not in it', async () => {
    const { ada, grace, room } = await couple()
    const { id } = await say(grace, room, 'unkind')
    await ok(chat.block, { as: ada.as, params: { userId: grace.id } })
    expect(await rooms(ada)).toEqual([])
    await ok(chat.unblock, { as: ada.as, params: { userId: grace.id } })
    expect(await rooms(ada)).toMatchObject([{ unread: 1 }])
    await say(ada, room, 'mine')
    await ok(chat.block, { as: ada.as, params: { userId: grace.id } })
    expect(await rooms(ada)).toMatchObject([{ unread: 0, lastText: 'mine', isLastMine: true }])
    await ok(chat.unblock, { as: ada.as, params: { userId: grace.id } })
    await ok(chat.remove, { as: grace.as, params: { id } })
    expect(await rooms(ada)).toMatchObject([{ unread: 0 }])
  })

  test('a person who has deleted their account leaves no room behind', async () => {
    const { ada, grace, room } = await couple()
    await say(ada, room, 'mine')
    await ok(account.remove, { as: grace.as, body: { password: grace.password } })
    expect(await rooms(ada)).toEqual([])
  })
}
