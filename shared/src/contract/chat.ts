import * as z from 'zod/mini'
import { ChatInput, ChatMessage, ChatQuery, ChatReportInput } from '../model/chat-message.ts'
import { OnlineUser } from '../model/online-user.ts'
import { Message } from './answer.ts'
import { del, get, post, put } from './endpoint.ts'

/** The community chat (spec 1 §7). A private room answers only its two members; to everybody else it does not exist. */
export const chat = {
  /** Learners seen within five minutes, oneself left out, by name. */
  online: get('/api/users/online', { reply: z.array(OnlineUser) }),
  /** The oldest first; messages of people one has blocked are left out. */
  messages: get('/api/chat/messages/{roomId}', { query: ChatQuery, reply: z.array(ChatMessage) }),
  send: post('/api/chat/messages', {
    writes: true,
    limits: [{ by: 'user', max: 30, seconds: 60 }],
    body: ChatInput,
    reply: ChatMessage,
  }),
  /** One's own message; the administrator any. */
  remove: del('/api/chat/messages/{id}', { writes: true, reply: Message }),
  report: post('/api/chat/messages/{id}/report', {
    writes: true,
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
    body: ChatReportInput,
    reply: Message,
  }),
  /** Ids of the people one has blocked. */
  blocks: get('/api/chat/blocks', { reply: z.array(z.string()) }),
  block: put('/api/chat/blocks/{userId}', { writes: true, reply: Message }),
  unblock: del('/api/chat/blocks/{userId}', { writes: true, reply: Message }),
}
