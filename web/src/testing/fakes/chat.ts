import type { chat as contract } from 'shared/contract/calls/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { CHAT_PAGE, type ChatMessage } from 'shared/model/people/chat-message'
import { isOpenRoom, partnerIn } from 'shared/rules/chat-room'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { type Account, world } from '../world'
import { audit } from './admin/content'
import { markRead, roomsOf, seatOf } from './chat-seats'

const missing = () => new Refusal(404, { error: MESSAGES.notFound })
const blocksOf = (id: string) => world.chatBlocks[id] ?? []

/**
 * The other member of a private room; undefined for an open room. Refuses with 404 where the private room is not the
 * caller's, and with 403 where chat is turned off for this kind of room.
 */
function enter(roomId: string, { user }: Account): string | undefined {
  if (isOpenRoom(roomId)) {
    if (world.chatOffer === 'off') throw new Refusal(403, { error: MESSAGES.chatOff })
    return undefined
  }
  const partner = partnerIn(roomId, user.id)
  if (partner === undefined || !world.accounts[partner]) throw missing()
  if (world.chatOffer !== 'all') throw new Refusal(403, { error: MESSAGES.chatOff })
  return partner
}
function enterPrivate(roomId: string, me: Account): string {
  const partner = enter(roomId, me)
  if (partner === undefined) throw missing()
  return partner
}
const known = (userId: string) => {
  if (!world.accounts[userId]) throw missing()
}
const seenBy = (message: ChatMessage, { user }: Account): ChatMessage => ({
  ...message,
  profileImageUrl: world.accounts[message.userId]?.user.profileImageUrl ?? null,
  userEmail:
    user.role === 'admin' || message.userId === user.id ? (world.accounts[message.userId]?.email ?? null) : null,
})

export const chat: Handlers<typeof contract, Caller> = {
  inbox: (_, { me }) => ({ offer: world.chatOffer, rooms: world.chatOffer === 'all' ? roomsOf(me) : [] }),

  read: ({ params: { roomId }, body: { messageId } }, { me }) => {
    enterPrivate(roomId, me)
    markRead(me, roomId, messageId)
    return { messageId }
  },

  mute: ({ params: { roomId }, body: { isMuted } }, { me }) => {
    enterPrivate(roomId, me)
    seatOf(me.user.id, roomId).isMuted = isMuted
    return { isMuted }
  },

  online: (_, { me }) =>
    (world.chatOffer === 'off' ? [] : Object.values(world.accounts))
      .filter(({ user }) => user.role === 'user' && user.id !== me.user.id)
      .filter(({ user }) => Object.values(world.sessions).includes(user.id))
      .map(({ user: { id, displayName, name, avatar, profileImageUrl }, email }) => {
        return { id, displayName, name, avatar, profileImageUrl, email: me.user.role === 'admin' ? email : null }
      })
      .sort((a, b) => a.displayName.localeCompare(b.displayName, 'fr')),

  messages: ({ params: { roomId }, query }, { me }) => {
    enter(roomId, me)
    const room = world.chat.filter((message) => message.roomId === roomId)
    const shown = room.filter(({ userId }) => !blocksOf(me.user.id).includes(userId))
    const end = query?.before === undefined ? shown.length : shown.findIndex(({ id }) => id === query.before)
    return shown.slice(Math.max(0, end - CHAT_PAGE), Math.max(0, end)).map((message) => seenBy(message, me))
  },

  send: ({ body: { id = uuidv7(), ...rest } }, { me }) => {
    const partner = enter(rest.roomId, me)
    const { id: userId, avatar, displayName: senderName } = me.user
    if (partner !== undefined && (blocksOf(partner).includes(userId) || blocksOf(userId).includes(partner)))
      throw new Refusal(403, { error: MESSAGES.cannotWrite })
    const before = world.chat.find((message) => message.id === id)
    if (before && before.userId !== userId) throw new Refusal(409, { error: MESSAGES.keyReused })
    const message = before ?? {
      ...rest,
      senderName,
      id,
      userId,
      avatar,
      profileImageUrl: null,
      userEmail: null,
      createdAt: new Date().toISOString(),
    }
    if (!before) world.chat.push(message)
    return seenBy(message, me)
  },

  remove: ({ params: { id } }, caller) => {
    const { me } = caller
    const message = world.chat.find((one) => one.id === id)
    if (!message || (me.user.role !== 'admin' && message.userId !== me.user.id)) throw missing()
    world.chat = world.chat.filter((one) => one.id !== id)
    if (message.userId !== me.user.id)
      audit(caller, { kind: 'chat', subjectId: id, subject: message.senderName, action: 'removed' })
    return { message: MESSAGES.deleted }
  },

  report: ({ params: { id }, body: { reason } }, { me }) => {
    const message = world.chat.find((one) => one.id === id)
    if (!message) throw missing()
    enter(message.roomId, me)
    const reporterId = me.user.id
    const { roomId, content, userId: senderId, senderName } = message
    const what = { messageId: id, roomId, content, senderId, senderName }
    if (!world.chatReports.some((report) => report.messageId === id && report.reporterId === reporterId))
      world.chatReports.push({
        ...what,
        id: uuidv7(),
        reporterId,
        reason,
        isOpen: true,
        isRemoved: false,
        createdAt: new Date().toISOString(),
      })
    return { message: MESSAGES.reported }
  },

  blocks: (_, { me }) => [...blocksOf(me.user.id)].sort(),

  block: ({ params: { userId } }, { me }) => {
    known(userId)
    world.chatBlocks[me.user.id] = [...new Set([...blocksOf(me.user.id), userId])]
    return { message: MESSAGES.blocked }
  },

  unblock: ({ params: { userId } }, { me }) => {
    known(userId)
    world.chatBlocks[me.user.id] = blocksOf(me.user.id).filter((id) => id !== userId)
    return { message: MESSAGES.unblocked }
  },
}
