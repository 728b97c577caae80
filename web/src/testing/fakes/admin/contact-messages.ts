import type { adminContactMessages as contract } from 'shared/contract/calls/admin/contact-messages'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../../caller'
import { found } from '../../refusal'
import { world } from '../../world'
import { pageAfter } from '../page-after'
import { audit } from './content'

export const adminContactMessages: Handlers<typeof contract, Caller> = {
  list: ({ query }) => {
    const { status, after } = query ?? {}
    return pageAfter(
      world.contacts.filter((message) => status === undefined || message.status === status),
      after,
    )
  },
  update: ({ params: { id }, body: { status } }, caller) => {
    const message = found(world.contacts.find((one) => one.id === id))
    if (message.status !== status) {
      const detail = { from: message.status, to: status }
      audit(caller, { action: 'status_changed', kind: 'contact', subjectId: id, subject: message.subject, detail })
      message.status = status
    }
    return message
  },
}
