import { ApiError } from 'shared/contract/api-error'
import { auth } from 'shared/contract/calls/auth'
import { call } from '#data/http/client'

const OWED = 'situ.sign-out-owed'
/** Milliseconds for one try to reach the server. */
export const PAY_TIMEOUT_MS = 5000

/** Whether a sign-out was not confirmed by the server yet, in which case its cookie must not sign anybody in. */
export const owesSignOut = () => localStorage.getItem(OWED) !== null

/** Stored before the request, so that a closed tab or a missing network leaves no session open. */
export const oweSignOut = () => localStorage.setItem(OWED, '1')

/** Call it after a new sign-in, which has ended the earlier session at the server. */
export const forgetOwedSignOut = () => localStorage.removeItem(OWED)

/** Ends the session at the server after a sign-out; returns whether nothing is left to end. */
export async function paySignOut(): Promise<boolean> {
  if (!owesSignOut()) return true
  try {
    await call(auth.logout, {}, { timeout: PAY_TIMEOUT_MS })
    forgetOwedSignOut()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}
