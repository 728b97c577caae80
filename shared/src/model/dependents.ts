import * as z from 'zod/mini'
import { Bilingual } from './bilingual.ts'

/** What refers to a piece of content that is about to be deleted. */
export const Dependents = z
  .object({
    /** Number of learners who have used the content. */
    learners: z.int(),
    /** Other content that refers to the content. */
    namedBy: z.array(z.object({ kind: z.enum(['module', 'scenario']), id: z.string(), title: Bilingual })),
  })
  .register(z.globalRegistry, { id: 'Dependents' })
export type Dependents = z.infer<typeof Dependents>

/** Days for which deleted content can be restored. */
export const TRASH_DAYS = 30
