import * as z from 'zod/mini'
import { ChatInput, ChatMessage } from '../model/chat-message.ts'
import { OnlineUser } from '../model/online-user.ts'
import { get, post } from './endpoint.ts'

/** The community chat (spec 1 §7). A private room answers only its two members. */
export const chat = {
  online: get('/api/users/online', { reply: z.array(OnlineUser) }),
  /** The oldest first. */
  messages: get('/api/chat/messages/{roomId}', { reply: z.array(ChatMessage) }),
  send: post('/api/chat/messages', {
    writes: true,
    limits: [{ by: 'user', max: 30, seconds: 60 }],
    body: ChatInput,
    reply: ChatMessage,
  }),
}
