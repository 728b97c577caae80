import type { contact as contract } from 'shared/contract/calls/contact'
import type { Handlers } from 'shared/contract/endpoint'
import { uuidv7 } from 'uuidv7'
import { addContactMessage } from '../db/tables/contact-messages.ts'
import type { Call } from '../http/call.ts'
import type { SendMail } from '../mail.ts'
import { contactMail } from './contact-mail.ts'

interface Services {
  adminEmail: string
  sendMail: SendMail
}

/** Messages to the team: stored for the administrator's list, and announced to the administrator by mail. */
export const contact = ({ adminEmail, sendMail }: Services): Handlers<typeof contract, Call> => ({
  send: async ({ body }, { db, user, now, after }) => {
    const id = uuidv7()
    await addContactMessage(db, { id, userId: user.id, ...body, status: 'new', createdAt: now })
    after(() => sendMail(contactMail(adminEmail, body)))
    return { id, status: 'new', createdAt: new Date(now).toISOString() }
  },
})
