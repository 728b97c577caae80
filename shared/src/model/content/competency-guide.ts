import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { Competency } from './module.ts'

/** What one of the nine competencies means, and how it shows in an answer. */
export const CompetencyGuide = z
  .object({
    id: Competency,
    order: z.int(),
    name: Bilingual,
    definition: Bilingual,
    /** Examples of behaviour that shows the competency. */
    shows: z.array(Bilingual),
    /** Examples of behaviour that contradicts the competency. */
    contradicts: z.array(Bilingual),
  })
  .register(z.globalRegistry, { id: 'CompetencyGuide' })
export type CompetencyGuide = z.infer<typeof CompetencyGuide>
