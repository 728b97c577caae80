import { chat } from 'shared/contract/calls/chat'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { currentDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { call } from '#data/http/client'
import { invalidate } from '#data/http/reader'
import { useResource } from '#data/http/use-resource'

/** Milliseconds between two requests while the chat is open, and while a room is open. */
export const ONLINE_POLL_MS = 30_000
export const MESSAGES_POLL_MS = 5000
const LIVE = { freshFor: 0, onReturn: true } as const

export const useOnlineUsers = () => useResource(chat.online, {}, { ...LIVE, every: ONLINE_POLL_MS })

/** The newest messages of a room, the oldest first. */
export const useRoomPage = (roomId: string) =>
  useResource(chat.messages, { roomId }, { ...LIVE, every: MESSAGES_POLL_MS })

/** The messages just before one of them, the oldest first; none where that one was deleted. Throws ApiError. */
export const messagesBefore = (roomId: string, id: string): Promise<ChatMessage[]> =>
  call(chat.messages, { params: { roomId }, query: { before: id } })

export const removeMessage = (id: string) => call(chat.remove, { params: { id } })
export const reportMessage = (id: string, reason: string) => call(chat.report, { params: { id }, body: { reason } })

/** Ids of blocked people; the stored ones until the server replies. */
export const useBlockedIds = (): readonly string[] => useResource(chat.blocks, {}, LIVE).value ?? []

const nameKey = (userId: string) => `chat/blocked-name/${userId}`

/** Blocks a person and stores their name, because the server returns only their id afterwards. Throws ApiError. */
export async function blockPerson(userId: string, name: string) {
  const db = currentDb()
  const reply = await call(chat.block, { params: { userId } })
  await db.meta.put({ key: nameKey(userId), value: name })
  invalidate('/api/chat/blocks')
  return reply
}

export async function unblockPerson(userId: string) {
  const db = currentDb()
  const reply = await call(chat.unblock, { params: { userId } })
  await db.meta.delete(nameKey(userId))
  invalidate('/api/chat/')
  return reply
}

/** Names by id of the people who were blocked on this device. */
export const useBlockedNames = (ids: readonly string[]): Readonly<Record<string, string>> | undefined =>
  useQuery(
    async (db) => {
      const rows = await db.meta.bulkGet(ids.map(nameKey))
      return Object.fromEntries(ids.flatMap((id, i) => (rows[i] ? [[id, String(rows[i].value)]] : [])))
    },
    [ids.join()],
  )
