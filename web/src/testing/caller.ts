import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './refusal'
import { type Account, world } from './world'

/** Who calls a fake: what the guard has found out about the request. */
export interface Caller {
  browser: string
  /** The account signed in; asking for it where nobody is, is 401. */
  readonly me: Account
}

export const callerOf = (browser: string): Caller => ({
  browser,
  get me() {
    const account = world.accounts[world.sessions[browser] ?? '']
    if (!account) throw new Refusal(401, { error: MESSAGES.notSignedIn })
    return account
  },
})
