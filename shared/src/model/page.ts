import * as z from 'zod/mini'

/** Where a list that is read by pages goes on: the `cursor` of the answer before; left out, it begins. */
export const PageQuery = z.object({ after: z.optional(z.string().check(z.maxLength(100))) })
export type PageQuery = z.infer<typeof PageQuery>
