import type { chat as contract } from 'shared/contract/chat'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { GENERAL_ROOM, STUDY_GROUP_ROOM } from 'shared/model/chat-message'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { type Account, world } from '../world'

/** `{lower id}_{higher id}` is read by its two members only. */
function enter(roomId: string, { user }: Account) {
  const isOpen = roomId === GENERAL_ROOM || roomId === STUDY_GROUP_ROOM
  if (!isOpen && !roomId.split('_').includes(user.id)) throw new Refusal(403, { error: MESSAGES.forbidden })
}

export const chat: Handlers<typeof contract, Caller> = {
  online: (_, { me }) =>
    Object.values(world.accounts)
      .filter(({ user }) => user.role === 'user')
      .map(({ user: { id, displayName, name, avatar }, email }) => {
        return { id, displayName, name, avatar, email: me.user.role === 'admin' ? email : null }
      }),

  messages: ({ params }, { me }) => {
    enter(params.roomId, me)
    return world.chat.filter(({ roomId }) => roomId === params.roomId)
  },

  send: ({ body }, { me }) => {
    enter(body.roomId, me)
    const { id = uuidv7(), ...rest } = body
    const before = world.chat.find((message) => message.id === id)
    if (before) return before
    const message = { ...rest, id, userId: me.user.id, userEmail: null, createdAt: new Date().toISOString() }
    world.chat.push(message)
    return message
  },
}
