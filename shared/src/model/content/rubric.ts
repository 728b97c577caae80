import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { byLanguage } from '../languages.ts'

/** Bounds of a rubric, so that an evaluation, which compares every sentence with every term, has a bound too. */
export const STAKEHOLDERS_MAX = 12
export const KEY_POINTS_LIMIT = 12
export const RED_FLAGS_LIMIT = 8
/** Terms of one list and language. */
export const TERMS_LIMIT = 30
export const TERM_MAX = 80
/** Example sentences of one list and language. */
export const EXAMPLES_LIMIT = 20
export const EXAMPLE_MAX = 300
export const POINT_ID_MAX = 64
export const POINT_TEXT_MAX = 400

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
    /** Terms that count only where two of them are in one sentence, and that sentence names a stakeholder. */
    weak: z.optional(Terms),
    /** Sentences that make the point, in the words of applicants: the evaluator compares an answer with them. */
    examples: z.optional(Terms),
    /** Sentences about the same thing that do not make the point, or say the contrary. */
    counterexamples: z.optional(Terms),
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

const terms = z.object(
  byLanguage(() => z.array(z.string().check(z.maxLength(TERM_MAX))).check(z.maxLength(TERMS_LIMIT))),
)
const sentences = z.object(
  byLanguage(() => z.array(z.string().check(z.maxLength(EXAMPLE_MAX))).check(z.maxLength(EXAMPLES_LIMIT))),
)
const text = z.object(byLanguage(() => z.string().check(z.maxLength(POINT_TEXT_MAX))))
const point = {
  id: z.string().check(z.maxLength(POINT_ID_MAX)),
  kind: KeyPointKind,
  text,
  any: terms,
  weak: z.optional(terms),
  examples: z.optional(sentences),
  counterexamples: z.optional(sentences),
}
/** A rubric as an administrator writes it. A stored one may be from before these limits. */
export const RubricInput = z.object({
  stakeholders: z.array(terms).check(z.maxLength(STAKEHOLDERS_MAX)),
  keyPoints: z.array(z.object(point)).check(z.maxLength(KEY_POINTS_LIMIT)),
  redFlags: z.array(z.object({ any: terms, message: text })).check(z.maxLength(RED_FLAGS_LIMIT)),
})

/** A model answer of the length that can be typed or said at `wpm`; its two blocks answer the two questions. */
export const ModelAnswer = z
  .object({ wpm: z.int().check(z.gte(1), z.lte(400)), ...byLanguage(() => z.string()) })
  .register(z.globalRegistry, { id: 'ModelAnswer' })
export type ModelAnswer = z.infer<typeof ModelAnswer>
