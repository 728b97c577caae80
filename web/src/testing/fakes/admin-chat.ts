import type { adminChat as contract } from 'shared/contract/admin/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { world } from '../world'

export const adminChat: Handlers<typeof contract, Caller> = {
  reports: () =>
    world.chatReports
      .map((report) => ({ ...report, isRemoved: world.chat.every(({ id }) => id !== report.messageId) }))
      .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.createdAt.localeCompare(a.createdAt)),

  close: ({ params: { id } }) => {
    const report = world.chatReports.find((one) => one.id === id)
    if (!report) throw new Refusal(404, { error: MESSAGES.notFound })
    report.isOpen = false
    return { message: MESSAGES.closed }
  },
}
