import * as z from 'zod/mini'
import { Bilingual } from '../bilingual.ts'
import { SCORE_MAX } from '../evaluation.ts'
import { byLanguage } from '../languages.ts'

export const AnswerLevel = z.enum(['weak', 'middling', 'strong'])
export type AnswerLevel = z.infer<typeof AnswerLevel>

/** Ratings are given in steps of half a point. */
export const RATING_STEP = 0.5
/** A rating: 0 to 9, in half points. */
export const Rating = z.number().check(z.gte(0), z.lte(SCORE_MAX), z.multipleOf(RATING_STEP))

/** An answer with a reference rating, by which learners calibrate their own; its two blocks answer the two questions. */
export const RatedAnswer = z
  .object({
    level: AnswerLevel,
    rating: Rating,
    ...byLanguage(() => z.string()),
    /** What in the answer decides its rating, in two or three sentences. */
    reasons: Bilingual,
  })
  .register(z.globalRegistry, { id: 'RatedAnswer' })
export type RatedAnswer = z.infer<typeof RatedAnswer>
