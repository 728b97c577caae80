import { ForgotInput, LoginInput, RegisterInput, ResetInput, User } from '../model/user.ts'
import { Message } from './answer.ts'
import { get, post } from './endpoint.ts'

const HOUR = 3600
const QUARTER = 900

/** Accounts and sessions (spec 1 §7). */
export const auth = {
  user: get('/api/auth/user', { reply: User }),
  login: post('/api/auth/login', {
    access: 'public',
    limits: [
      { by: 'account', max: 5, seconds: QUARTER },
      { by: 'network', max: 20, seconds: QUARTER },
    ],
    body: LoginInput,
    reply: User,
  }),
  register: post('/api/auth/register', {
    access: 'public',
    limits: [{ by: 'network', max: 5, seconds: HOUR }],
    body: RegisterInput,
    reply: User,
  }),
  forgotPassword: post('/api/auth/forgot-password', {
    access: 'public',
    limits: [
      { by: 'account', max: 3, seconds: HOUR },
      { by: 'network', max: 10, seconds: HOUR },
    ],
    body: ForgotInput,
    reply: Message,
  }),
  resetPassword: post('/api/auth/reset-password', {
    access: 'public',
    limits: [{ by: 'network', max: 10, seconds: HOUR }],
    body: ResetInput,
    reply: Message,
  }),
  logout: post('/api/auth/logout', { access: 'public', reply: Message }),
  refresh: post('/api/auth/refresh', { reply: Message }),
}
