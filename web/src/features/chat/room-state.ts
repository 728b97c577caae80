import { CHAT_PAGE, type ChatMessage } from 'shared/model/chat-message'

/** What is known of a room while it is open. */
export interface RoomState {
  /** Without gaps, the oldest first. */
  known: readonly ChatMessage[]
  /** Whether `known` begins with the room's first message. */
  isWhole: boolean
  /** Whether a page has come, from this device or from the server. */
  isLoaded: boolean
  /** Stored by the server, but in no page yet, with the pages that came without them. */
  sent: readonly { message: ChatMessage; missed: number }[]
  /** Removed here: a page that was asked for before may still have them. */
  gone: ReadonlySet<string>
}
export const UNKNOWN_ROOM: RoomState = { known: [], isWhole: false, isLoaded: false, sent: [], gone: new Set() }

export type RoomEvent =
  | { type: 'page'; page: readonly ChatMessage[] }
  | { type: 'earlier'; before: string; page: readonly ChatMessage[] }
  | { type: 'anew'; page: readonly ChatMessage[] }
  | { type: 'sent'; message: ChatMessage }
  | { type: 'gone'; id: string }

/** A page that was under way while a message was sent lacks it; the next one knows better. */
const MISSED_MAX = 2

const precedes = (a: ChatMessage, b: ChatMessage) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id)

type Known = Pick<RoomState, 'known' | 'isWhole'>

/** Puts the newest page in the place of what it covers, so that what was removed goes and what lies before it stays. */
export function joinPage({ known, isWhole }: Known, page: readonly ChatMessage[]): Known {
  const [first] = page
  const [oldest] = known
  const newest = known.at(-1)
  if (!first || page.length < CHAT_PAGE) return { known: page, isWhole: true }
  // More was written than a page holds: what lies between is not known.
  if (!oldest || !newest || precedes(newest, first)) return { known: page, isWhole: false }
  const before = known.filter((message) => precedes(message, first))
  return { known: [...before, ...page], isWhole: isWhole && !precedes(first, oldest) }
}

/** Puts what comes right before a known message in front of it. */
export function joinEarlier({ known, isWhole }: Known, before: string, page: readonly ChatMessage[]): Known {
  const at = known.findIndex(({ id }) => id === before)
  if (at < 0) return { known, isWhole }
  return { known: [...page, ...known.slice(at)], isWhole: page.length < CHAT_PAGE }
}

export function roomAfter(room: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'page': {
      const here = new Set(event.page.map(({ id }) => id))
      const sent = room.sent
        .filter(({ message }) => !here.has(message.id))
        .map(({ message, missed }) => ({ message, missed: missed + 1 }))
        .filter(({ missed }) => missed < MISSED_MAX)
      return { ...room, ...joinPage(room, event.page), sent, isLoaded: true }
    }
    case 'earlier':
      return { ...room, ...joinEarlier(room, event.before, event.page) }
    case 'anew':
      return { ...room, ...joinPage(UNKNOWN_ROOM, event.page) }
    case 'sent':
      return { ...room, sent: [...room.sent, { message: event.message, missed: 0 }] }
    case 'gone':
      return { ...room, gone: new Set([...room.gone, event.id]) }
  }
}

/** The messages to be shown, the oldest first. */
export function messagesOf({ known, sent, gone }: RoomState, blocked: readonly string[]): ChatMessage[] {
  const here = new Set(known.map(({ id }) => id))
  const all = [...known, ...sent.map(({ message }) => message).filter(({ id }) => !here.has(id))]
  return all.filter(({ id, userId }) => !gone.has(id) && !blocked.includes(userId))
}
