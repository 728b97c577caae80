import type { adminChat as contract } from 'shared/contract/calls/admin/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Caller } from '../../caller'
import { Refusal } from '../../refusal'
import { world } from '../../world'
import { audit } from './content'

export const adminChat: Handlers<typeof contract, Caller> = {
  reports: () =>
    world.chatReports
      .map((report) => ({ ...report, isRemoved: world.chat.every(({ id }) => id !== report.messageId) }))
      .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.createdAt.localeCompare(a.createdAt)),

  close: ({ params: { id } }, caller) => {
    const report = world.chatReports.find((one) => one.id === id)
    if (!report) throw new Refusal(404, { error: MESSAGES.notFound })
    report.isOpen = false
    audit(caller, { kind: 'chat', subjectId: id, subject: 'report', action: 'closed' })
    return { message: MESSAGES.closed }
  },
}
