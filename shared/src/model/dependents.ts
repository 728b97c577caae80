import * as z from 'zod/mini'
import { Bilingual } from './bilingual.ts'

/** What hangs on a piece of content that is about to be deleted. */
export const Dependents = z
  .object({
    /** Learners who have worked with it. */
    learners: z.int(),
    /** Other content that names it. */
    namedBy: z.array(z.object({ kind: z.enum(['module', 'scenario']), id: z.string(), title: Bilingual })),
  })
  .register(z.globalRegistry, { id: 'Dependents' })
export type Dependents = z.infer<typeof Dependents>

/** Days for which what was deleted can be brought back. */
export const TRASH_DAYS = 30
