import { MESSAGES } from 'shared/contract/messages'
import type { Db } from '../../db/schema.ts'
import { secondFactor, useStep } from '../../db/tables/people/second-factors.ts'
import { Refusal } from '../../http/failures.ts'
import { stepOf } from '../../second-factor.ts'
import { PURPOSES, unseal } from '../../secrets.ts'

/**
 * Accepts a code of the user's authenticator once: this code and older ones are refused afterwards. The first accepted
 * code turns the two-step verification on. Refuses a wrong code with 403.
 */
export async function takeCode(db: Db, secret: string, userId: string, code: string, now: number) {
  const factor = await secondFactor(db, userId)
  const step = factor && stepOf(unseal(secret, PURPOSES.secondFactor, userId, factor.sealed), code, now)
  if (!factor || step === undefined || !(await useStep(db, userId, step, factor.confirmedAt ?? now)))
    throw new Refusal(403, MESSAGES.codeWrong, { issues: [{ path: ['code'], code: 'code' }] })
}
