import { MESSAGES } from 'shared/contract/messages'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'

/** Milliseconds after which the administrator must enter their own password again. */
export const FRESH_MS = 300_000

export const verifiedUntil = ({ session, now }: Pick<Call, 'session' | 'now'>) => {
  const until = (session?.verifiedAt ?? Number.NEGATIVE_INFINITY) + FRESH_MS
  return until > now ? until : undefined
}
/** Refuses a call with 403 unless the administrator entered their own password less than five minutes ago. */
export function mustBeFresh(call: Pick<Call, 'session' | 'now'>) {
  if (verifiedUntil(call) === undefined) throw new Refusal(403, MESSAGES.verifyFirst, { code: 'verify' })
}
