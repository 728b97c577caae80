import * as z from 'zod/mini'
import { ContactMessage } from '../../model/contact-message.ts'
import { get } from '../endpoint.ts'

/** What learners wrote to the team, the newest first (spec 3 §7.3). */
export const adminContactMessages = {
  list: get('/api/admin/contact-messages', { access: 'admin', reply: z.array(ContactMessage) }),
}
