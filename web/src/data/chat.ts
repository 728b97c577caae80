import { chat } from 'shared/contract/chat'
import type { ChatMessage } from 'shared/model/chat-message'
import { partnerIn } from 'shared/rules/chat-room'
import { call } from './client'
import { db } from './db'
import { invalidate } from './reader'
import { usePolled } from './use-polled'
import { useQuery } from './use-query'

/** While the chat is open, and while a room is open (spec 1 §9). */
export const ONLINE_POLL_MS = 30_000
export const MESSAGES_POLL_MS = 5000

export const useOnlineUsers = () => usePolled(chat.online, {}, ONLINE_POLL_MS)

/** The newest messages of a room, the oldest first. */
export const useRoomPage = (roomId: string) => usePolled(chat.messages, { roomId }, MESSAGES_POLL_MS)

const ROOMS = '/api/chat/messages/'
/** People whose words in a private room are on this device, the latest first: they are found again when they are not online. */
export const usePartners = (userId: string) =>
  useQuery(
    async (home) => {
      const pages = await home.answers.where('path').startsWith(ROOMS).toArray()
      return pages
        .flatMap(({ path, value }) => {
          const partner = partnerIn(path.slice(ROOMS.length), userId)
          return (value as ChatMessage[]).findLast((message) => message.userId === partner) ?? []
        })
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(({ userId: id, senderName, avatar }) => ({
          id,
          displayName: senderName,
          name: senderName,
          avatar,
          profileImageUrl: null,
        }))
    },
    [userId],
  )

/** Messages right before one of them, the oldest first; none where that one is gone. Throws ApiError. */
export const messagesBefore = (roomId: string, id: string): Promise<ChatMessage[]> =>
  call(chat.messages, { params: { roomId }, query: { before: id } })

export const removeMessage = (id: string) => call(chat.remove, { params: { id } })
export const reportMessage = (id: string, reason: string) => call(chat.report, { params: { id }, body: { reason } })

/** Ids of the people one has blocked; what is known here until the server answers. */
export const useBlockedIds = (): readonly string[] => usePolled(chat.blocks, {}, undefined).value ?? []

const nameKey = (userId: string) => `chat/blocked-name/${userId}`

/** Blocks a person and keeps their name: afterwards the server tells their id only. Throws ApiError. */
export async function blockPerson(userId: string, name: string) {
  const home = db()
  const reply = await call(chat.block, { params: { userId } })
  await home.meta.put({ key: nameKey(userId), value: name })
  invalidate('/api/chat/blocks')
  return reply
}

export async function unblockPerson(userId: string) {
  const home = db()
  const reply = await call(chat.unblock, { params: { userId } })
  await home.meta.delete(nameKey(userId))
  invalidate('/api/chat/')
  return reply
}

/** Names of blocked people by id, of those that were blocked on this device. */
export const useBlockedNames = (ids: readonly string[]): Readonly<Record<string, string>> | undefined =>
  useQuery(
    async (home) => {
      const rows = await home.meta.bulkGet(ids.map(nameKey))
      return Object.fromEntries(ids.flatMap((id, i) => (rows[i] ? [[id, String(rows[i].value)]] : [])))
    },
    [ids.join()],
  )
