import * as z from 'zod/mini'
import { ChatReport } from '../../../model/people/chat-message.ts'
import { Message } from '../../answer.ts'
import { get, post } from '../../endpoint.ts'

/** What learners reported in the chat, the open ones first, then the newest. */
export const adminChat = {
  reports: get('/api/admin/chat-reports', { access: 'admin', reply: z.array(ChatReport) }),
  close: post('/api/admin/chat-reports/{id}/close', { access: 'admin', writes: true, reply: Message }),
}
