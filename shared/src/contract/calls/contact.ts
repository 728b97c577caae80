import { ContactInput, ContactReceipt } from '../../model/people/contact-message.ts'
import { post } from '../endpoint.ts'

/** Messages to the team. */
export const contact = {
  send: post('/api/contact', {
    queued: true,
    writes: true,
    limits: [{ by: 'user', max: 3, seconds: 60 }],
    body: ContactInput,
    reply: ContactReceipt,
  }),
}
