import type { chat as contract } from 'shared/contract/calls/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { ChatOffer } from 'shared/model/people/chat-inbox'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { isAdministrator } from 'shared/rules/access'
import { isOpenRoom, messageStart, partnerIn } from 'shared/rules/chat-room'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../db/schema.ts'
import * as table from '../db/tables/chat.ts'
import * as seats from '../db/tables/chat-seats.ts'
import { userById } from '../db/tables/people/users.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import type { SessionUser } from '../http/session/session.ts'
import { avatarSeed } from '../secrets.ts'
import { audit } from './admin/audit.ts'
import { fullName, pictureUrl } from './user.ts'

/** Milliseconds without activity after which a user is no longer shown as online. */
export const ONLINE_MS = 300_000

interface Services {
  secret: string
  adminEmail: string
  chatOffer: ChatOffer
}

/** The community chat. For anybody but its two members a private room does not exist. */
export function chat({ secret, adminEmail, chatOffer }: Services): Handlers<typeof contract, Call> {
  const toMessage = ({ email, imageAt, ...row }: table.SentMessage, { id, isAdmin }: SessionUser): ChatMessage => ({
    ...row,
    userEmail: isAdmin || row.userId === id ? email : null,
    avatar: avatarSeed(secret, row.userId),
    profileImageUrl: pictureUrl({ id: row.userId, imageAt }),
    createdAt: new Date(row.createdAt).toISOString(),
  })

  /**
   * The other member of a private room; undefined for an open room. Refuses with 404 if the private room is not the
   * user's, and with 403 if the chat does not offer the room.
   */
  async function enter(db: Db, roomId: string, user: SessionUser): Promise<string | undefined> {
    if (isOpenRoom(roomId)) {
      if (chatOffer === 'off') throw new Refusal(403, MESSAGES.chatOff)
      return undefined
    }
    const partner = partnerIn(roomId, user.id)
    if (partner === undefined || (await userById(db, { id: partner })).length === 0)
      throw new Refusal(404, MESSAGES.notFound)
    if (chatOffer !== 'all') throw new Refusal(403, MESSAGES.chatOff)
    return partner
  }
  /** The other member of a private room; refuses an open room, too. */
  async function enterPrivate(db: Db, roomId: string, user: SessionUser): Promise<string> {
    const partner = await enter(db, roomId, user)
    if (partner === undefined) throw new Refusal(404, MESSAGES.notFound)
    return partner
  }
  /** A message in a room that the user may enter. */
  async function readable(db: Db, id: string, user: SessionUser) {
    const [message] = await table.chatMessage(db, { id })
    if (!message) throw new Refusal(404, MESSAGES.notFound)
    await enter(db, message.roomId, user)
    return message
  }
  async function displayNameOf(db: Db, { id }: SessionUser) {
    const [row] = await userById(db, { id })
    if (!row) throw new Refusal(404, MESSAGES.notFound)
    return row.displayName ?? fullName(row)
  }
  const known = async (db: Db, id: string) => {
    if ((await userById(db, { id })).length === 0) throw new Refusal(404, MESSAGES.notFound)
  }
  return {
    online: async (_, { db, user, now }) => {
      if (chatOffer === 'off') return []
      const seen = await table.seenUsers(db, { since: now - ONLINE_MS, now })
      return seen
        .filter(({ id, email }) => id !== user.id && !isAdministrator(email, adminEmail))
        .map((row) => {
          const name = fullName(row)
          return {
            id: row.id,
            displayName: row.displayName ?? name,
            // Learners see a user who has chosen a name only by that name.
            name: user.isAdmin ? name : (row.displayName ?? name),
            email: user.isAdmin ? row.email : null,
            avatar: avatarSeed(secret, row.id),
            profileImageUrl: pictureUrl(row),
          }
        })
        .sort((a, b) => a.displayName.localeCompare(b.displayName, 'fr'))
    },

    inbox: async (_, { db, user }) => {
      const rows = chatOffer === 'all' ? await seats.roomsOf(db, { reader: user.id }) : []
      const rooms = rows.map((row) => ({
        roomId: row.roomId,
        partner: {
          id: row.partnerId,
          displayName: row.displayName ?? fullName(row),
          avatar: avatarSeed(secret, row.partnerId),
          profileImageUrl: pictureUrl({ id: row.partnerId, imageAt: row.imageAt }),
        },
        lastAt: new Date(row.lastAt).toISOString(),
        lastText: messageStart(row.lastContent),
        isLastMine: row.lastUserId === user.id,
        unread: row.unread,
        isMuted: row.isMuted === 1,
      }))
      return { offer: chatOffer, rooms }
    },

    read: async ({ params: { roomId }, body: { messageId } }, { db, user }) => {
      const partnerId = await enterPrivate(db, roomId, user)
      const [message] = await table.chatMessage(db, { id: messageId })
      // A message that was deleted meanwhile marks nothing as read; the next message that the user sees does.
      if (message?.roomId === roomId)
        await seats.markRead(db, { userId: user.id, roomId, partnerId }, message.createdAt, message.id)
      return { messageId }
    },

    mute: async ({ params: { roomId }, body: { isMuted } }, { db, user }) => {
      const partnerId = await enterPrivate(db, roomId, user)
      await seats.setMuted(db, { userId: user.id, roomId, partnerId }, isMuted ? 1 : 0)
      return { isMuted }
    },

    messages: async ({ params: { roomId }, query }, { db, user }) => {
      await enter(db, roomId, user)
      const before = query?.before === undefined ? undefined : (await table.chatMessage(db, { id: query.before }))[0]
      // If the message `before` was deleted, the page before it cannot be found, and the client reads the room again.
      if (query?.before !== undefined && before?.roomId !== roomId) return []
      return (await table.messagesOf(db, roomId, user.id, before)).map((row) => toMessage(row, user))
    },

    // The name in the body is not stored; the sender's device shows it until the reply. Others see the account's name,
    // so that nobody can write under another person's name.
    send: async ({ body: { id = uuidv7(), content, roomId } }, { db, user, now }) => {
      const partner = await enter(db, roomId, user)
      const senderName = await displayNameOf(db, user)
      if (
        partner !== undefined &&
        ((await table.isBlocked(db, partner, user.id)) || (await table.isBlocked(db, user.id, partner)))
      )
        throw new Refusal(403, MESSAGES.cannotWrite)
      await table.addMessage(db, { id, roomId, userId: user.id, senderName, content, createdAt: now })
      const [stored] = await table.chatMessage(db, { id })
      // The id belongs to another user's message: no client makes such an id.
      if (stored?.userId !== user.id) throw new Refusal(409, MESSAGES.keyReused)
      if (partner !== undefined) await seats.seat(db, roomId, [user.id, partner], now)
      return toMessage(stored, user)
    },

    remove: async ({ params: { id } }, call) => {
      const { db, user } = call
      const [message] = await table.chatMessage(db, { id })
      if (!message || (!user.isAdmin && message.userId !== user.id)) throw new Refusal(404, MESSAGES.notFound)
      await table.deleteMessage(db, id)
      if (message.userId !== user.id)
        await audit(call, {
          kind: 'chat',
          subjectId: id,
          subject: message.senderName,
          action: 'removed',
          detail: { senderId: message.userId },
        })
      return { message: MESSAGES.deleted }
    },

    report: async ({ params: { id }, body: { reason } }, { db, user, now }) => {
      const { roomId, content, userId: senderId, senderName } = await readable(db, id, user)
      const what = { messageId: id, roomId, content, senderId, senderName }
      await table.addReport(db, { id: uuidv7(), ...what, reporterId: user.id, reason, isOpen: 1, createdAt: now })
      return { message: MESSAGES.reported }
    },

    blocks: async (_, { db, user }) => (await table.blockedBy(db, { userId: user.id })).map((row) => row.blockedId),

    block: async ({ params: { userId } }, { db, user }) => {
      await known(db, userId)
      await table.addBlock(db, user.id, userId)
      return { message: MESSAGES.blocked }
    },

    unblock: async ({ params: { userId } }, { db, user }) => {
      await known(db, userId)
      await table.deleteBlock(db, user.id, userId)
      return { message: MESSAGES.unblocked }
    },
  }
}
