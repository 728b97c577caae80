import type { adminChat as contract } from 'shared/contract/calls/admin/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { closeReport, reports } from '../../db/tables/chat.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

/** Reports from learners in the chat. */
export const adminChat: Handlers<typeof contract, Call> = {
  reports: async (_, { db }) =>
    (await reports(db)).map(({ isOpen, foundId, createdAt, ...row }) => ({
      ...row,
      isOpen: isOpen === 1,
      isRemoved: foundId === null,
      createdAt: new Date(createdAt).toISOString(),
    })),

  close: async ({ params: { id } }, call) => {
    if (!(await closeReport(call.db, id))) throw new Refusal(404, MESSAGES.notFound)
    await audit(call, { kind: 'chat', subjectId: id, subject: 'report', action: 'closed' })
    return { message: MESSAGES.closed }
  },
}
