import * as z from 'zod/mini'
import { AdminUser, PasswordChange, PasswordHistoryEntry } from '../../model/admin-user.ts'
import { Message } from '../answer.ts'
import { get, put } from '../endpoint.ts'

/** Users and their passwords (spec 3 §7.3, §7.4, design §6). */
export const adminUsers = {
  list: get('/api/admin/users', { access: 'admin', reply: z.array(AdminUser) }),
  /** The newest five. */
  passwordHistory: get('/api/admin/users/{id}/password-history', {
    access: 'admin',
    reply: z.array(PasswordHistoryEntry),
  }),
  /** Hashing is slow, so the handler writes in a transaction of its own. */
  changePassword: put('/api/admin/users/{id}/password', { access: 'admin', body: PasswordChange, reply: Message }),
}
