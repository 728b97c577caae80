import * as z from 'zod/mini'

/**
 * Where a list that is read by pages continues: the `cursor` of the reply before, or, where replies have none, the id
 * of its last item; left out for the first page.
 */
export const PageQuery = z.object({ after: z.optional(z.string().check(z.maxLength(100))) })
export type PageQuery = z.infer<typeof PageQuery>
