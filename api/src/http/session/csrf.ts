import { MESSAGES } from 'shared/contract/messages'
import { Refusal } from '../failures.ts'

/**
 * Refuses a state-changing request that does not prove, by `Sec-Fetch-Site` or, without it, by `Origin`, that a page of
 * this origin sent it. A request without both headers is refused too.
 */
export function refuseCrossSite(header: (name: string) => string | undefined, appOrigin: string) {
  const site = header('sec-fetch-site')
  if (site !== undefined) {
    if (site === 'same-origin') return
  } else {
    const origin = header('origin')
    if (origin === appOrigin) return
    const host = origin && hostOf(origin)
    if (host && host === header('host')) return
  }
  throw new Refusal(403, MESSAGES.crossSite)
}
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
