import { foldEmail } from 'shared/rules/access'
import { uuidv7 } from 'uuidv7'
import { audit } from '../areas/admin/audit.ts'
import { newUserRow } from '../areas/user.ts'
import type { Store } from '../db/store.ts'
import { setNewPassword } from '../db/tables/people/passwords.ts'
import { deleteResetTokensOf } from '../db/tables/people/reset-tokens.ts'
import { deleteSecondFactor } from '../db/tables/people/second-factors.ts'
import { deleteSessionsOf } from '../db/tables/people/sessions.ts'
import { addUser, userByEmail } from '../db/tables/people/users.ts'
import { newToken } from '../http/session/session.ts'
import { createPasswords } from '../passwords.ts'
import { OperationError } from './operation.ts'
import { OPERATOR } from './operator-call.ts'

const CHARACTERS = 16
const inventPassword = () => newToken().slice(0, CHARACTERS)

/** Creates the administrator's account where there is none; returns its password, or undefined where it exists. */
export async function createAdmin(
  store: Store,
  address: string,
  now: number,
  given?: string,
): Promise<string | undefined> {
  const email = foldEmail(address)
  if ((await userByEmail(store.read, { email })).length > 0) return undefined
  const password = given ?? inventPassword()
  const passwordHash = await createPasswords().hash(password)
  const row = newUserRow({ id: uuidv7(), email, passwordHash, firstName: 'Situ', lastName: 'Admin', createdAt: now })
  return (await store.write((db) => addUser(db, row))) ? password : undefined
}

/**
 * Gives the administrator a new password, `given` or an invented one, and returns it. For an administrator who has lost
 * the password or the second factor, it also ends the sessions and removes two-step verification and reset links.
 * Throws an `OperationError` if there is no account.
 */
export async function resetAdminPassword(store: Store, address: string, now: number, given?: string): Promise<string> {
  const email = foldEmail(address)
  const [row] = await userByEmail(store.read, { email })
  if (!row) throw new OperationError(`There is no account of ${email}; make it with: admin create.`)
  const password = given ?? inventPassword()
  const passwordHash = await createPasswords().hash(password)
  await store.write(async (db) => {
    await setNewPassword(db, row.id, passwordHash, null, now)
    await deleteSecondFactor(db, row.id)
    await deleteResetTokensOf(db, row.id)
    await deleteSessionsOf(db, row.id)
    const detail = { temporary: false, secondFactorRemoved: true }
    await audit(
      { db, user: OPERATOR, now },
      { kind: 'user', subjectId: row.id, subject: email, action: 'password_set', detail },
    )
  })
  return password
}
