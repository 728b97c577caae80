import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { byLanguage } from '../languages.ts'

export const KeyPointKind = z.enum(['missing-info', 'perspective', 'principle', 'option', 'action', 'resource'])
export type KeyPointKind = z.infer<typeof KeyPointKind>

/** Phrases and word stems of one meaning, by language. */
export const Terms = z.object(byLanguage(() => z.array(z.string()))).register(z.globalRegistry, { id: 'Terms' })
export type Terms = z.infer<typeof Terms>

export const KeyPoint = z
  .object({
    id: z.string(),
    kind: KeyPointKind,
    /** One sentence, shown to the learner. */
    text: Bilingual,
    any: Terms,
    /** Terms that count only in a sentence that names a stakeholder. */
    weak: z.optional(Terms),
  })
  .register(z.globalRegistry, { id: 'KeyPoint' })
export type KeyPoint = z.infer<typeof KeyPoint>

/** What a fair rater looks for in answers to one scenario. */
export const Rubric = z
  .object({
    /** Every person or group with a stake, by the words that name them. */
    stakeholders: z.array(Terms),
    keyPoints: z.array(KeyPoint),
    /** Statements that lower a score. */
    redFlags: z.array(z.object({ any: Terms, message: Bilingual })),
  })
  .register(z.globalRegistry, { id: 'Rubric' })
export type Rubric = z.infer<typeof Rubric>

/** A model answer of the length that can be typed or said at `wpm`; its two blocks answer the two questions. */
export const ModelAnswer = z
  .object({ wpm: z.int().check(z.gte(1), z.lte(400)), ...byLanguage(() => z.string()) })
  .register(z.globalRegistry, { id: 'ModelAnswer' })
export type ModelAnswer = z.infer<typeof ModelAnswer>
