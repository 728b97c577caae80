import * as z from 'zod/mini'
import {
  AdminUser,
  HandedPassword,
  PasswordChange,
  PasswordHistoryEntry,
  PeopleQuery,
  PlanChange,
} from '../../../model/people/admin-user.ts'
import { Message } from '../../answer.ts'
import { get, patch, post, put } from '../../endpoint.ts'

/**
 * Users and their passwords. Calls that touch a password require that the administrator's own was entered within the
 * last five minutes.
 */
export const adminUsers = {
  /** A page at a time, the newest accounts first. */
  list: get('/api/admin/users', { access: 'admin', query: PeopleQuery, reply: z.array(AdminUser) }),
  /** The newest five entries. */
  passwordHistory: get('/api/admin/users/{id}/password-history', {
    access: 'admin',
    reply: z.array(PasswordHistoryEntry),
  }),
  /** Hashing is slow, so the handler writes in a transaction of its own. */
  changePassword: put('/api/admin/users/{id}/password', { access: 'admin', body: PasswordChange, reply: Message }),
  /** Returns a password that was set to be handed over; every reveal is written to the audit log. */
  revealPassword: post('/api/admin/users/{id}/reveal-password', {
    access: 'admin',
    writes: true,
    reply: HandedPassword,
  }),
  update: patch('/api/admin/users/{id}', { access: 'admin', writes: true, body: PlanChange, reply: AdminUser }),
  endSessions: post('/api/admin/users/{id}/end-sessions', { access: 'admin', reply: Message }),
}
