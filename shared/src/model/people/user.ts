import * as z from 'zod/mini'
import { OneTimeCode } from './second-factor.ts'

export const PASSWORD_MIN = 8
/** Long enough for any passphrase, and short enough that hashing it cannot be used for an attack. */
export const PASSWORD_MAX = 200
export const NAME_MAX = 50
export const DISPLAY_NAME_MAX = 50
export const CUSTOM_TITLE_MAX = 80
/** Characters. RFC 5321 limits a path to 256 octets, two of which are angle brackets. */
export const EMAIL_MAX = 254
/** Pixels of a side of a profile picture; the device crops and re-encodes to this size. */
export const PROFILE_IMAGE_SIDE = 256
/** Bytes of a decoded picture. */
export const PROFILE_IMAGE_BYTES_MAX = 256 * 1024
/**
 * Characters of the data URL of such a picture, which needs four for every three bytes and a prefix; there is room to
 * spare.
 */
export const PROFILE_IMAGE_MAX = 400 * 1024

export const Plan = z.enum(['free', 'starter', 'pro'])
export type Plan = z.infer<typeof Plan>

export const Email = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email())
export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX))

/** The signed-in person, as the current-user call returns it. */
export const User = z
  .object({
    id: z.string(),
    email: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    /** The chosen name, otherwise first and last name. */
    displayName: z.string(),
    name: z.string(),
    customTitle: z.nullable(z.string()),
    customProfileImage: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    /** Seed of the identicon: a keyed hash, because a plain hash would identify the address. */
    avatar: z.string(),
    role: z.enum(['user', 'admin']),
    subscriptionStatus: z.enum(['free', 'premium']),
    plan: Plan,
    planExpiresAt: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'User' })
export type User = z.infer<typeof User>

export const LoginInput = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  /** Code of the two-step verification, where the account has it. */
  code: z.optional(OneTimeCode),
})
export const RegisterInput = z.object({ email: Email, password: Password, firstName: PersonName, lastName: PersonName })
export const ForgotInput = z.object({ email: Email })
export const ResetInput = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: Password })
/**
 * The caller's new password; the current one is required so that somebody else at an unlocked computer cannot change
 * it.
 */
export const OwnPasswordInput = z.object({
  current: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  password: Password,
})
/**
 * Deletion of the caller's account; the password is required so that nobody else at an unlocked computer can delete it.
 */
export const AccountRemoval = z.object({ password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) })
export const ProfileInput = z.object({
  displayName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPLAY_NAME_MAX))),
  customTitle: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(CUSTOM_TITLE_MAX)))),
  /** `data:image/(png|jpeg|webp);base64,…`; null removes the picture. */
  profileImage: z.optional(
    z.nullable(
      z
        .string()
        .check(z.maxLength(PROFILE_IMAGE_MAX), z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)),
    ),
  ),
})
export type ProfileInput = z.infer<typeof ProfileInput>
