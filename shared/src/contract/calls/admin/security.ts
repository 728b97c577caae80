import * as z from 'zod/mini'
import { OneTimeCode, SecondFactorStart, SecurityState } from '../../../model/people/second-factor.ts'
import { PASSWORD_MAX } from '../../../model/people/user.ts'
import { get, post } from '../../endpoint.ts'

const limits = [{ by: 'user', max: 10, seconds: 900 }] as const
const Code = z.object({ code: OneTimeCode })

/**
 * The administrator's own sign-in: two-step verification, and the password entered again before any call that touches
 * passwords.
 */
export const adminSecurity = {
  state: get('/api/admin/security', { access: 'admin', reply: SecurityState }),
  verify: post('/api/admin/security/verify', {
    access: 'admin',
    limits,
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) }),
    reply: SecurityState,
  }),
  /** Creates a secret; sign-in asks for no code before the secret is confirmed by one. */
  startSecondFactor: post('/api/admin/security/second-factor', {
    access: 'admin',
    writes: true,
    reply: SecondFactorStart,
  }),
  confirmSecondFactor: post('/api/admin/security/second-factor/confirm', {
    access: 'admin',
    writes: true,
    limits,
    body: Code,
    reply: SecurityState,
  }),
  removeSecondFactor: post('/api/admin/security/second-factor/remove', {
    access: 'admin',
    writes: true,
    limits,
    body: Code,
    reply: SecurityState,
  }),
}
