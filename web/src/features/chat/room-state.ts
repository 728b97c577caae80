import { CHAT_PAGE, type ChatMessage } from 'shared/model/people/chat-message'

/** The state of an open room. */
export interface RoomState {
  /** The known messages without gaps, the oldest first. */
  known: readonly ChatMessage[]
  /** Whether `known` begins with the room's first message. */
  isWhole: boolean
  /** Whether a page of messages has arrived, from this device or from the server. */
  isLoaded: boolean
  /** Messages that the server has stored but that are in no page yet, with the number of pages without them. */
  sent: readonly { message: ChatMessage; missed: number }[]
  /** Messages deleted here: a page requested earlier may still contain them. */
  gone: ReadonlySet<string>
}
export const UNKNOWN_ROOM: RoomState = { known: [], isWhole: false, isLoaded: false, sent: [], gone: new Set() }

export type RoomEvent =
  | { type: 'page'; page: readonly ChatMessage[] }
  | { type: 'earlier'; before: string; page: readonly ChatMessage[] }
  | { type: 'anew'; page: readonly ChatMessage[] }
  | { type: 'sent'; message: ChatMessage }
  | { type: 'gone'; id: string }

/**
 * Pages that lack a sent message before it counts as deleted. A page requested while the message was being sent may
 * lack it; the next one has it.
 */
const MISSED_MAX = 2

const precedes = (a: ChatMessage, b: ChatMessage) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id)

type Known = Pick<RoomState, 'known' | 'isWhole'>

/** Replaces the range that the newest page covers, so that deleted messages disappear and earlier ones stay. */
export function joinPage({ known, isWhole }: Known, page: readonly ChatMessage[]): Known {
  const [first] = page
  const [oldest] = known
  const newest = known.at(-1)
  if (!first || page.length < CHAT_PAGE) return { known: page, isWhole: true }
  // More was written than a page contains: the messages in between are unknown.
  if (!oldest || !newest || precedes(newest, first)) return { known: page, isWhole: false }
  const before = known.filter((message) => precedes(message, first))
  return { known: [...before, ...page], isWhole: isWhole && !precedes(first, oldest) }
}

/** Adds a page in front of the known message before which it ends. */
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

/**
 * The messages to show, the oldest first: without those that were deleted here, and without those of blocked people.
 */
export function messagesOf({ known, sent, gone }: RoomState, blocked: readonly string[]): ChatMessage[] {
  const here = new Set(known.map(({ id }) => id))
  const all = [...known, ...sent.map(({ message }) => message).filter(({ id }) => !here.has(id))]
  return all.filter(({ id, userId }) => !gone.has(id) && !blocked.includes(userId))
}
