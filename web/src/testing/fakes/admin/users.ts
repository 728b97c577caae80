import type { adminUsers as contract } from 'shared/contract/calls/admin/users'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { type AdminUser, HANDED_HOURS, PASSWORD_HISTORY_MAX, PASSWORD_MASK } from 'shared/model/people/admin-user'
import type { Caller } from '../../caller'
import { found, Refusal } from '../../refusal'
import { type Account, endSessionsOf, world } from '../../world'
import { peoplePage } from '../people'
import { progressDataOf } from '../progress-data'
import { audit } from './content'
import { mustBeFresh } from './security'

/** Looks like the masked form of a hash; the fake world does not hash. */
const MASKED_HASH = 'argon2id m=19456,t=2,p=1 …x7Kq2w'
const accountOf = (id: string) => found(world.accounts[id])
const named = ({ user, email }: Account) => ({ kind: 'user' as const, subjectId: user.id, subject: email })

function shown({ user, email, updatedAt, setByAdmin }: Account): AdminUser {
  const { customProfileImage: _, email: _masked, ...rest } = user
  return {
    ...rest,
    email,
    username: email.split('@')[0] ?? email,
    updatedAt,
    password: MASKED_HASH,
    plaintextPassword: setByAdmin?.readable ? PASSWORD_MASK : null,
    passwordSetBy: setByAdmin?.by ?? null,
    passwordSetAt: setByAdmin?.at ?? null,
    progressData: progressDataOf(user.id),
  }
}

export const adminUsers: Handlers<typeof contract, Caller> = {
  list: ({ query }) => peoplePage(query).map(shown),

  passwordHistory: ({ params }) => accountOf(params.id).history.slice(0, PASSWORD_HISTORY_MAX),

  changePassword: ({ params, body }, caller) => {
    const account = accountOf(params.id)
    mustBeFresh(caller)
    const at = new Date().toISOString()
    account.history.unshift({ password: MASKED_HASH, createdAt: at })
    account.password = body.password
    account.updatedAt = at
    account.setByAdmin = { by: caller.me.email, at, readable: !body.isHashed }
    endSessionsOf(params.id)
    audit(caller, { ...named(account), action: 'password_set', detail: { temporary: !body.isHashed } })
    return { message: MESSAGES.passwordUpdated }
  },

  revealPassword: ({ params }, caller) => {
    const account = accountOf(params.id)
    mustBeFresh(caller)
    if (!account.setByAdmin?.readable) throw new Refusal(404, { error: MESSAGES.noHandedPassword })
    audit(caller, { ...named(account), action: 'password_revealed' })
    const { by, at } = account.setByAdmin
    const expiresAt = new Date(Date.parse(at) + HANDED_HOURS * 3_600_000).toISOString()
    return { password: account.password, setBy: by, expiresAt }
  },

  update: ({ params, body: { plan, planExpiresAt } }, caller) => {
    const account = accountOf(params.id)
    const detail = { from: account.user.plan, to: plan, until: planExpiresAt }
    const end = plan === 'free' ? null : planExpiresAt
    const subscriptionStatus = plan === 'free' ? ('free' as const) : ('premium' as const)
    Object.assign(account.user, { plan, subscriptionStatus, planExpiresAt: end })
    audit(caller, { ...named(account), action: 'plan_changed', detail })
    return shown(account)
  },

  endSessions: ({ params }, caller) => {
    const account = accountOf(params.id)
    endSessionsOf(params.id)
    audit(caller, { ...named(account), action: 'sessions_ended' })
    return { message: MESSAGES.sessionsEnded }
  },
}
