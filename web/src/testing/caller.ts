import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from './refusal'
import { type Account, world } from './world'

/** Who calls a fake: a browser, and the account that is signed in there. */
export interface Caller {
  browser: string
  /** The signed-in account; reading it where nobody is signed in throws a 401. */
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
