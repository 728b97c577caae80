import { AccountRemoval, OwnPasswordInput } from '../../model/people/user.ts'
import { Message } from '../answer.ts'
import { post } from '../endpoint.ts'

const QUARTER = 900

/**
 * What learners do with their own account. Each call asks for the password again, except the one that only ends
 * sessions.
 */
export const account = {
  /** Ends every other session; the session that makes the call continues under a new token. */
  changePassword: post('/api/account/password', {
    limits: [{ by: 'user', max: 5, seconds: QUARTER }],
    body: OwnPasswordInput,
    reply: Message,
  }),
  signOutEverywhere: post('/api/account/sign-out-everywhere', { reply: Message }),
  /** Deletes the account and everything that belongs to it. */
  remove: post('/api/account/remove', {
    limits: [{ by: 'user', max: 5, seconds: QUARTER }],
    body: AccountRemoval,
    reply: Message,
  }),
}
