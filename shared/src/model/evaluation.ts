import * as z from 'zod/mini'
import { Language } from './bilingual.ts'
import { Flag } from './flag.ts'

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

/** Whose judgement it is: one's own evaluator, or an assistant that was asked outside and whose reply the learner pasted. */
export const AssistantId = z.enum(['chatgpt', 'claude', 'mistral', 'gemini'])
export type AssistantId = z.infer<typeof AssistantId>

/** How long asking an assistant may take: it may be asked twice, twenty seconds each. */
export const ASSIST_MS = 45_000

/** What an assistant has written until now, while it still writes: not checked against the answer yet, and no score. */
export const AssistProgress = z.object({ strengths: z.array(z.string()), suggestions: z.array(z.string()) })
export type AssistProgress = z.infer<typeof AssistProgress>

/** An external assistant as the administrator has set it up. */
export const Assistant = z
  .object({
    id: AssistantId,
    name: z.string(),
    /** Where it is used by hand. */
    url: z.string(),
    /** The server can ask it: the reply comes in place. */
    configured: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Assistant' })
export type Assistant = z.infer<typeof Assistant>

/** What an assistant's reply was read into; the learner's claim, not a judgement of ours. */
export const PastedEvaluation = z.object({
  assistant: AssistantId,
  score: points,
  metrics: z.object({ clinicalAccuracy: points, communication: points, empathy: points }),
  suggestions: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(10)),
})
export type PastedEvaluation = z.infer<typeof PastedEvaluation>

/** Evaluations in one page. */
export const EVALUATIONS_PAGE = 200
/** A page of one's own evaluations in the order in which the server received them; see `AttemptPage` for the cursor. */
export const EvaluationPage = z
  .object({ evaluations: z.array(Evaluation), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'EvaluationPage' })
export type EvaluationPage = z.infer<typeof EvaluationPage>

/** What is left of the plan's evaluations: null where there is no limit. */
export const Allowance = z
  .object({ limit: z.nullable(z.int()), used: z.int(), resetsAt: z.nullable(z.iso.datetime()) })
  .register(z.globalRegistry, { id: 'Allowance' })
export type Allowance = z.infer<typeof Allowance>

export const EvaluationInput = z.object({
  /** Made by the device: one credit per id, however often it is sent. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  scenarioId: z.string().check(z.minLength(1), z.maxLength(128)),
  response: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESPONSE_MAX)),
  responseType: ResponseType,
  language: z.optional(Language),
  /** When it was answered, by the device's clock. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  /** Answered with no network: never refused; beyond the plan it is stored without credit. */
  offline: z._default(Flag, false),
  /** An assistant's reply, stored beside one's own evaluations; takes no credit. */
  pasted: z.optional(PastedEvaluation),
})
export type EvaluationInput = z.infer<typeof EvaluationInput>
