import type { auth as contract } from 'shared/contract/calls/auth'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { foldEmail, isAdministrator } from 'shared/rules/access'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { handedPassword, setNewPassword } from '../db/tables/people/passwords.ts'
import {
  addResetToken,
  deleteResetTokensOf,
  ownerOfResetToken,
  takeResetToken,
} from '../db/tables/people/reset-tokens.ts'
import { secondFactor } from '../db/tables/people/second-factors.ts'
import { addUser, lockUser, renewPasswordHash, userByEmail, userById } from '../db/tables/people/users.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'
import { newToken, type Sessions, tokenHash } from '../http/session/session.ts'
import type { SendMail } from '../mail.ts'
import type { Passwords } from '../passwords.ts'
import { passwordChangedMail, resetMail } from './auth/auth-mails.ts'
import { refuseUsed, refuseWeak } from './auth/new-password.ts'
import { refuseReserved } from './auth/reserved-names.ts'
import { takeCode } from './auth/take-code.ts'
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

/** Accounts and sessions. Hashing and mail stay outside the write transactions. */
export function auth(services: Services): Handlers<typeof contract, Call> {
  const { store, sessions, passwords, sendMail, toUser, appOrigin, adminEmail, secret } = services

  /**
   * Opens a session for this user, and ends the browser's earlier one. `passwordHash` is that of the checked password:
   * if it was changed meanwhile, the sign-in is refused. `also` runs in the same transaction.
   */
  async function signIn(
    userId: string,
    email: string,
    passwordHash: string,
    call: Call,
    also?: (db: Db) => Promise<void>,
  ) {
    const isAdmin = isAdministrator(email, adminEmail)
    const opened = await store.write(async (db) => {
      if ((await lockUser(db, userId))?.passwordHash !== passwordHash) throw new Refusal(401, MESSAGES.loginFailed)
      if (call.session) await sessions.end(db, call.session)
      await also?.(db)
      call.rememberDevice(email)
      return sessions.start(db, userId, isAdmin, call.now)
    })
    call.setSession(opened)
  }
  /**
   * Refuses to open a session for a temporary password from the administrator. Until it expires, the refusal has a
   * token for choosing a new password.
   */
  async function refuseTemporary(userId: string, { now }: Call) {
    const handed = await handedPassword(store.read, userId)
    if (!handed) return
    if (handed.expiresAt <= now) throw new Refusal(401, MESSAGES.passwordExpired)
    const token = newToken()
    const row = { tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: now + RESET_TOKEN_MS }
    await store.write((db) => addResetToken(db, row))
    throw new Refusal(403, MESSAGES.mustChange, { code: 'must_change', mustChange: true, token })
  }
  /** The queue in which a sign-in waits for its password to be checked. */
  const lineOf = (email: string, { network, isKnownDevice }: Call) => ({ network, isKnown: isKnownDevice(email) })
  /** Checks the code of the two-step verification, where the account has it. */
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
      const same = await passwords.matches(row?.passwordHash, body.password, lineOf(email, call))
      if (!same || !row) throw new Refusal(401, MESSAGES.loginFailed)
      let { passwordHash } = row
      if (passwords.isOutdated(passwordHash)) {
        const before = passwordHash
        passwordHash = await passwords.hash(body.password)
        await store.write((db) => renewPasswordHash(db, row.id, before, passwordHash))
      }
      await refuseTemporary(row.id, call)
      await askSecondFactor(row.id, body.code, call)
      // A successful sign-in is not counted as a guess.
      await signIn(row.id, email, passwordHash, call, call.uncount)
      return toUser(row, call.now)
    },

    register: async ({ body }, call) => {
      const email = foldEmail(body.email)
      const taken = new Refusal(409, MESSAGES.accountExists)
      const [there] = await userByEmail(store.read, { email })
      if (there) throw taken
      refuseReserved({ firstName: body.firstName, lastName: body.lastName })
      await refuseWeak(body.password, email)
      const passwordHash = await passwords.hash(body.password, { network: call.network })
      const row = newUserRow({ ...body, email, passwordHash, id: uuidv7(), createdAt: call.now })
      const added = await store.write((db) => addUser(db, row))
      if (!added) throw taken
      await signIn(row.id, email, passwordHash, call)
      return toUser(row, call.now)
    },

    // Everything that depends on the address happens after the reply, so that not even its time reveals whether the
    // account exists.
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
        await sendMail(resetMail(email, `${appOrigin}/reset-password?token=${token}`, RESET_TOKEN_MS))
      })
      return { message: MESSAGES.resetSent }
    },

    resetPassword: async ({ body }, call) => {
      const hashed = tokenHash(body.token)
      const unusable = new Refusal(400, MESSAGES.resetInvalid)
      const owner = await ownerOfResetToken(store.read, hashed, call.now)
      const [row] = owner === undefined ? [] : await userById(store.read, { id: owner })
      if (!row) throw unusable
      await refuseWeak(body.password, row.email)
      await refuseUsed({ store, passwords }, row, body.password)
      const passwordHash = await passwords.hash(body.password)
      const userId = await store.write(async (db) => {
        const id = await takeResetToken(db, hashed, call.now)
        if (id === undefined) throw unusable
        await setNewPassword(db, id, passwordHash, null, call.now)
        await deleteResetTokensOf(db, id)
        await sessions.endAll(db, id)
        return id
      })
      call.setSession(null)
      call.after(async () => {
        const [row] = await userById(store.read, { id: userId })
        if (row?.email) await sendMail(passwordChangedMail(row.email))
      })
      return { message: MESSAGES.resetDone }
    },

    logout: async (_, call) => {
      const { session } = call
      if (session) await store.write((db) => sessions.end(db, session))
      call.setSession(null)
      return { message: MESSAGES.loggedOut }
    },

    refresh: async (_, call) => {
      const { session, user, now } = call
      if (!session) throw new Refusal(401, MESSAGES.notSignedIn)
      const opened = await store.write(async (db) => {
        // A sign-out may have come first: an ended session cannot be renewed.
        if (!(await sessions.retire(db, session, now))) throw new Refusal(401, MESSAGES.notSignedIn)
        return sessions.start(db, user.id, user.isAdmin, now, session)
      })
      call.setSession(opened)
      return { message: MESSAGES.refreshed }
    },
  }
}
