import { AccountRemoval, OwnPasswordInput } from '../model/user.ts'
import { Message } from './answer.ts'
import { post } from './endpoint.ts'

const QUARTER = 900

/** What a learner does with the account itself. Each asks for the password again, or only ends sessions. */
export const account = {
  /** Every other session ends; this one goes on under a new token. */
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
