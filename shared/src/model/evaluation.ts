import * as z from 'zod/mini'
import { Language } from './bilingual.ts'
import { Flag } from './content/flag.ts'

/** Scores and metrics are out of nine. */
export const SCORE_MAX = 9
export const RESPONSE_MAX = 20_000
export const SUGGESTIONS_MAX = 3
/** The largest number of separate answers in one submission. */
export const QUESTIONS_MAX = 4

export const ResponseType = z.enum(['text', 'audio'])
export type ResponseType = z.infer<typeof ResponseType>
const points = z.number().check(z.gte(0), z.lte(SCORE_MAX))

/** A passage of the answer that shows something; `start` and `end` are character offsets in the response. */
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

/** A key point; `sentence` is the index of the sentence that makes it, from 0. */
const KeyPointNote = z.object({ keyPointId: z.string(), text: z.string(), sentence: z.optional(z.int()) })

/**
 * The evaluation of an answer to a scenario: a practice score, never a prediction. Optional fields depend on the
 * engine.
 */
export const Evaluation = z
  .object({
    id: z.string(),
    scenarioId: z.string(),
    response: z.string(),
    responseType: ResponseType,
    createdAt: z.iso.datetime(),
    score: points,
    metrics: z.object({
      /** Shown as “Judgement” / « Jugement ». */
      clinicalAccuracy: points,
      communication: points,
      empathy: points,
    }),
    feedback: z.object({
      suggestions: z.array(z.string()),
      strengths: z.optional(z.array(z.string())),
      evidence: z.optional(z.array(Evidence)),
      /** Key points found in the answer, and those not found. */
      met: z.optional(z.array(KeyPointNote)),
      missed: z.optional(z.array(KeyPointNote)),
      flags: z.optional(z.array(z.string())),
    }),
    /** Score of the answer to each question, where the questions were answered one by one. */
    questions: z.optional(z.array(points)),
    /** Scores by dimension, out of nine. */
    dimensions: z.optional(z.record(z.string(), points)),
    /** The evaluator and its version, so that an old score can be explained. */
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
    /** False where the evaluation was stored past the plan's allowance. */
    credited: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'Evaluation' })
export type Evaluation = z.infer<typeof Evaluation>

/** The external assistants that can evaluate an answer beside the application's own evaluator. */
export const ASSISTANT_IDS = ['chatgpt', 'claude', 'mistral', 'gemini'] as const
export const AssistantId = z.enum(ASSISTANT_IDS)
export type AssistantId = z.infer<typeof AssistantId>

/** Time limit for asking an assistant, in milliseconds: up to two requests of twenty seconds each. */
export const ASSIST_MS = 45_000

/** What an assistant has written so far: not yet checked against the answer, and without a score. */
export const AssistProgress = z.object({ strengths: z.array(z.string()), suggestions: z.array(z.string()) })
export type AssistProgress = z.infer<typeof AssistProgress>

/** An external assistant as the administrator configured it. */
export const Assistant = z
  .object({
    id: AssistantId,
    name: z.string(),
    /** The assistant's own web page, for copying the prompt by hand. */
    url: z.string(),
    /** Whether the server can ask it, so that the reply appears without copying. */
    configured: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Assistant' })
export type Assistant = z.infer<typeof Assistant>

/** What was read from a pasted reply: the learner's claim, not an evaluation of ours. */
export const PastedEvaluation = z.object({
  assistant: AssistantId,
  score: points,
  metrics: z.object({ clinicalAccuracy: points, communication: points, empathy: points }),
  suggestions: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(10)),
})
export type PastedEvaluation = z.infer<typeof PastedEvaluation>

/** The number of evaluations in one page. */
export const EVALUATIONS_PAGE = 200
/**
 * A page of the caller's evaluations in the order in which the server received them; see `AttemptPage` for the cursor.
 */
export const EvaluationPage = z
  .object({ evaluations: z.array(Evaluation), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'EvaluationPage' })
export type EvaluationPage = z.infer<typeof EvaluationPage>

/**
 * How many of the plan's evaluations were used in the current period; `limit` and `resetsAt` are null where there is no
 * limit.
 */
export const Allowance = z
  .object({ limit: z.nullable(z.int()), used: z.int(), resetsAt: z.nullable(z.iso.datetime()) })
  .register(z.globalRegistry, { id: 'Allowance' })
export type Allowance = z.infer<typeof Allowance>

export const EvaluationInput = z.object({
  /** Made by the device: an id costs one credit, however often it is sent. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  scenarioId: z.string().check(z.minLength(1), z.maxLength(128)),
  response: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESPONSE_MAX)),
  /** The answer to each question, where they were given separately; joined they are the response. */
  answers: z.optional(z.array(z.string().check(z.maxLength(RESPONSE_MAX))).check(z.maxLength(QUESTIONS_MAX))),
  responseType: ResponseType,
  language: z.optional(Language),
  /** When the scenario was answered, by the device's clock. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  /** Answered offline: never refused; past the plan's allowance it is stored without credit. */
  offline: z._default(Flag, false),
  /** An assistant's reply, stored beside the application's evaluations; uses no credit. */
  pasted: z.optional(PastedEvaluation),
})
export type EvaluationInput = z.infer<typeof EvaluationInput>
