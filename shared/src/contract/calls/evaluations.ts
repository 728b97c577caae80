import * as z from 'zod/mini'
import { PageQuery } from '../../model/content/page.ts'
import {
  Allowance,
  ASSIST_MS,
  Assistant,
  AssistantId,
  AssistProgress,
  Evaluation,
  EvaluationInput,
  EvaluationPage,
} from '../../model/evaluation.ts'
import { get, post } from '../endpoint.ts'

/**
 * Answers to scenarios and their evaluations. Past the plan's allowance, an answer to be evaluated that was written
 * online gets 429 with code `plan_limit` and `resetAt`.
 */
export const evaluations = {
  submit: post('/api/evaluations', { queued: true, writes: true, body: EvaluationInput, reply: Evaluation }),
  /** Null while there is none. */
  latest: get('/api/evaluations/latest', { reply: z.nullable(Evaluation) }),
  history: get('/api/evaluations', { query: PageQuery, reply: EvaluationPage }),
  allowance: get('/api/evaluations/allowance', { reply: Allowance }),
  assistants: get('/api/assistants', { reply: z.array(Assistant) }),
  /** Asks a configured assistant about a stored answer; uses no credit. */
  assist: post('/api/evaluations/{id}/assist', {
    limits: [{ by: 'user', max: 10, seconds: 60 }],
    answerWithinMs: ASSIST_MS,
    body: z.object({ assistant: AssistantId }),
    progress: AssistProgress,
    reply: Evaluation,
  }),
}
