import { ContactInput, ContactReceipt } from '../model/contact-message.ts'
import { post } from './endpoint.ts'

/** Messages to the team (spec 2 §7). */
export const contact = {
  send: post('/api/contact', {
    queued: true,
    writes: true,
    limits: [{ by: 'user', max: 3, seconds: 60 }],
    body: ContactInput,
    reply: ContactReceipt,
  }),
}
