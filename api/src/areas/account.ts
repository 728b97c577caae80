import type { account as contract } from 'shared/contract/calls/account'
import type { Area, Handlers } from 'shared/contract/endpoint'
import { contract as everyCall } from 'shared/contract/index'
import { MESSAGES } from 'shared/contract/messages'
import type { Store } from '../db/store.ts'
import { erasePerson } from '../db/tables/people/erase-person.ts'
import { setNewPassword } from '../db/tables/people/passwords.ts'
import { deleteResetTokensOf } from '../db/tables/people/reset-tokens.ts'
import { userById } from '../db/tables/people/users.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import type { Sessions } from '../http/session/session.ts'
import type { SendMail } from '../mail.ts'
import type { Passwords } from '../passwords.ts'
import type { Pictures } from '../pictures.ts'
import { passwordChangedMail } from './auth/auth-mails.ts'
import { refuseUsed, refuseWeak } from './auth/new-password.ts'

interface Services {
  store: Store
  sessions: Sessions
  passwords: Passwords
  sendMail: SendMail
  pictures: Pictures
}

const LIMITED = Object.entries(everyCall).flatMap(([area, calls]) =>
  Object.entries(calls as Area)
    .filter(([, { shape }]) => shape.limits?.some(({ by }) => by === 'user'))
    .map(([name]) => `${area}.${name}`),
)
/** Keys under which a user's calls are counted (http/guard.ts, http/limits/storage-allowance.ts). */
const limitsOf = (userId: string) => [`storage ${userId}`, ...LIMITED.map((name) => `${name} user ${userId}`)]

/** The caller's own account. Hashing stays outside the write transactions. */
export function account({ store, sessions, passwords, sendMail, pictures }: Services): Handlers<typeof contract, Call> {
  /** The signed-in user's row if the password is right; the refusal names the field of the password. */
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
      await refuseWeak(body.password, row.email)
      await refuseUsed({ store, passwords }, row, body.password)
      const passwordHash = await passwords.hash(body.password)
      const opened = await store.write(async (db) => {
        await setNewPassword(db, row.id, passwordHash, null, call.now)
        await deleteResetTokensOf(db, row.id)
        await sessions.endAll(db, row.id)
        return sessions.start(db, row.id, call.user.isAdmin, call.now)
      })
      call.setSession(opened)
      const { email } = row
      if (email !== null) call.after(() => sendMail(passwordChangedMail(email)))
      return { message: MESSAGES.passwordChanged }
    },

    signOutEverywhere: async (_, call) => {
      await store.write((db) => sessions.endAll(db, call.user.id))
      call.setSession(null)
      return { message: MESSAGES.signedOutEverywhere }
    },

    remove: async ({ body }, call) => {
      if (call.user.isAdmin) throw new Refusal(403, MESSAGES.administratorStays)
      const row = await confirmed(call, body.password, 'password')
      await store.write((db) => erasePerson(db, row.id, limitsOf(row.id)))
      call.setSession(null)
      call.after(() => pictures.sweep(call.now))
      return { message: MESSAGES.accountRemoved }
    },
  }
}
