import { cookieValue } from './session-cookie.ts'

/** Names the users whose data a browser holds; the page writes it (web/src/session/data-marks.ts). */
export const DATA_MARK = 'data_here'
const YEAR_SECONDS = 31_536_000
/** Up to four ids. */
const VALUE = /^[\w-]{1,64}(?:~[\w-]{1,64}){0,3}$/

/**
 * The cookie again, unchanged. Safari deletes what a page has stored, its own cookies too, after seven days without a
 * visit; a server's cookie stays, so that the page can notice that the rest is gone.
 */
export function renewedDataMark(header: string | undefined, secure: boolean): string | undefined {
  const value = cookieValue(header, DATA_MARK)
  if (value === undefined || !VALUE.test(value)) return undefined
  return `${DATA_MARK}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}`
}
