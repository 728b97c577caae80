import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieValue } from './session-cookie.ts'

const ID_BYTES = 12
const MARK_CHARACTERS = 22
/** The largest number of accounts per browser; the one that signed in longest ago is dropped. */
const ACCOUNTS_MAX = 8
const YEAR_SECONDS = 31_536_000
const COOKIE = /^([\w-]{16})((?:~[\w-]{22})+)$/
const BETWEEN = '~'

/**
 * The accounts to which a browser has signed in, in a cookie of its own (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"). It grants no access: tries from such a browser are only counted separately, so that nobody who
 * knows an address can lock its owner out. The marks are keyed with the server's secret, and each is valid for one
 * browser and one account.
 */
export function knownDevices(secret: string, secure: boolean) {
  const name = secure ? '__Host-situ_device' : 'situ_device'
  const markOf = (id: string, account: string) =>
    createHmac('sha256', secret).update(`device ${id} ${account}`).digest('base64url').slice(0, MARK_CHARACTERS)
  const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

  function read(header: string | undefined) {
    const [, id, marks = ''] = COOKIE.exec(cookieValue(header, name) ?? '') ?? []
    return { id, marks: marks.split(BETWEEN).slice(1, ACCOUNTS_MAX + 1) }
  }
  return {
    /** The browser's id, if it has signed in to this account. */
    idOf(header: string | undefined, account: string): string | undefined {
      const { id, marks } = read(header)
      if (id === undefined) return undefined
      const mark = markOf(id, account)
      return marks.some((one) => same(one, mark)) ? id : undefined
    },
    /** The cookie of a browser that has just signed in to this account. */
    cookieFor(header: string | undefined, account: string): string {
      const { id = randomBytes(ID_BYTES).toString('base64url'), marks } = read(header)
      const mark = markOf(id, account)
      const all = [mark, ...marks.filter((one) => one !== mark)].slice(0, ACCOUNTS_MAX)
      const value = [id, ...all].join(BETWEEN)
      return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}`
    },
  }
}
export type KnownDevices = ReturnType<typeof knownDevices>
