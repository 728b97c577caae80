import type { adminContactMessages as contract } from 'shared/contract/calls/admin/contact-messages'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { type ContactMessage, ContactStatus } from 'shared/model/people/contact-message'
import type { ContactMessageRow } from '../../db/schema.ts'
import { contactMessage, contactPage, setContactStatus } from '../../db/tables/contact-messages.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

const shown = (row: ContactMessageRow): ContactMessage => ({
  ...row,
  status: ContactStatus.parse(row.status),
  createdAt: new Date(row.createdAt).toISOString(),
})

/** Messages of learners to the team. */
export const adminContactMessages: Handlers<typeof contract, Call> = {
  list: async ({ query }, { db }) => (await contactPage(db, query ?? {})).map(shown),

  update: async ({ params: { id }, body: { status } }, call) => {
    const row = await contactMessage(call.db, id)
    if (!row) throw new Refusal(404, MESSAGES.notFound)
    if (row.status !== status) {
      await setContactStatus(call.db, id, status)
      const detail = { from: row.status, to: status }
      await audit(call, { action: 'status_changed', kind: 'contact', subjectId: id, subject: row.subject, detail })
    }
    return shown({ ...row, status })
  },
}
