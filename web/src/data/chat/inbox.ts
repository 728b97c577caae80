import { chat } from 'shared/contract/calls/chat'
import { type ChatInbox, UNREAD_MAX } from 'shared/model/people/chat-inbox'
import { call } from '#data/http/client'
import { invalidate } from '#data/http/reader'
import { useResource } from '#data/http/use-resource'

/** Milliseconds between two requests while the chat is closed. */
export const INBOX_POLL_MS = 60_000
const INBOX = '/api/chat/rooms'

/** The private rooms. They are requested in a hidden tab too, because its title shows the number of unread messages. */
export const useInbox = (everyMs: number = INBOX_POLL_MS) =>
  useResource(chat.inbox, {}, { freshFor: 0, onReturn: true, every: everyMs, whileHidden: true })

/** Unread messages of all rooms that are not muted. */
export const unreadIn = (inbox: ChatInbox | null | undefined) =>
  (inbox?.rooms ?? []).reduce((sum, { isMuted, unread }) => (isMuted ? sum : sum + unread), 0)

/** The count as text, such as `7`; `99+` from `UNREAD_MAX` on, up to which the server counts. */
export const unreadText = (count: number) => (count < UNREAD_MAX ? String(count) : `${UNREAD_MAX}+`)

/** Tells the server that a room was read up to a message. Throws ApiError. */
export async function markRoomRead(roomId: string, messageId: string): Promise<void> {
  await call(chat.read, { params: { roomId }, body: { messageId } })
  invalidate(INBOX)
}

/** Throws ApiError. */
export async function muteRoom(roomId: string, isMuted: boolean): Promise<void> {
  await call(chat.mute, { params: { roomId }, body: { isMuted } })
  invalidate(INBOX)
}
