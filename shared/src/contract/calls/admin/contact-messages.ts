import * as z from 'zod/mini'
import { ContactMessage, ContactQuery, ContactStatusInput } from '../../../model/people/contact-message.ts'
import { get, patch } from '../../endpoint.ts'

/** What learners wrote to the team, the newest first, a page at a time. */
export const adminContactMessages = {
  list: get('/api/admin/contact-messages', { access: 'admin', query: ContactQuery, reply: z.array(ContactMessage) }),
  update: patch('/api/admin/contact-messages/{id}', {
    access: 'admin',
    writes: true,
    body: ContactStatusInput,
    reply: ContactMessage,
  }),
}
