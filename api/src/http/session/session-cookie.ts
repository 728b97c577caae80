/** `__Host-` binds the cookie to this host and to TLS; some browsers refuse it on http://localhost. */
export const cookieName = (secure: boolean) => (secure ? '__Host-situ_session' : 'situ_session')

const SECOND = 1000
/** `Lax`, not `Strict`: a user who follows the link of the reset mail is still signed in. */
export function sessionCookie(secure: boolean, token: string, expiresAt: number, now: number) {
  const age = Math.max(0, Math.floor((expiresAt - now) / SECOND))
  return `${cookieName(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`
}
export const endedCookie = (secure: boolean) => sessionCookie(secure, '', 0, 0)

/** The value of one cookie of a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined
  }
  return undefined
}
