import { cookieValue } from './session-cookie.ts'

/** Names the users whose data a browser holds; the page writes it (web/src/session/data-marks.ts). */
export const DATA_MARK = 'data_here'
const YEAR_SECONDS = 31_536_000
/** Up to four ids. */
const VALUE = /^[\w-]{1,64}(?:~[\w-]{1,64}){0,3}$/

/**
 * The cookie again, unchanged. Safari deletes what a page has stored, cookies set by the page included, after seven
 * days without a visit. It keeps cookies set by a server, so the page can notice that the rest is gone.
 */
export function renewedDataMark(header: string | undefined, secure: boolean): string | undefined {
  const value = cookieValue(header, DATA_MARK)
  if (value === undefined || !VALUE.test(value)) return undefined
  return `${DATA_MARK}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}`
}
