import type { auth as contract } from 'shared/contract/calls/auth'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { foldEmail } from 'shared/rules/access'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { accountByEmail, endSessionsOf, makeAccount, world } from '../world'
import { FAKE_CODE } from './admin/security'

export const auth: Handlers<typeof contract, Caller> = {
  user: (_, { me }) => me.user,

  login: ({ body }, { browser }) => {
    const account = accountByEmail(body.email)
    if (account?.password !== body.password) throw new Refusal(401, { error: MESSAGES.loginFailed })
    if (account.setByAdmin?.readable) {
      const token = uuidv7()
      world.resetTokens[token] = account.email
      throw new Refusal(403, { error: MESSAGES.mustChange, code: 'must_change', mustChange: true, token })
    }
    if (world.secondFactors[account.user.id]?.isConfirmed && body.code !== FAKE_CODE)
      throw body.code === undefined
        ? new Refusal(403, { error: MESSAGES.secondFactorNeeded, code: 'second_factor' })
        : new Refusal(403, { error: MESSAGES.codeWrong, issues: [{ path: ['code'], code: 'code' }] })
    world.sessions[browser] = account.user.id
    world.verified[browser] = Date.now()
    return account.user
  },

  register: ({ body }, { browser }) => {
    const { password, ...person } = body
    const email = foldEmail(body.email)
    if (accountByEmail(email)) throw new Refusal(409, { error: MESSAGES.accountExists })
    const id = uuidv7()
    const account = makeAccount({ ...person, id, email }, password)
    world.accounts[id] = account
    world.sessions[browser] = id
    return account.user
  },

  forgotPassword: ({ body }) => {
    const account = accountByEmail(body.email)
    if (account) world.resetTokens[uuidv7()] = account.email
    return { message: MESSAGES.resetSent }
  },

  resetPassword: ({ body }) => {
    const account = accountByEmail(world.resetTokens[body.token] ?? '')
    if (!account) throw new Refusal(400, { error: MESSAGES.resetInvalid })
    for (const [token, email] of Object.entries(world.resetTokens))
      if (email === account.email) delete world.resetTokens[token]
    account.password = body.password
    account.setByAdmin = null
    endSessionsOf(account.user.id)
    return { message: MESSAGES.resetDone }
  },

  logout: (_, { browser }) => {
    delete world.sessions[browser]
    return { message: MESSAGES.loggedOut }
  },

  refresh: (_, { me }) => ({ message: me && MESSAGES.refreshed }),
}
