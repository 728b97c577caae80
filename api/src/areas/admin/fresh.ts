import { MESSAGES } from 'shared/contract/messages'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'

/** For so long after it was given, the administrator's own password need not be given again. */
export const FRESH_MS = 300_000

export const verifiedUntil = ({ session, now }: Pick<Call, 'session' | 'now'>) => {
  const until = (session?.verifiedAt ?? Number.NEGATIVE_INFINITY) + FRESH_MS
  return until > now ? until : undefined
}
/** Refuses what touches passwords where the administrator's own was not given within five minutes. */
export function mustBeFresh(call: Pick<Call, 'session' | 'now'>) {
  if (verifiedUntil(call) === undefined) throw new Refusal(403, MESSAGES.verifyFirst, { code: 'verify' })
}
