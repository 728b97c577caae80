import type { adminUsers as contract } from 'shared/contract/admin/users'
import type { Handlers } from 'shared/contract/endpoint'
import { type AdminUser, PASSWORD_HISTORY_MAX, PASSWORD_MASK } from 'shared/model/admin-user'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { type Account, world } from '../world'
import { progressDataOf } from './progress-data'

/** Looks like the masked form of a hash; a fake world hashes nothing. */
const MASKED_HASH = 'argon2id m=47104,t=2,p=1 …x7Kq2w'
const accountOf = (id: string) => found(world.accounts[id])

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
  list: () => Object.values(world.accounts).map(shown),

  passwordHistory: ({ params }) => accountOf(params.id).history.slice(0, PASSWORD_HISTORY_MAX),

  changePassword: ({ params, body }, { me }) => {
    const account = accountOf(params.id)
    const at = new Date().toISOString()
    account.history.unshift({ password: MASKED_HASH, createdAt: at })
    account.password = body.password
    account.updatedAt = at
    account.setByAdmin = { by: me.email, at, readable: !body.isHashed }
    return { message: 'Password updated' }
  },
}
