import type { contact as contract } from 'shared/contract/calls/contact'
import type { Handlers } from 'shared/contract/endpoint'
import type { ContactMessage } from 'shared/model/people/contact-message'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { world } from '../world'

export const contact: Handlers<typeof contract, Caller> = {
  send: ({ body }, { me }) => {
    const message: ContactMessage = {
      ...body,
      id: uuidv7(),
      userId: me.user.id,
      account: { name: me.user.displayName, email: me.email },
      status: 'new',
      createdAt: new Date().toISOString(),
    }
    world.contacts.unshift(message)
    return message
  },
}
