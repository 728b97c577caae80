import * as z from 'zod/mini'

/** A person to chat with. The email address is null for everyone but the administrator. */
export const OnlineUser = z
  .object({
    id: z.string(),
    displayName: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    /** Seed of the identicon. */
    avatar: z.string(),
    profileImageUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'OnlineUser' })
export type OnlineUser = z.infer<typeof OnlineUser>
