import { type ChatRoom, INBOX_MAX, UNREAD_MAX } from 'shared/model/people/chat-inbox'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { messageStart, partnerIn } from 'shared/rules/chat-room'
import { type Account, world } from '../world'

/** What a user has read and muted in a room; made where there is nothing yet. */
export function seatOf(userId: string, roomId: string) {
  const seats = world.chatSeats[userId] ?? {}
  const seat = seats[roomId] ?? { readAt: '', readId: '', isMuted: false }
  seats[roomId] = seat
  world.chatSeats[userId] = seats
  return seat
}

type Place = Pick<ChatMessage, 'createdAt' | 'id'>
const isAfter = (one: Place, other: Place) =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id)

/** Marks everything up to a message of the room as read; an earlier message changes nothing. */
export function markRead({ user }: Account, roomId: string, messageId: string) {
  const seat = seatOf(user.id, roomId)
  const message = world.chat.find((one) => one.id === messageId && one.roomId === roomId)
  if (!message || !isAfter(message, { createdAt: seat.readAt, id: seat.readId })) return
  Object.assign(seat, { readAt: message.createdAt, readId: messageId })
}

/** The private rooms of a user, the latest first. */
export function roomsOf({ user }: Account): ChatRoom[] {
  const blocked = world.chatBlocks[user.id] ?? []
  const visible = world.chat.filter(({ userId }) => !blocked.includes(userId))
  return [...new Set(visible.map(({ roomId }) => roomId))]
    .flatMap((roomId) => {
      const partner = world.accounts[partnerIn(roomId, user.id) ?? '']?.user
      const inRoom = visible.filter((message) => message.roomId === roomId)
      const [first, ...others] = inRoom
      if (!partner || !first) return []
      const last = others.reduce((latest, one) => (isAfter(one, latest) ? one : latest), first)
      const { readAt: createdAt, readId, isMuted } = seatOf(user.id, roomId)
      const read = { createdAt, id: readId }
      const unread = inRoom.filter((message) => message.userId === partner.id && isAfter(message, read)).length
      const { id, displayName, avatar, profileImageUrl } = partner
      return [
        {
          roomId,
          partner: { id, displayName, avatar, profileImageUrl },
          lastAt: last.createdAt,
          lastText: messageStart(last.content),
          isLastMine: last.userId === user.id,
          unread: Math.min(unread, UNREAD_MAX),
          isMuted,
        },
      ]
    })
    .sort((a, b) => b.lastAt.localeCompare(a.lastAt))
    .slice(0, INBOX_MAX)
}
