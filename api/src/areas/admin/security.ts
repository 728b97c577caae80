import type { adminSecurity as contract } from 'shared/contract/calls/admin/security'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { SecurityState } from 'shared/model/people/second-factor'
import type { Store } from '../../db/store.ts'
import { deleteSecondFactor, putSecondFactor, secondFactor } from '../../db/tables/people/second-factors.ts'
import { verifySession } from '../../db/tables/people/sessions.ts'
import { userById } from '../../db/tables/people/users.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import type { Passwords } from '../../passwords.ts'
import { newSecret, secretUri } from '../../second-factor.ts'
import { PURPOSES, seal } from '../../secrets.ts'
import { takeCode } from '../auth/take-code.ts'
import { audit } from './audit.ts'
import { FRESH_MS, mustBeFresh, verifiedUntil } from './fresh.ts'

interface Services {
  store: Store
  passwords: Passwords
  secret: string
}

/** The administrator's own sign-in: the confirmation of their password, and the two-step verification. */
export function adminSecurity({ store, passwords, secret }: Services): Handlers<typeof contract, Call> {
  async function stateOf({ db, user }: Call, until: number | undefined): Promise<SecurityState> {
    const factor = await secondFactor(db, user.id)
    return {
      hasSecondFactor: factor?.confirmedAt != null,
      verifiedUntil: until === undefined ? null : new Date(until).toISOString(),
    }
  }
  const said = (call: Call, action: 'verified' | 'second_factor_on' | 'second_factor_off') =>
    audit(call, { action, kind: 'security', subjectId: call.user.id, subject: call.user.email ?? '' })

  return {
    state: (_, call) => stateOf(call, verifiedUntil(call)),

    verify: async ({ body }, call) => {
      const { session, user, now } = call
      const [row] = await userById(store.read, { id: user.id })
      if (!session || !(await passwords.matches(row?.passwordHash, body.password)))
        throw new Refusal(403, MESSAGES.passwordWrong, { issues: [{ path: ['password'], code: 'password' }] })
      await store.write(async (db) => {
        await verifySession(db, session.tokenHash, now)
        await said({ ...call, db, user }, 'verified')
      })
      return stateOf(call, now + FRESH_MS)
    },

    startSecondFactor: async (_, call) => {
      mustBeFresh(call)
      const { db, user } = call
      if ((await secondFactor(db, user.id))?.confirmedAt != null) throw new Refusal(409, MESSAGES.secondFactorThere)
      const made = newSecret()
      const sealed = seal(secret, PURPOSES.secondFactor, user.id, made)
      await putSecondFactor(db, { userId: user.id, sealed, confirmedAt: null, lastStep: 0 })
      return { secret: made, uri: secretUri(made, user.email ?? '') }
    },

    confirmSecondFactor: async ({ body }, call) => {
      await takeCode(call.db, secret, call.user.id, body.code, call.now)
      await said(call, 'second_factor_on')
      return stateOf(call, verifiedUntil(call))
    },

    removeSecondFactor: async ({ body }, call) => {
      mustBeFresh(call)
      await takeCode(call.db, secret, call.user.id, body.code, call.now)
      await deleteSecondFactor(call.db, call.user.id)
      await said(call, 'second_factor_off')
      return stateOf(call, verifiedUntil(call))
    },
  }
}
