import { ForgotInput, LoginInput, RegisterInput, ResetInput, User } from '../../model/people/user.ts'
import { Message } from '../answer.ts'
import { get, post } from '../endpoint.ts'

const MINUTE = 60
const HOUR = 3600
const QUARTER = 900

/** Accounts and sessions. */
export const auth = {
  user: get('/api/auth/user', { reply: User }),
  login: post('/api/auth/login', {
    access: 'public',
    limits: [
      // A burst of five, then one every four minutes: twenty in the first hour.
      { by: 'account', max: 5, seconds: 20 * MINUTE },
      // A class that shares one address mistypes often; successful sign-ins are not counted.
      { by: 'network', max: 60, seconds: QUARTER },
    ],
    body: LoginInput,
    reply: User,
  }),
  register: post('/api/auth/register', {
    access: 'public',
    limits: [
      { by: 'account', max: 5, seconds: HOUR },
      // Lets a class of forty register within ten minutes, with a margin; after that one registration a minute, and more
      // for a proof of work, because a whole school may share one address.
      { by: 'network', max: 60, seconds: HOUR, workMax: 120 },
    ],
    body: RegisterInput,
    reply: User,
  }),
  forgotPassword: post('/api/auth/forgot-password', {
    access: 'public',
    limits: [
      { by: 'account', max: 3, seconds: HOUR },
      { by: 'network', max: 40, seconds: HOUR },
    ],
    body: ForgotInput,
    reply: Message,
  }),
  resetPassword: post('/api/auth/reset-password', {
    access: 'public',
    limits: [{ by: 'network', max: 40, seconds: HOUR }],
    body: ResetInput,
    reply: Message,
  }),
  logout: post('/api/auth/logout', { access: 'public', reply: Message }),
  refresh: post('/api/auth/refresh', { reply: Message }),
}
