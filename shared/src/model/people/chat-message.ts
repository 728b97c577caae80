import * as z from 'zod/mini'
import { DISPLAY_NAME_MAX } from './user.ts'

export const CHAT_CONTENT_MAX = 2000
export const GENERAL_ROOM = 'general'
export const STUDY_GROUP_ROOM = 'study-group'
/** Characters: two ids and their separator. */
export const ROOM_ID_MAX = 140

/** `general`, `study-group`, or `{lower id}_{higher id}` for two people. */
export const RoomId = z.string().check(z.minLength(1), z.maxLength(ROOM_ID_MAX))

export const ChatMessage = z
  .object({
    id: z.string(),
    content: z.string(),
    userId: z.string(),
    senderName: z.string(),
    /** Null for everyone but the administrator and the sender. */
    userEmail: z.nullable(z.string()),
    roomId: z.string(),
    /** Seed of the sender's identicon. */
    avatar: z.string(),
    /** The sender's picture, where they have one. */
    profileImageUrl: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof ChatMessage>

/** The number of messages in one page. */
export const CHAT_PAGE = 50
/** The newest messages of a room, or those just before the message `before`. */
export const ChatQuery = z.object({ before: z.optional(z.string().check(z.maxLength(64))) })

export const CHAT_REASON_MAX = 500
export const ChatReportInput = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_REASON_MAX)),
})

/** A reported message as the administrator reads it; its text is kept when the message itself is deleted. */
export const ChatReport = z
  .object({
    id: z.string(),
    messageId: z.string(),
    roomId: z.string(),
    content: z.string(),
    senderId: z.string(),
    senderName: z.string(),
    reporterId: z.string(),
    reason: z.string(),
    isOpen: z.boolean(),
    /** Whether the message was deleted. */
    isRemoved: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ChatReport' })
export type ChatReport = z.infer<typeof ChatReport>

export const ChatInput = z.object({
  /** The temporary id of the optimistic message, so that a repeated request stores one message only. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_CONTENT_MAX)),
  roomId: RoomId,
  senderName: z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPLAY_NAME_MAX)),
})
export type ChatInput = z.infer<typeof ChatInput>
