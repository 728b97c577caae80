import type { adminSecurity as contract } from 'shared/contract/calls/admin/security'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Caller } from '../../caller'
import { Refusal } from '../../refusal'
import { world } from '../../world'
import { audit } from './content'

const FRESH_MS = 300_000
/** The only code that the fake authenticator accepts. */
export const FAKE_CODE = '123456'

const until = ({ browser }: Caller) => (world.verified[browser] ?? Date.now()) + FRESH_MS
/**
 * Refuses if the administrator's password was not entered within five minutes. In the fake world it counts as just
 * entered until a test says otherwise.
 */
export function mustBeFresh(caller: Caller) {
  if (until(caller) <= Date.now()) throw new Refusal(403, { error: MESSAGES.verifyFirst, code: 'verify' })
}
const stateOf = (caller: Caller) => ({
  hasSecondFactor: world.secondFactors[caller.me.user.id]?.isConfirmed === true,
  verifiedUntil: until(caller) > Date.now() ? new Date(until(caller)).toISOString() : null,
})
function takeCode({ me }: Caller, code: string) {
  const factor = world.secondFactors[me.user.id]
  if (!factor || code !== FAKE_CODE)
    throw new Refusal(403, { error: MESSAGES.codeWrong, issues: [{ path: ['code'], code: 'code' }] })
  return factor
}
const said = (caller: Caller, action: 'verified' | 'second_factor_on' | 'second_factor_off') =>
  audit(caller, { action, kind: 'security', subjectId: caller.me.user.id, subject: caller.me.email })

export const adminSecurity: Handlers<typeof contract, Caller> = {
  state: (_, caller) => stateOf(caller),

  verify: ({ body }, caller) => {
    if (caller.me.password !== body.password)
      throw new Refusal(403, { error: MESSAGES.passwordWrong, issues: [{ path: ['password'], code: 'password' }] })
    world.verified[caller.browser] = Date.now()
    said(caller, 'verified')
    return stateOf(caller)
  },

  startSecondFactor: (_, caller) => {
    mustBeFresh(caller)
    if (stateOf(caller).hasSecondFactor) throw new Refusal(409, { error: MESSAGES.secondFactorThere })
    world.secondFactors[caller.me.user.id] = { isConfirmed: false }
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    return { secret, uri: `otpauth://totp/Situ:admin?secret=${secret}&issuer=Situ` }
  },

  confirmSecondFactor: ({ body }, caller) => {
    takeCode(caller, body.code).isConfirmed = true
    said(caller, 'second_factor_on')
    return stateOf(caller)
  },

  removeSecondFactor: ({ body }, caller) => {
    mustBeFresh(caller)
    takeCode(caller, body.code)
    delete world.secondFactors[caller.me.user.id]
    said(caller, 'second_factor_off')
    return stateOf(caller)
  },
}
