import * as z from 'zod/mini'
import { ProgressData } from './progress-data.ts'
import { Password, Plan } from './user.ts'

export const PASSWORD_HISTORY_MAX = 5
/** Stands for a readable copy that exists; the copy itself only leaves by a reveal (design §6). */
export const PASSWORD_MASK = '••••••••'

/** A user as the administrator's list shows it. No password can be read from it. */
export const AdminUser = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    customTitle: z.nullable(z.string()),
    name: z.string(),
    username: z.string(),
    avatar: z.string(),
    profileImageUrl: z.nullable(z.string()),
    role: z.enum(['user', 'admin']),
    subscriptionStatus: z.enum(['free', 'premium']),
    plan: Plan,
    planExpiresAt: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** The hash in masked form: algorithm, parameters, last 6 characters. */
    password: z.string(),
    /** The mask while a password set by the administrator is kept readable, otherwise null. */
    plaintextPassword: z.nullable(z.literal(PASSWORD_MASK)),
    passwordSetBy: z.nullable(z.string()),
    passwordSetAt: z.nullable(z.iso.datetime()),
    progressData: ProgressData,
  })
  .register(z.globalRegistry, { id: 'AdminUser' })
export type AdminUser = z.infer<typeof AdminUser>

/** An earlier password, its hash in masked form. */
export const PasswordHistoryEntry = z
  .object({ password: z.string(), createdAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'PasswordHistoryEntry' })
export type PasswordHistoryEntry = z.infer<typeof PasswordHistoryEntry>

/** `isHashed: true` keeps only the hash; it never means that the string is one. */
export const PasswordChange = z.object({ password: Password, isHashed: z._default(z.boolean(), true) })
export type PasswordChange = z.infer<typeof PasswordChange>
