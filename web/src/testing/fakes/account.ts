import type { account as contract } from 'shared/contract/calls/account'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { endSessionsOf, world } from '../world'

function confirm({ me }: Caller, password: string, field: string) {
  if (me.password !== password)
    throw new Refusal(403, { error: MESSAGES.passwordWrong, issues: [{ path: [field], code: 'password' }] })
}

export const account: Handlers<typeof contract, Caller> = {
  changePassword: ({ body }, caller) => {
    confirm(caller, body.current, 'current')
    const { me, browser } = caller
    me.password = body.password
    endSessionsOf(me.user.id)
    world.sessions[browser] = me.user.id
    return { message: MESSAGES.passwordChanged }
  },

  signOutEverywhere: (_, { me }) => {
    endSessionsOf(me.user.id)
    return { message: MESSAGES.signedOutEverywhere }
  },

  remove: ({ body }, caller) => {
    if (caller.me.user.role === 'admin') throw new Refusal(403, { error: MESSAGES.administratorStays })
    confirm(caller, body.password, 'password')
    const { id } = caller.me.user
    endSessionsOf(id)
    delete world.accounts[id]
    delete world.objections[id]
    world.chat = world.chat.filter(({ userId }) => userId !== id)
    world.contacts = world.contacts.filter(({ userId }) => userId !== id)
    return { message: MESSAGES.accountRemoved }
  },
}
