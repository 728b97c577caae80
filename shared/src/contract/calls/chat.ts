import * as z from 'zod/mini'
import { ChatInbox, ChatMute, ChatRead } from '../../model/people/chat-inbox.ts'
import { ChatInput, ChatMessage, ChatQuery, ChatReportInput } from '../../model/people/chat-message.ts'
import { OnlineUser } from '../../model/people/online-user.ts'
import { Message } from '../answer.ts'
import { del, get, post, put } from '../endpoint.ts'

/**
 * The community chat. Only its two members reach a private room; everybody else gets the reply for a room that does not
 * exist.
 */
export const chat = {
  /** At most 200 learners seen within the last five minutes, by name, without the caller. */
  online: get('/api/users/online', { reply: z.array(OnlineUser) }),
  /** The caller's private rooms that have messages, and which rooms the operator offers. */
  inbox: get('/api/chat/rooms', { reply: ChatInbox }),
  /**
   * Stores up to which message the caller has read the room, so that all their devices agree. An earlier message than
   * the stored one changes nothing.
   */
  read: put('/api/chat/rooms/{roomId}/read', { writes: true, body: ChatRead, reply: ChatRead }),
  /** A muted room stays in the inbox, but its messages are left out of the total of unread messages. */
  mute: put('/api/chat/rooms/{roomId}/mute', { writes: true, body: ChatMute, reply: ChatMute }),
  /** A page of messages, the oldest first, without those of people whom the caller blocked. */
  messages: get('/api/chat/messages/{roomId}', { query: ChatQuery, reply: z.array(ChatMessage) }),
  send: post('/api/chat/messages', {
    writes: true,
    limits: [{ by: 'user', max: 30, seconds: 60 }],
    body: ChatInput,
    reply: ChatMessage,
  }),
  /** Learners delete their own messages; the administrator any message. */
  remove: del('/api/chat/messages/{id}', { writes: true, reply: Message }),
  report: post('/api/chat/messages/{id}/report', {
    writes: true,
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
    body: ChatReportInput,
    reply: Message,
  }),
  /** Ids of the people whom the caller blocked. */
  blocks: get('/api/chat/blocks', { reply: z.array(z.string()) }),
  block: put('/api/chat/blocks/{userId}', { writes: true, reply: Message }),
  unblock: del('/api/chat/blocks/{userId}', { writes: true, reply: Message }),
}
