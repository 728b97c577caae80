import * as z from 'zod/mini'

/** Six digits of an authenticator (RFC 6238). */
export const OneTimeCode = z
  .string()
  .check(z.trim(), z.regex(/^\d{6}$/))
  .register(z.globalRegistry, { id: 'OneTimeCode', examples: ['123456'] })

/** How the administrator's sign-in is protected. */
export const SecurityState = z
  .object({
    hasSecondFactor: z.boolean(),
    /** Until when the password entered last still counts; null when it has to be entered again. */
    verifiedUntil: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'SecurityState' })
export type SecurityState = z.infer<typeof SecurityState>

/** What an authenticator application needs; shown once, during setup. */
export const SecondFactorStart = z
  .object({ secret: z.string(), uri: z.string() })
  .register(z.globalRegistry, { id: 'SecondFactorStart' })
export type SecondFactorStart = z.infer<typeof SecondFactorStart>
