import * as z from 'zod/mini'
import { ProgressData } from '../progress-data.ts'
import { Password, Plan } from './user.ts'

export const PASSWORD_HISTORY_MAX = 5
/** Stands for a readable copy that exists; only a reveal returns the copy itself. */
export const PASSWORD_MASK = '••••••••'

/** The number of users in one page. */
export const PEOPLE_PAGE = 50
/**
 * Filters users by the beginning of a word of their name or address, or of their id, and by plan; `after` is the id of
 * the last user seen.
 */
export const PeopleQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  plan: z.optional(Plan),
  after: z.optional(z.string().check(z.maxLength(64))),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>

/** A user as the administrator's list shows it; it contains no readable password. */
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
    /** The mask while a readable copy of a password set by the administrator exists, otherwise null. */
    plaintextPassword: z.nullable(z.literal(PASSWORD_MASK)),
    passwordSetBy: z.nullable(z.string()),
    passwordSetAt: z.nullable(z.iso.datetime()),
    progressData: ProgressData,
  })
  .register(z.globalRegistry, { id: 'AdminUser' })
export type AdminUser = z.infer<typeof AdminUser>

/** One of a user's newest passwords, the present one included; its hash in masked form. */
export const PasswordHistoryEntry = z
  .object({ password: z.string(), createdAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'PasswordHistoryEntry' })
export type PasswordHistoryEntry = z.infer<typeof PasswordHistoryEntry>

/** `isHashed: true` stores only the hash; it does not say that the string is a hash. */
export const PasswordChange = z.object({ password: Password, isHashed: z._default(z.boolean(), true) })
export type PasswordChange = z.infer<typeof PasswordChange>

/** Hours for which a password that was set to be handed over is valid and can be revealed. */
export const HANDED_HOURS = 72
/** A password that was set to be handed over. */
export const HandedPassword = z
  .object({ password: z.string(), setBy: z.nullable(z.string()), expiresAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'HandedPassword' })
export type HandedPassword = z.infer<typeof HandedPassword>

/** A plan that the administrator grants; a null `planExpiresAt` means without an end. */
export const PlanChange = z.object({ plan: Plan, planExpiresAt: z._default(z.nullable(z.iso.datetime()), null) })
export type PlanChange = z.infer<typeof PlanChange>
