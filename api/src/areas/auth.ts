import type { auth as contract } from 'shared/contract/auth'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { foldEmail, isAdministrator } from 'shared/rules/access'
import { uuidv7 } from 'uuidv7'
import type { Store } from '../db/store.ts'
import { handedPassword, setNewPassword } from '../db/tables/passwords.ts'
import { giveBack } from '../db/tables/rate-limits.ts'
import { addResetToken, deleteResetTokensOf, isResetToken, takeResetToken } from '../db/tables/reset-tokens.ts'
import { secondFactor } from '../db/tables/second-factors.ts'
import { addUser, setPasswordHash, userByEmail, userById } from '../db/tables/users.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import { accountLimitKey } from '../http/guard.ts'
import { newToken, type Sessions, tokenHash } from '../http/session.ts'
import type { SendMail } from '../mail.ts'
import { isOutdated, type Passwords } from '../passwords.ts'
import { passwordChangedMail, resetMail } from './auth-mails.ts'
import { takeCode } from './take-code.ts'
import { newUserRow, type ToUser } from './user.ts'

export const RESET_TOKEN_MS = 3_600_000

interface Services {
  store: Store
  sessions: Sessions
  passwords: Passwords
  sendMail: SendMail
  toUser: ToUser
  appOrigin: string
  adminEmail: string
  secret: string
}

/** Accounts and sessions (spec 1 §7, design §6). Hashing and mail stay outside the write transactions. */
export function auth(services: Services): Handlers<typeof contract, Call> {
  const { store, sessions, passwords, sendMail, toUser, appOrigin, adminEmail, secret } = services

  /** Opens a session for this user, ends the one the browser had before, and lets the account's counter go. */
  async function signIn(userId: string, email: string, call: Call) {
    const isAdmin = isAdministrator(email, adminEmail)
    const opened = await store.write(async (db) => {
      if (call.session) await sessions.end(db, call.session)
      await giveBack(db, accountLimitKey('auth.login', email))
      return sessions.start(db, userId, isAdmin, call.now)
    })
    if (call.session) sessions.forget(call.session)
    call.setSession(opened)
  }
  /** A password that was handed over gives no session: it leads to choosing one's own, until it has run out. */
  async function refuseTemporary(userId: string, { now }: Call) {
    const handed = await handedPassword(store.read, userId)
    if (!handed) return
    if (handed.expiresAt <= now) throw new Refusal(401, MESSAGES.passwordExpired)
    const token = newToken()
    const row = { tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: now + RESET_TOKEN_MS }
    await store.write((db) => addResetToken(db, row))
    throw new Refusal(403, MESSAGES.mustChange, { code: 'must_change', mustChange: true, token })
  }
  /** The code of the second factor, where the account has one. */
  async function askSecondFactor(userId: string, code: string | undefined, { now }: Call) {
    if ((await secondFactor(store.read, userId))?.confirmedAt == null) return
    if (code === undefined) throw new Refusal(403, MESSAGES.secondFactorNeeded, { code: 'second_factor' })
    await store.write((db) => takeCode(db, secret, userId, code, now))
  }
  return {
    user: async (_, { user, now }) => {
      const [row] = await userById(store.read, { id: user.id })
      if (!row) throw new Refusal(401, MESSAGES.notSignedIn)
      return toUser(row, now)
    },

    login: async ({ body }, call) => {
      const email = foldEmail(body.email)
      const [row] = await userByEmail(store.read, { email })
      const same = await passwords.matches(row?.passwordHash, body.password)
      if (!same || !row) throw new Refusal(401, MESSAGES.loginFailed)
      if (isOutdated(row.passwordHash)) {
        const fresh = await passwords.hash(body.password)
        await store.write((db) => setPasswordHash(db, row.id, fresh))
      }
      await refuseTemporary(row.id, call)
      await askSecondFactor(row.id, body.code, call)
      await signIn(row.id, email, call)
      return toUser(row, call.now)
    },

    register: async ({ body }, call) => {
      const email = foldEmail(body.email)
      const taken = new Refusal(409, MESSAGES.accountExists)
      const [there] = await userByEmail(store.read, { email })
      if (there) throw taken
      const passwordHash = await passwords.hash(body.password)
      const row = newUserRow({ ...body, email, passwordHash, id: uuidv7(), createdAt: call.now })
      const added = await store.write((db) => addUser(db, row))
      if (!added) throw taken
      await signIn(row.id, email, call)
      return toUser(row, call.now)
    },

    // Everything that depends on the address happens after the answer, so the answer tells nothing, not even by its time.
    forgotPassword: ({ body }, call) => {
      const email = foldEmail(body.email)
      call.after(async () => {
        const [row] = await userByEmail(store.read, { email })
        if (!row) return
        const token = newToken()
        const expiresAt = call.now + RESET_TOKEN_MS
        await store.write((db) =>
          addResetToken(db, { tokenHash: tokenHash(token), userId: row.id, createdAt: call.now, expiresAt }),
        )
        await sendMail(resetMail(email, `${appOrigin}/reset-password?token=${token}`))
      })
      return { message: MESSAGES.resetSent }
    },

    resetPassword: async ({ body }, call) => {
      const hashed = tokenHash(body.token)
      const unusable = new Refusal(400, MESSAGES.resetInvalid)
      if (!(await isResetToken(store.read, hashed, call.now))) throw unusable
      const passwordHash = await passwords.hash(body.password)
      const userId = await store.write(async (db) => {
        const id = await takeResetToken(db, hashed, call.now)
        if (id === undefined) throw unusable
        await setNewPassword(db, id, passwordHash, null, call.now)
        await deleteResetTokensOf(db, id)
        await sessions.endAll(db, id)
        return id
      })
      sessions.forgetUser(userId)
      call.setSession(null)
      call.after(async () => {
        const [row] = await userById(store.read, { id: userId })
        if (row?.email) await sendMail(passwordChangedMail(row.email))
      })
      return { message: MESSAGES.resetDone }
    },

    logout: async (_, call) => {
      const { session } = call
      if (session) {
        await store.write((db) => sessions.end(db, session))
        sessions.forget(session)
      }
      call.setSession(null)
      return { message: MESSAGES.loggedOut }
    },

    refresh: async (_, call) => {
      const { session, user, now } = call
      if (!session) throw new Refusal(401, MESSAGES.notSignedIn)
      const opened = await store.write(async (db) => {
        await sessions.retire(db, session, now)
        return sessions.start(db, user.id, user.isAdmin, now, session)
      })
      sessions.forget(session)
      call.setSession(opened)
      return { message: MESSAGES.refreshed }
    },
  }
}
