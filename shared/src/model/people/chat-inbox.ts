import * as z from 'zod/mini'

/** What the operator offers: open rooms and private ones, open rooms only, or no chat at all. */
export const ChatOffer = z.enum(['all', 'rooms', 'off'])
export type ChatOffer = z.infer<typeof ChatOffer>

/** The number of private rooms in one list; with more, the oldest are left out. */
export const INBOX_MAX = 100
/** Unread messages are counted up to this number. */
export const UNREAD_MAX = 99
/** Characters of the last message in the list. */
export const MESSAGE_START_MAX = 80

/** A private room as one of its two members sees it. */
export const ChatRoom = z
  .object({
    roomId: z.string(),
    partner: z.object({
      id: z.string(),
      displayName: z.string(),
      /** Seed of the identicon. */
      avatar: z.string(),
      profileImageUrl: z.nullable(z.string()),
    }),
    /** When the last message was written. */
    lastAt: z.iso.datetime(),
    /** The beginning of the last message. */
    lastText: z.string(),
    /** Whether the caller wrote the last message. */
    isLastMine: z.boolean(),
    /** The partner's messages after the last one that the caller has read, on any device. */
    unread: z.int().check(z.gte(0), z.lte(UNREAD_MAX)),
    /** The caller wants no count for this room. */
    isMuted: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ChatRoom' })
export type ChatRoom = z.infer<typeof ChatRoom>

export const ChatInbox = z
  .object({
    offer: ChatOffer,
    /** The room with the latest message first. */
    rooms: z.array(ChatRoom),
  })
  .register(z.globalRegistry, { id: 'ChatInbox' })
export type ChatInbox = z.infer<typeof ChatInbox>

/** Everything up to this message is read. */
export const ChatRead = z.object({ messageId: z.string().check(z.minLength(1), z.maxLength(64)) })
export const ChatMute = z.object({ isMuted: z.boolean() })
