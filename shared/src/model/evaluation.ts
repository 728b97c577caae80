import * as z from 'zod/mini'
import { Language } from './bilingual.ts'

/** Scores and metrics are out of nine. */
export const SCORE_MAX = 9
export const RESPONSE_MAX = 20_000
export const SUGGESTIONS_MAX = 3

export const ResponseType = z.enum(['text', 'audio'])
export type ResponseType = z.infer<typeof ResponseType>
const points = z.number().check(z.gte(0), z.lte(SCORE_MAX))

/** Where a sentence of the answer shows something; `start` and `end` count characters of the response. */
export const Evidence = z
  .object({
    sentenceIndex: z.int(),
    start: z.int(),
    end: z.int(),
    dimension: z.string(),
    cue: z.string(),
    strength: z.number(),
  })
  .register(z.globalRegistry, { id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

const KeyPointNote = z.object({ keyPointId: z.string(), text: z.string() })

/** How an answer to a scenario was judged: a practice score, never a prediction. What is optional depends on the engine. */
export const Evaluation = z
  .object({
    id: z.string(),
    scenarioId: z.string(),
    response: z.string(),
    responseType: ResponseType,
    createdAt: z.iso.datetime(),
    score: points,
    metrics: z.object({
      /** Shown as Judgement / Jugement. */
      clinicalAccuracy: points,
      communication: points,
      empathy: points,
    }),
    feedback: z.object({
      suggestions: z.array(z.string()),
      strengths: z.optional(z.array(z.string())),
      evidence: z.optional(z.array(Evidence)),
      /** Key points found, and those not found in the answer. */
      met: z.optional(z.array(KeyPointNote)),
      missed: z.optional(z.array(KeyPointNote)),
      flags: z.optional(z.array(z.string())),
    }),
    /** Scores by dimension, out of nine. */
    dimensions: z.optional(z.record(z.string(), points)),
    /** Which judge, and which version of it: an old score stays explainable. */
    engine: z.optional(
      z.object({
        id: z.string(),
        version: z.string(),
        lexiconHash: z.optional(z.string()),
        pasted: z.optional(z.boolean()),
      }),
    ),
    language: z.optional(Language),
    confidence: z.optional(z.enum(['low', 'medium', 'high'])),
    /** False where it was stored beyond the plan's allowance. */
    credited: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'Evaluation' })
export type Evaluation = z.infer<typeof Evaluation>

export const EvaluationInput = z.object({
  /** Made by the device: one credit per id, however often it is sent. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  scenarioId: z.string().check(z.minLength(1), z.maxLength(128)),
  response: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESPONSE_MAX)),
  responseType: ResponseType,
  language: z.optional(Language),
  /** When it was answered, by the device's clock. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
})
export type EvaluationInput = z.infer<typeof EvaluationInput>
