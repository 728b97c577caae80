import type { account as contract } from 'shared/contract/account'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Store } from '../db/store.ts'
import { setNewPassword } from '../db/tables/passwords.ts'
import { deleteResetTokensOf } from '../db/tables/reset-tokens.ts'
import { deleteUser, userById } from '../db/tables/users.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import type { Sessions } from '../http/session.ts'
import type { SendMail } from '../mail.ts'
import type { Passwords } from '../passwords.ts'
import { passwordChangedMail } from './auth-mails.ts'

interface Services {
  store: Store
  sessions: Sessions
  passwords: Passwords
  sendMail: SendMail
}

/** One's own account. Hashing stays outside the write transactions. */
export function account({ store, sessions, passwords, sendMail }: Services): Handlers<typeof contract, Call> {
  /** The signed-in user's row, if the password is theirs; the refusal names the field that it was typed in. */
  async function confirmed({ user }: Call, password: string, field: string) {
    const [row] = await userById(store.read, { id: user.id })
    if (!row) throw new Refusal(401, MESSAGES.notSignedIn)
    if (!(await passwords.matches(row.passwordHash, password)))
      throw new Refusal(403, MESSAGES.passwordWrong, { issues: [{ path: [field], code: 'password' }] })
    return row
  }
  return {
    changePassword: async ({ body }, call) => {
      const row = await confirmed(call, body.current, 'current')
      const passwordHash = await passwords.hash(body.password)
      const opened = await store.write(async (db) => {
        await setNewPassword(db, row.id, passwordHash, null, call.now)
        await deleteResetTokensOf(db, row.id)
        await sessions.endAll(db, row.id)
        return sessions.start(db, row.id, call.user.isAdmin, call.now)
      })
      sessions.forgetUser(row.id)
      call.setSession(opened)
      const { email } = row
      if (email !== null) call.after(() => sendMail(passwordChangedMail(email)))
      return { message: MESSAGES.passwordChanged }
    },

    signOutEverywhere: async (_, call) => {
      await store.write((db) => sessions.endAll(db, call.user.id))
      sessions.forgetUser(call.user.id)
      call.setSession(null)
      return { message: MESSAGES.signedOutEverywhere }
    },

    remove: async ({ body }, call) => {
      if (call.user.isAdmin) throw new Refusal(403, MESSAGES.administratorStays)
      const row = await confirmed(call, body.password, 'password')
      await store.write((db) => deleteUser(db, row.id))
      sessions.forgetUser(row.id)
      call.setSession(null)
      return { message: MESSAGES.accountRemoved }
    },
  }
}
