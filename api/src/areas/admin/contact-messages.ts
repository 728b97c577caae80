import type { adminContactMessages as contract } from 'shared/contract/calls/admin/contact-messages'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { type ContactMessage, ContactStatus } from 'shared/model/people/contact-message'
import type { ContactMessageRow } from '../../db/rows/community.ts'
import type { Db } from '../../db/schema.ts'
import {
  contactMessage,
  contactPage,
  type Sender,
  sendersOf,
  setContactStatus,
} from '../../db/tables/contact-messages.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { fullName } from '../user.ts'
import { audit } from './audit.ts'

type Row = ContactMessageRow & { sender: Sender }
const shown = ({ sender, ...row }: Row): ContactMessage => ({
  ...row,
  account: { name: sender.displayName ?? fullName(sender), email: sender.email ?? '' },
  status: ContactStatus.parse(row.status),
  createdAt: new Date(row.createdAt).toISOString(),
})

/** The messages with the accounts that sent them; a message without an account is left out. */
async function withSenders(db: Db, rows: readonly ContactMessageRow[]): Promise<Row[]> {
  const senders = await sendersOf(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap((row) => {
    const sender = senders.get(row.userId)
    return sender ? [{ ...row, sender }] : []
  })
}

/** Messages of learners to the team. */
export const adminContactMessages: Handlers<typeof contract, Call> = {
  list: async ({ query }, { db }) => (await withSenders(db, await contactPage(db, query ?? {}))).map(shown),

  update: async ({ params: { id }, body: { status } }, call) => {
    const message = await contactMessage(call.db, id)
    const [row] = await withSenders(call.db, message ? [message] : [])
    if (!row) throw new Refusal(404, MESSAGES.notFound)
    if (row.status !== status) {
      await setContactStatus(call.db, id, status)
      const detail = { from: row.status, to: status }
      await audit(call, { action: 'status_changed', kind: 'contact', subjectId: id, subject: row.subject, detail })
    }
    return shown({ ...row, status })
  },
}
